import Synchronization
import Text

/// The sentences of a language. The build makes them from its catalog; `Template` there explains their form.
package final class Catalog: Sendable {
  private let file: StaticString
  /// Where each sentence starts.
  private let starts: [UInt32]
  private let output = Mutex(Output { _ in })

  init(_ file: StaticString, starts: [UInt32]) { (self.file, self.starts) = (file, starts) }

  private var text: UnsafePointer<UInt8> { file.utf8Start }

  /// The sentence with this index, with its arguments filled in.
  func sentence(
    _ index: Int, _ arguments: [any Argument], in language: Language, isolating: Bool = false
  ) -> String {
    output.withLock { output in
      output.string {
        write(from: Int(starts[index]), arguments, in: language, isolating: isolating, into: &$0)
      }
    }
  }

  /// The sentence with this name, which has no arguments.
  func sentence(named name: String, in language: Language) -> String {
    let head = Array("\n\(name) =".utf8)
    let index = starts.indices.first { index in
      let start = Int(starts[index]) - head.count
      return start >= 0 && UnsafeBufferPointer(start: text + start, count: head.count).elementsEqual(head)
    }
    guard let index else { preconditionFailure("no message \(name)") }
    return sentence(index, [], in: language)
  }

  /// Writes from a place to the brace that closes the text there.
  private func write(
    from start: Int, _ arguments: [any Argument], in language: Language, isolating: Bool,
    into output: inout Output
  ) {
    var place = start
    while true {
      let begin = place
      while text[place] != UInt8(ascii: "{"), text[place] != UInt8(ascii: "}") { place += 1 }
      output.append(UnsafeBufferPointer(start: text + begin, count: place - begin))
      if text[place] == UInt8(ascii: "}") { return }
      let letter = text[place + 1]
      place += 2
      if letter < UInt8(ascii: "a") {
        arguments[Int(letter - UInt8(ascii: "A"))].write(in: language, isolating: isolating, into: &output)
        // `Wham!` ends its sentence.
        if text[place] == UInt8(ascii: "."), output.last.map({ ".!?".utf8.contains($0) }) == true { place += 1 }
        continue
      }
      let argument = arguments[Int(letter - UInt8(ascii: "a"))]
      var isWritten = false
      var isLast = false
      while !isLast {
        isLast = text[place] == UInt8(ascii: "*")
        let key = VariantKey(text + place + 3)
        if !isWritten, isLast || argument.fits(key, in: language) {
          write(
            from: place + 3 + key.bytes.count + 1, arguments, in: language, isolating: isolating, into: &output)
          isWritten = true
        }
        place += text.number(after: place)
      }
    }
  }
}

/// What a variant of a sentence is for: a number, a plural category, or another word.
package struct VariantKey {
  fileprivate let bytes: UnsafeBufferPointer<UInt8>

  fileprivate init(_ start: UnsafePointer<UInt8>) {
    var end = start
    while end.pointee != UInt8(ascii: "]") { end += 1 }
    bytes = UnsafeBufferPointer(start: start, count: end - start)
  }

  func isWord(_ word: String) -> Bool { word.withBytes { bytes.elementsEqual($0) } }

  /// The number; nil for a word.
  var number: Int? {
    guard (0x30...0x39).contains(bytes[0]) else { return nil }
    return bytes.reduce(0) { 10 * $0 + Int($1) - 0x30 }
  }
}

extension UnsafePointer<UInt8> {
  /// The number in two letters after the sign at a place, in text that the build has made.
  func number(after sign: Int) -> Int { Int(self[sign + 1]) &* 64 &+ Int(self[sign + 2]) &- 0x30 &* 65 }
}
