import Foundation
import Testing

/// What cannot be saved is reported once, unless the answer says so already. No trouble hides another one.
struct TroubleOnceTests {
  /// Runs a line in which `as LINES` plays lines as somebody who is not root.
  private func run(_ line: String) throws -> Program.Result {
    try Program.run(
      """
      mkdir -p home/decks home/games home/tunes; cp "$P" game; chown -R 65534 . home; chmod 755 .
      as() { printf "$1" | setpriv --reuid=65534 --regid=65534 --clear-groups ./game --format json --home home; }

      """ + line)
  }

  private static let isRoot: ConditionTrait = .enabled(
    if: Home.isRoot, "it takes root to become somebody else")

  @Test(isRoot)
  func `a name that is too long is refused, and the loss of the game afterwards is reported`() throws {
    let name = String(repeating: "a", count: 300)
    let result = try run(
      """
      chmod 500 home/games
      as 'menu\\nsave x\\nplay 4\\nsave \(name)\\nflip 1 2\\nplay 6\\nflip 1 2\\n' | grep -c 'File name too long'
      """)
    #expect(result.output == "1\n", "\(result)")
    let complaint = "memory-tunes: cannot save anything in home/games: Permission denied\n"
    #expect(result.errors == complaint, "\(result)")
  }

  @Test(isRoot)
  func `neither a refused favorite nor trouble with another file hides the loss of the game`() throws {
    let result = try run(
      """
      as 'play 2\\nflip 1\\n' >/dev/null
      chmod 0 home/begun.tsv; chmod 500 home/decks home/games
      as 'game\\nfavorite 1\\nflip 2\\nplay 4\\n' | grep -o '"ok":[a-z]*,"notice":"favorites[^"]*"'
      """)
    #expect(result.output == "\"ok\":false,\"notice\":\"favorites.tsv: Permission denied\"\n", "\(result)")
    #expect(
      result.errors == """
        memory-tunes: cannot save home/begun.tsv: Permission denied; cannot save anything in home/games: Permission \
        denied; home/begun.tsv cannot be read: Permission denied

        """, "\(result)")
  }

  @Test(isRoot)
  func `a read-only home is reported once, whatever is saved first`() throws {
    for lines in ["set pairs 5\\nplay 4\\n", "play 4\\nset pairs 5\\n"] {
      let result = try run(
        "chmod 500 home/games home; as '\(lines)flip 1\\nset speed fast\\nplay 5\\n' >/dev/null")
      #expect(result.errors == "memory-tunes: cannot save anything in home: Permission denied\n", "\(result)")
    }
  }

  @Test(isRoot)
  func `a folder of games that cannot be read is reported`() throws {
    let result = try run(
      "as 'play 4\\n' >/dev/null; chmod 0 home/games; as 'games\\ngames\\n' | grep -c 'saved games cannot be read: Perm'; chmod 700 home/games; as 'games\\n' | wc -l"
    )
    #expect(result.errors == "memory-tunes: home/games cannot be read: Permission denied\n", "\(result)")
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["2", "2"])
  }

  @Test(isRoot)
  func `a favorite in another user's folder says why it was refused`() throws {
    let result = try run(
      """
      chown 4711 home/decks; chmod 777 home/decks
      as 'play 4\\nflip 1\\nfavorite 1\\n' | tail -n 1 | grep -o '"notice":"[^"]*"'; ls home/decks
      """)
    #expect(result.output == "\"notice\":\"favorites.tsv: the folder belongs to another user\"\n", "\(result)")
    #expect(result.errors == "")
  }

  @Test func `a socket in place of the favorites is set aside`() throws {
    let result = try Program.run(
      """
      mkdir -p home/decks
      python3 -c "import socket; socket.socket(socket.AF_UNIX).bind('home/decks/favorites.tsv')"
      printf 'play 4\\nflip 1\\nfavorite 1\\n' | "$P" --home home | tail -n 2; ls home/decks
      """)
    #expect(result.output.contains("Added to favorites: "), "\(result)")
    #expect(result.lines.suffix(2) == ["favorites.tsv", "favorites.tsv.damaged"])
  }
}
