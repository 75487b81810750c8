import Testing

@testable import MemoryTunes

struct OutputTests {
  @Test func `a large board is written in pieces and never held whole`() {
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
}
