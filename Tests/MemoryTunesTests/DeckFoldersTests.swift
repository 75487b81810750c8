import Testing
@testable import MemoryCore
@testable import MemoryTunes

import Text

/// Folders of decks that are found by name.
struct DeckFoldersTests {
  private static func folders(_ files: [(String, DeckOrigin, String)], others: Int = 0) -> DeckFolders {
    DeckFolders(
      files: {
        (files.map { DeckFolders.File(path: FilePath("/decks/\($0.0)"), origin: $0.1) }, others)
      },
      find: { _, names in
        names.lazy.flatMap { [$0.text, $0.text + ".tsv"] }.first { name in files.contains { $0.0 == name } }
          .map { FilePath("/decks/\($0)") }
      },
      read: { path in
        let file = files.first { "/decks/\($0.0)" == path.text }
        return file.map { .success(Array($0.2.utf8)) } ?? .failure(SystemProblem.other("gone"))
      })
  }

  private static let words = "one\tодин\ntwo\tдва\nthree\tтри\n"

  @Test func `each deck is listed with its count and origin, or its error`() {
    let transcript = Transcript(world: {
      $0.decks = Self.folders([
        ("bad.tsv", .own, "one\tодин\nno translation\n"), ("words.tsv", .own, Self.words),
        ("words.tsv", .program, Self.words),
      ])
    })
    let text = transcript.play("decks")
    #expect(
      text.contains(
        """
          bad.tsv    cannot be used (your own): line 2: The line has no artist. Either
        all tunes have one, or none has.
          words.tsv  3 pairs, your own
          words.tsv  3 pairs, built in
        To play with one, type: deck words.tsv
        """), "\(text)")
  }

  @Test(arguments: [(1, 2), (0, 1), (-1, 1)])
  func `decks after very large files are listed unread`(more: Int, count: Int) {
    var reads = 0
    var folders = Self.folders([
      ("a.tsv", .own, Self.words), ("b.tsv", .own, Self.words), ("c.tsv", .own, Self.words),
    ])
    folders.read = { _ in
      reads += 1
      return .success(Array(Self.words.utf8))
    }
    let list = DeckList(folders, mostBytes: Self.words.utf8.count + more)
    #expect(
      list.decks.map(\.count) == Array([3, 3, 3].prefix(count)) + Array(repeating: nil, count: 3 - count))
    #expect(reads == count)
  }

  @Test func `Tab completes deck names`() {
    let transcript = Transcript(world: {
      $0.decks = Self.folders([("words.tsv", .own, ""), ("wor\u{7}.tsv", .own, ""), ("a b.tsv", .program, "")])
      $0.filesBeginning = { $0 == "w" ? ["words.tsv", "work/"] : [] }
    })
    func candidates(_ line: String) -> [String] { transcript.session.completion(of: line).candidates }
    #expect(candidates("deck w") == ["words.tsv", "work/"])
    #expect(candidates("deck a ") == ["a b.tsv"] && candidates("deck x") == [])
  }
}
