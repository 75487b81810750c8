import Testing

/// Record files: invalid lines, and lines that cannot be written.
struct SavedRecordsTests {
  private static let line =
    "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\t0.500000\\t0.100000\\t0\\tyou\\t\\tsame\\t\\t\\t\\n"

  private func run(_ line: String) throws -> Program.Result { try Program.run(Home.setting + line) }

  @Test(arguments: [
    "garbage\\n", "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\t0.5\\t0.1\\t-5\\tyou\\n", "torn",
    "\\000garbage\\n", "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\n",
  ])
  func `an invalid line is skipped and reported once, and everything stays where it is`(garbage: String) throws
  {
    let result = try run(
      """
      play 'records 2\\n' | tail -n 1; printf '\(garbage)' >>home/records.tsv; cp home/records.tsv before
      play 'records 2\\nrecords 2\\n' | tail -n 1; cmp before home/records.tsv; ls home | grep tsv
      """)
    let (good, damaged) = (result.lines.first ?? "", result.lines.dropFirst().first ?? "")
    #expect(good.contains("\"when\"") && good.drop { $0 != "o" } == damaged.drop { $0 != "o" }, "\(result)")
    #expect(result.lines.dropFirst(2) == ["begun.tsv", "records.tsv"], "\(result)")
    #expect(
      result.errors == "memory-tunes: line 3 of home/records.tsv cannot be read and is skipped\n", "\(result)")
  }

  @Test func `records are appended to garbage, and read`() throws {
    let result = try run(
      """
      printf 'garbage\\nmore' >home/records.tsv; printf 'garbage\\n' >home/begun.tsv
      play "play 2\\n${all}" >/dev/null; wc -l <home/records.tsv; wc -l <home/begun.tsv
      play "records\\nrecords 2\\n" | grep -c '"when"'
      """)
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["3", "2", "2"], "\(result)")
    let complaints = result.errors.split(separator: "\n")
    #expect(complaints.count == 2, "\(result)")
    #expect(
      complaints.allSatisfy {
        $0.hasSuffix("2 lines of home/records.tsv cannot be read and are skipped, starting with line 1")
      })
  }

  @Test func `a partly written record is removed`() throws {
    let result = try run(
      """
      python3 -c "
      file = open('home/records.tsv', 'a')
      line = '\(Self.line)'
      file.write(line.replace('pop', 'p' * (500 - file.tell() - len(line) + 3)))"
      cp home/records.tsv good
      (ulimit -f 1; play "play 2\\n${all}" 2>complaint | cat >/dev/null)
      wc -c <good; cat complaint; cmp home/records.tsv good && echo same
      """)
    let complaint = "memory-tunes: cannot save home/records.tsv: File too large"
    #expect(result.lines.map { String($0.trimmingPrefix(" ")) } == ["500", complaint, "same"], "\(result)")
  }

  @Test(arguments: ["\(line)", "\\n", "x\\n", "\\t", "pop\\t2\\n"])
  func `a large record file with any contents is answered`(content: String) throws {
    let result = try run(
      """
      python3 -c "
      line = '\(content)'
      open('home/records.tsv', 'w').write(line * (1024 * 1024 // len(line)))"
      play 'records\\nrecords 2\\nstats\\n' | wc -l
      """)
    #expect(result.lines.first?.filter { $0 != " " } == "4" && result.lines.count == 1, "\(result)")
    #expect(result.errors.split(separator: "\n").count <= 1, "\(result)")
  }
}
