import MemoryGame
import Testing

import Text

struct OutputTests {
  @Test func `a large board is written in pieces`() {
    var sizes: [Int] = []
    let deck = (0..<5000).map { "Title \($0)\tArtist\n" }.joined()
    let transcript = Transcript(world: {
      $0.readFile = { _ in .success(Array(deck.utf8)) }
      let write = $0.write
      $0.write = {
        sizes.append($0.count)
        write($0)
      }
    })
    transcript.play("deck large.tsv")
    let answer = transcript.play("play 5000")
    #expect(answer.utf8.count > 500_000)
    #expect(sizes.reduce(0, +) > 500_000 && sizes.max() ?? 0 < 70_000)
  }

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
