import Testing
@testable import MemoryTunes

/// `--trace` shows everything: values that differ never look alike.
struct TraceTests {
  private static func text(_ value: Any) -> String {
    Dump(value).parts.map { "\($0.path)=\($0.text)" }.joined(separator: " ")
  }

  private static func trace(_ lines: [String]) -> [Substring] {
    var trace = ""
    let session = Transcript(world: { $0.trace = { trace += String(decoding: $0, as: UTF8.self) } })
    session.play(lines: lines)
    return trace.split(separator: "\n")
  }

  @Test func `a trace has the values of actions, what happened, and what each changed`() throws {
    let lines = Self.trace(["play 2", "flip 1", "set speed fast", "filp"])
    #expect(lines.contains { $0.contains(#""action":{"typed"#) && $0.contains("play.flip.0.number\":\"1\"") })
    #expect(lines.contains { $0.contains(#""events":[{"turned.card.number":"1""#) })
    #expect(lines.contains { $0.contains(#"log.position":["0","1"]"#) })
    #expect(lines.contains { $0.contains(#""game.settings.presentation.speed":["normal","fast"]"#) })
    for (number, line) in zip(1..., lines) { #expect(line.hasPrefix("{\"number\":\(number),")) }
  }

  @Test func `a trace says by which sentence a line in other words was read`() throws {
    let lines = Self.trace(["play 2", "please open card 3"])
    let sentence = try #require(lines.firstIndex { $0.hasPrefix(#"{"sentence":"flip {n}"#) })
    #expect(lines[sentence].contains("done; each word is in the sentence"))
    #expect(lines[sentence + 1].contains("play.flip"))
  }

  @Test func `a trace has a deck by its name`() {
    let lines = Self.trace(["play 2 animals", "deck rock", "play 2"])
    #expect(lines.map(\.utf8.count).max()! < 20_000, "\(lines.map(\.utf8.count))")
    #expect(lines.contains { $0.contains("animals") })
  }

  @Test func `values print deterministically, and differently if they differ`() {
    struct Pair: Hashable { let a: Int; let b: String? }
    enum Choice { case none, one(Int), two(Int, b: Int) }
    #expect(
      Self.text(Set([Pair(a: 2, b: nil), Pair(a: 1, b: "x")])) == #"[0].a=1 [0].b.some="x" [1].a=2 [1].b=nil"#)
    #expect(Self.text(["b": 1, "a": 2]) == #"[0].key="a" [0].value=2 [1].key="b" [1].value=1"#)
    #expect(Self.text([Choice.none, .one(1), .two(1, b: 2)]) == "[0]=none [1].one=1 [2].two.0=1 [2].two.b=2")
    let nested: [Int??] = [nil, .some(nil), 3]
    #expect(Self.text(nested) == "[0]=nil [1].some=nil [2].some.some=3")
    #expect(Array(Self.text(["é", "e\u{301}"]).utf8) == Array("[0]=\"é\" [1]=\"e\u{301}\"".utf8))
    #expect(Self.text([UInt64.max]) == "[0]=18446744073709551615")
    #expect(Self.text([[0xC3, 0xA9] as [UInt8], [0xFF]]) == #"[0]="é" [1][0]=255"#)
    #expect(Self.text([1.5, -0.0, .infinity]) == "[0]=1.5 [1]=-0.0 [2]=inf")
    #expect(Self.text([[Int](), [0]]) == "[0]=[] [1][0]=0")
  }
}
