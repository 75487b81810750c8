import CFuzzer
import Foundation

// fuzz --target=NAME [libFuzzer's options and folders]
// fuzz --target=NAME --seeds=GOLDEN FOLDER
//
// The second form writes what the fuzzer starts from: inputs made from the golden files, and a dictionary.
/// The value of an option of this program, which libFuzzer ignores because it begins with two hyphens.
func value(of option: String) -> String? {
  CommandLine.arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
}

guard let name = value(of: "--target"), let target = Target(rawValue: name) else {
  print("Targets: " + Target.allCases.map(\.rawValue).joined(separator: " "))
  exit(2)
}
if let golden = value(of: "--seeds"), let folder = CommandLine.arguments.last {
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
