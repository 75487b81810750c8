import CFuzzer
import Foundation

// fuzz --target=NAME [libFuzzer's options and folders]
// fuzz --target=NAME --seeds=GOLDEN FOLDER
//
// The second form writes what the fuzzer starts from: inputs made from the golden files, and a dictionary.
guard let name = Arguments.value(of: "--target"), let target = Target(rawValue: name) else {
  print("Targets: " + Target.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}
if let golden = Arguments.value(of: "--seeds"), let folder = CommandLine.arguments.last {
  try Seeds(golden: golden).write(for: target, to: folder)
} else {
  // libFuzzer calls a C function, which cannot capture a target.
  Target.chosen = target
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  exit(
    LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      Target.chosen.run([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
}
