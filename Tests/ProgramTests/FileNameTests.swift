import Foundation
import Testing

/// File names of any bytes, on the command line and with `deck`.
struct FileNameTests {
  /// Two names that look the same where bytes are not UTF-8, and the name that both would become.
  private static let decks = """
    one=$(printf 'caf\\351.tsv'); other=$(printf 'caf\\350.tsv'); common=$(printf 'caf\\357\\277\\275.tsv')
    printf 'A\\tX\\nB\\tY\\n' >"$one"; printf 'A\\tX\\nB\\tY\\nC\\tZ\\n' >"$other"

    """

  @Test func `a deck is found by a name that is not UTF-8, and only by its own`() throws {
    let result = try Program.run(
      Self.decks + """
        printf 'deck %s\\ntunes\\ndeck  %s \\ntunes\\ndeck %s\\n' "$one" "$other" "$common" | $P --format json
        echo play | $P --deck "$one" --format json; $P --deck="$common" </dev/null
        """)
    try #require(result.lines.count == 8, "\(result)")
    #expect(result.lines[2].contains("2 tunes of caf\u{FFFD}.tsv"), "\(result)")
    #expect(result.lines[4].contains("3 tunes of caf\u{FFFD}.tsv"))
    #expect(result.lines[5].contains("\"notice\":\"caf\u{FFFD}.tsv: No such file or directory\""))
    #expect(result.lines[7].contains("\"count\":2"))
    #expect(result.errors == "memory-tunes: caf\u{FFFD}.tsv: No such file or directory\n")
  }

  @Test func `a name with a NUL is not the file before the NUL`() throws {
    let result = try Program.run(
      "printf 'A\\tX\\nB\\tY\\n' >a; printf 'deck a\\000b\\n' | $P --format json")
    #expect(result.lines.last?.contains("No such file or directory") == true, "\(result)")
  }

  @Test func `saving, recording and replaying work with names of any bytes`() throws {
    let result = try Program.run(
      Self.decks + """
        h=$(printf 'h\\344'); printf 'play 2\\nflip 1\\n' | $P --home "$h" --record "$one.r" >/dev/null
        $P --home="$h" --format json </dev/null; echo show | $P --replay "$one.r" | tail -n 3; ls -b | grep -v tsv$
        """)
    #expect(result.lines.first?.contains("\"flips\":1,") == true, "\(result)")
    #expect(result.lines.contains("h\\344") && result.lines.contains("caf\\351.tsv.r"))
    #expect(result.lines.count == 1 + 3 + 5 && result.errors == "")
  }

  @Test func `a tilde is the home folder, on the command line, with deck and in a script`() throws {
    let result = try Program.run(
      """
      mkdir h; HOME=$PWD/h; export HOME; printf 'A\\tX\\nB\\tY\\n' >h/two.tsv
      printf 'deck ~/two.tsv\\nplay\\n' | $P --format json | tail -n 1
      echo play | $P --deck='~/two.tsv' --record='~/record' --home='~/kept' --format json | tail -n 1; ls h
      $P --replay='~/record' --format json </dev/null | tail -n 1
      """)
    try #require(result.lines.count == 6, "\(result)")
    for place in [0, 1, 5] { #expect(result.lines[place].contains("\"pairs\":2")) }
    #expect(result.lines[2...4] == ["kept", "record", "two.tsv"])
  }
}
