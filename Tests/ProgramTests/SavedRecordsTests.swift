import Testing

/// Record files: invalid lines, and files that become too large.
struct SavedRecordsTests {
  private static let line =
    "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\t0.500000\\t0.100000\\t0\\tyou\\t\\tsame\\t\\t\\n"

  private func run(_ line: String) throws -> Program.Result { try Program.run(Home.setting + line) }

  @Test(arguments: [
    "garbage\\n", "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\t0.5\\t0.1\\t-5\\tyou\\n", "torn",
    "\\000garbage\\n", "2026-05-17T20:14:09Z\\tpop\\t2\\t3\\t6\\t9\\t7\\n",
  ])
  func `an invalid line is set aside and reported, and the others stay`(garbage: String) throws {
    let result = try run(
      """
      cp home/records.tsv good; printf '\(garbage)' >>home/records.tsv
      play 'records 2\\n' | tail -n 1; cmp good home/records.tsv; printf '\(garbage)' | head -c 4 >four
      head -c 4 home/records.tsv.damaged | cmp - four; play 'records 2\\n' | tail -n 1
      """)
    try #require(result.lines.count == 2 && result.lines[0] == result.lines[1], "\(result)")
    #expect(result.lines[0].ranges(of: "\"when\"").count == 1)
    let message =
      "memory-tunes: 1 line of home/records.tsv cannot be read and was moved to records.tsv.damaged\n"
    #expect(result.errors == message, "\(result)")
  }

  @Test func `lines are not appended to garbage`() throws {
    let result = try run(
      """
      printf 'garbage\\nmore\\n' >home/records.tsv; printf 'garbage\\n' >home/begun.tsv
      play "play 2\\n${all}" >/dev/null; wc -l <home/records.tsv; wc -l <home/begun.tsv; cat home/records.tsv.damaged
      printf 'garbage\\n' >>home/records.tsv; play "play 2\\n${all}" >/dev/null; wc -l <home/records.tsv
      """)
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["2", "2", "garbage", "more", "3"], "\(result)")
    let complaints = result.errors.split(separator: "\n")
    try #require(complaints.count == 2, "\(result)")
    #expect(complaints[0].contains("was renamed to records.tsv.damaged; the same for 1 more"))
    #expect(complaints.last?.hasSuffix(" was moved to records.tsv.damaged2") == true, "\(result)")
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
    let complaint = "memory-tunes: cannot save progress: home/records.tsv: File too large"
    #expect(result.lines.map { String($0.trimmingPrefix(" ")) } == ["500", complaint, "same"], "\(result)")
  }

  @Test(arguments: ["records", "begun"])
  func `a full file is kept next to a new one, and both are read`(name: String) throws {
    let result = try run(
      """
      python3 -c "
      line = {'records': '\(Self.line)', 'begun': 'pop\\t2\\n'}['\(name)'].replace('pop', 'p' * 10000)
      size = 64 * 1024 * 1024 - 3
      text = open('home/\(name).tsv').read()
      lines = (size - len(text)) // len(line)
      text += line * (lines - 1)
      text += line.replace('p' * 10000, 'p' * (size - len(text) - len(line) + 10000))
      open('home/\(name).tsv', 'w').write(text)
      print(lines)"
      wc -c <home/\(name).tsv; cat home/\(name).tsv | wc -l >before
      play "play 2\\n${all}play 2\\n${all}" >/dev/null
      play "stats\\n" | tail -n 1 | sed 's/.*"list":.//; s/,"best.*//' | cut -c 1-100
      ls home | grep \(name); cat home/\(name)-1.tsv | wc -l | cmp - before; wc -l <home/\(name).tsv
      printf 'forget records\\n' | $P --home home >/dev/null; ls home | grep -c \(name)
      """)
    try #require(result.lines.count == 7, "\(result)")
    let lines = try #require(Int(result.lines[0]))
    // Before that, two games were begun and one finished.
    let (begun, finished) = name == "begun" ? (4 + lines, 3) : (4, 3 + lines)
    #expect(
      result.lines[2].hasPrefix("{\"category\":null,\"pairs\":2,\"begun\":\(begun),\"finished\":\(finished)"),
      "\(result)")
    #expect(result.lines[1] == "67108861")
    #expect(result.lines[3] == "\(name)-1.tsv" && result.lines[4] == "\(name).tsv")
    #expect(result.lines[5].filter { $0 != " " } == "3" && result.lines[6] == "0")
    #expect(result.errors == "")
  }

  @Test(arguments: [("999999", "1000000"), ("9223372036854775807", "1")])
  func `a full file gets the next number after the highest, and is read`(last: String, next: String) throws {
    let result = try run(
      """
      cp home/records.tsv home/records-\(last).tsv
      python3 -c "
      text = open('home/records.tsv').read()
      line = '\(Self.line)'.replace('pop', 'p' * 1000000)
      text += line * ((64 * 1024 * 1024 - len(text)) // len(line))
      text += line.replace('p' * 1000000, 'p' * (64 * 1024 * 1024 - len(text) - len(line) + 1000000))
      open('home/records.tsv', 'w').write(text)"
      wc -c <home/records.tsv; play "play 2\\n${all}" >/dev/null; ls home | grep records
      # What follows need not read it again.
      full=home/records-\(next).tsv; head -n 2 $full >beginning; mv beginning $full
      play 'stats\\n' | tail -n 1 | sed 's/.*"list":.//; s/.*"finished":\\([0-9]*\\).*/\\1/'
      printf 'forget records\\n' | $P --home home >/dev/null; ls home | grep -c records
      """)
    let files = ["records-\(last).tsv", "records-\(next).tsv", "records.tsv"].sorted()
    let lines = result.lines.map { String($0.filter { $0 != " " }) }
    // Each of the three files has a game of the current category.
    #expect(lines == ["67108864"] + files + ["3", "0"], "\(result)")
    #expect(result.errors == "")
  }

  @Test func `full files are read in numeric order, each to its end`() throws {
    let result = try run(
      """
      header=$(head -n 1 home/records.tsv); line='\(Self.line)'
      { echo "$header"; printf "$line" | sed 's/0.500000/8.000000/'; printf torn; } >home/records-9.tsv
      { echo "$header"; printf "$line" | sed 's/0.500000/0.000000/'; } >home/records-10.tsv
      echo stats | "$P" --home home | tail -n 1 | cut -c 3-4; cat home/*.damaged; wc -l <home/records-9.tsv
      """)
    // The better game has the higher bar.
    #expect(result.lines.map { $0.filter { $0 != " " } } == ["29", "torn", "2"], "\(result)")
    #expect(
      result.errors
        == "memory-tunes: 1 line of home/records-9.tsv cannot be read and was moved to records-9.tsv.damaged\n")
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
