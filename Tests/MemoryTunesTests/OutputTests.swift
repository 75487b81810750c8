import MemoryGame
import Testing

import Text

struct OutputTests {
  @Test func `a long line is written in pieces without loss`() {
    var pieces: [[UInt8]] = []
    var output = Output { pieces.append(Array($0)) }
    output.append("0123456789", times: 20_000)
    output.endLine()
    #expect(pieces.map(\.count) == [65_536, 65_536, 65_536, 3393])
    let text = String(decoding: pieces.joined(), as: UTF8.self)
    #expect(text == String(repeating: "0123456789", count: 20_000) + "\n")
  }

  @Test func `pieces of a long line end between characters`() {
    var pieces: [[UInt8]] = []
    var output = Output { pieces.append(Array($0)) }
    output.append("翻", times: 50_000)
    output.flush()
    #expect(pieces.count == 3 && pieces.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == String(repeating: "翻", count: 50_000))
  }
}
