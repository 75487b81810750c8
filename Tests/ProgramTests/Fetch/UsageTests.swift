import Foundation
import Testing

/// The command line, and output other than decks.
struct UsageTests {
  @Test(
    arguments: [
      ([], "TERM"), ([""], "empty"), ([" \t"], "empty"), (["daft", "punk"], "'punk'"),
      (["--", "-a", "-b"], "'-b'"),
      (["--frobnicate", "x"], "'--frobnicate'"), (["-x", "x"], "'-x'"), (["--limit=5", "-xy", "x"], "'-x'"),
      (["-é", "x"], "'-\u{FFFD}'"), (["--\u{1B}[2J", "x"], "'--\\x1B[2J'"),
      (["--help=x"], "'--help' takes no value"),
      (["x", "--limit"], "'--limit' requires a value"), (["x", "--timeout"], "'--timeout' requires a value"),
      (["--limit", "0", "x"], "from 1 to 200"), (["--limit", "201", "x"], "from 1 to 200"),
      (["--limit", "-1", "x"], "from 1 to 200"), (["--limit", "+5", "x"], "from 1 to 200"),
      (["--limit", "5.0", "x"], "from 1 to 200"), (["--limit=", "x"], "from 1 to 200"),
      (["--limit", "٣", "x"], "from 1 to 200"), (["--limit", "99999999999999999999", "x"], "from 1 to 200"),
      (["--timeout", "0", "x"], "above 0"), (["--timeout", "0.0", "x"], "above 0"),
      (["--timeout", "-1", "x"], "above 0"), (["--timeout", "3600.1", "x"], "up to 3600"),
      (["--timeout", "1e1", "x"], "seconds"), (["--timeout", "nan", "x"], "seconds"),
      (["--timeout", "inf", "x"], "seconds"),
      (["--timeout", ".5", "x"], "seconds"), (["--timeout", "5.", "x"], "seconds"),
      (["--timeout", " 5", "x"], "seconds"),
      (["--timeout", "1.2.3", "x"], "seconds"), (["--timeout=", "x"], "seconds"),
    ] as [([String], String)])
  func `wrong usage is reported in one line with status 2`(arguments: [String], words: String) throws {
    let result = try Fetch.run(arguments)
    #expect(result.status == 2 && result.isOneMessage, "\(result)")
    #expect(result.errors.contains(words) && result.errors.contains("memory-tunes-fetch --help"))
  }

  @Test(arguments: [
    "", "x", "itunes.apple.com/search", "//localhost/", "http://", "https://", "http:localhost",
    "file:///etc/hostname", "ftp://localhost/", "javascript:x", "http://a.example/",
    "http://10.0.0.1/",
    "http://127.0.0.1.a.example/", "http://localhost.a.example/", "http://localhost./", "http://a.localhost/",
    "http://localhost@a.example/", "http://127.0.0.1:80@a.example/", "http://user@localhost/",
    "http://@localhost/",
    "http://:@localhost/", "https://user:secret@a.example/", "http://127.0.0.1\\@a.example/",
    "http://a.example#@localhost/",
    "http://a.example?@localhost/", "http://10.1/", "http://2147483649/", "http://0x7e000001/",
    "http://127.0.0.256/", "http://127.0.0.1.1/", "http://128.0.0.1/", "http://0.0.0.0/",
    "http://[::]/",
    "http://[::2]/", "http://[::ffff:127.0.0.1]/", "http://[::1/",
    "http://localhost%2ea.example/", "http://localhost:65536/", "http://localhost:-1/",
    "http://localhost:x/", "http://localhost:٨٠/", "http://lоcalhost/", " http://localhost/",
    "http://localhost/\n",
    "http://local\thost/", "http://localhost/a b", "http://localhost/é",
  ])
  func `only https is requested, and http on this machine`(address: String) throws {
    let result = try Fetch.run(["--endpoint", address, "--timeout", "5", "jazz"])
    #expect(result.status == 2 && result.isOneMessage, "\(result)")
    #expect(result.errors.contains("--endpoint"))
  }

  @Test func `the reference has the options as help explains them`() throws {
    let help = try Fetch.run(["--help"]).output
    let list = try #require(help.firstMatch(of: /\nOptions:\n((?:  .+\n)+)/)).output.1
    var rows: [(option: Substring, purpose: String)] = []
    for line in list.split(separator: "\n") {
      if let row = line.wholeMatch(of: /\ \ (--.+?)\ \ +(.+)/) {
        rows.append((row.output.1, String(row.output.2)))
      } else {
        rows[rows.count - 1].purpose += " " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    let table = rows.map { "| `\($0.option.replacing("|", with: "\\|"))` | \($0.purpose) |\n" }.joined()
    let page = URL(filePath: #filePath).appending(path: "../../../../docs/REFERENCE.md").standardized
    let reference = try String(contentsOf: page, encoding: .utf8)
    #expect(reference.contains("\n| option | meaning |\n|---|---|\n\(table)\n"), "\(table)")
  }

  @Test func `the environment's endpoint follows the same rules`() throws {
    let environment = ["MEMORY_TUNES_ENDPOINT": "http://a.example/"]
    let result = try Fetch.run(["--timeout", "5", "jazz"], environment: environment)
    #expect(result.status == 2 && result.isOneMessage && result.errors.contains("MEMORY_TUNES_ENDPOINT"))
  }

  @Test(arguments: [
    ["--limit=7", "jazz"], ["--limit", "7", "jazz"], ["--lim=7", "jazz"], ["jazz", "--limit", "7"],
    ["--limit=8", "--limit=7", "--", "jazz"], ["--limit=007", "jazz"],
  ])
  func `options may be shortened and stand anywhere, and the last one counts`(arguments: [String]) throws {
    let server = try Server(.twoSongs)
    #expect(try Fetch.run(asking: server, arguments).status == 0)
    #expect(server.requests.first?.contains("?term=jazz&media=music&entity=song&limit=7 ") ?? false)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--he"], ["--frobnicate", "-h"], ["--limit", "0", "--help"], ["a", "b", "--help"],
  ])
  func `help is printed whatever else is given`(arguments: [String]) throws {
    let result = try Fetch.run(arguments, environment: ["MEMORY_TUNES_ENDPOINT": "ftp://x"])
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.hasPrefix("Usage: memory-tunes-fetch"))
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    for option in ["--limit", "--timeout", "--endpoint", "--help", "--version", "MEMORY_TUNES_ENDPOINT"] {
      #expect(result.output.contains(option))
    }
  }

  @Test func `the version begins with the program's name`() throws {
    let result = try Fetch.run(["--version"])
    #expect(result.status == 0 && result.output.hasPrefix("memory-tunes-fetch (MemoryTunes) "))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["--help"], ["--version"], ["jazz"]], ["/dev/full", "&-", "&0"])
  func `output that cannot be written is an error`(arguments: [String], output: String) throws {
    let server = try Server(.twoSongs)
    let result = try Fetch.run(asking: server, arguments, line: "exec \"$P\" \"$@\" >\(output)")
    #expect(result.status == 2 && result.isOneMessage)
    let reason = output == "/dev/full" ? "No space left on device" : "Bad file descriptor"
    #expect(result.errors == "memory-tunes-fetch: standard output: \(reason)\n")
  }

  @Test func `a reader that closes early ends it silently`() throws {
    let songs = (0..<200).map { Reply.song("\($0)" + String(repeating: "x", count: 1500), "A") }
    let server = try Server(Reply(entries: songs))
    for trap in ["", "trap '' PIPE; "] {
      let result = try Fetch.run(
        asking: server, line: "\(trap){ \"$P\" \"$@\"; echo \"status $?\" >&2; } | head -n 1")
      #expect(result.lines.count == 1 && result.errors == "status 141\n")
    }
  }

  @Test(arguments: ["</dev/null 2>&-", "<&- 2>&-"])
  func `a closed stream is not mistaken for a connection`(streams: String) throws {
    let server = try Server(.twoSongs)
    let result = try Fetch.run(asking: server, line: "exec \"$P\" \"$@\" \(streams)")
    #expect(result.status == 0 && result.titles == ["One", "Two"])
    let none = try Server(Reply(entries: []))
    let trouble = try Fetch.run(asking: none, line: "exec \"$P\" \"$@\" \(streams)")
    #expect(trouble.status == 6 && trouble.output == "" && trouble.errors == "")
  }
}
