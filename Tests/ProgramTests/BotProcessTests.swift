import Foundation
import Testing

/// Bots started, asked and ended by the built program.
@Suite(.endsIfItHangs)
struct BotProcessTests {
  private static let memory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Golden/bots/memory.sh").standardized.path

  private func play(_ bot: String, _ lines: String, _ options: String = "") throws -> Program.Result {
    try Program.run(
      "$P --seed 7 --format json --bot \"mine=$BOT\" \(options)", input: lines,
      environment: ["BOT": bot, "MEMORY_TUNES_BOT_SECONDS": "1"])
  }

  @Test(arguments: [
    ("exit 1", "bot-ended", "'mine' has ended"),
    ("no-such-command-anywhere 2>&-", "bot-ended", "'mine' has ended"),
    ("sleep 60", "bot-late", "'mine' has not answered within 1 s"),
    ("while read x; do printf 1; done", "bot-late", "'mine' has not answered within 1 s"),
    ("tr '\\\\0' 1 </dev/zero", "bot-too-long", "'mine' gave an answer that is too long"),
    ("while read x; do echo 99; done", "bot-illegal", "'mine' answered '99', which is not a legal move"),
    ("while read x; do echo pass; done", "bot-illegal", "'mine' answered 'pass', which is not a legal move"),
    ("while read x; do echo hello; done", "bot-illegal", "'mine' answered 'hello', which is not a legal move"),
    ("while read x; do read y; echo 1; done", "bot-late", "'mine' has not answered within 1 s"),
  ])
  func `a misbehaving bot ends only its turn`(bot: String, code: String, sentence: String) throws {
    let result = try play(bot, "players mine you\nplay 4\ngame\nplayers\n")
    #expect(result.status == 0 && result.errors == "", "\(result)")
    for line in result.lines[2...3] {
      #expect(line.contains("\"code\":\"\(code)\"") && line.contains(sentence), "\(line)")
      #expect(line.contains("\"phase\":\"playing\",\"seed\":\"7\",\"pairs\":4,\"flips\":0,"))
    }
    #expect(result.lines[4].contains("\"kind\":\"bot\""))
    let simulation = try Program.run(
      "$P simulate --games 100 --pairs 4 --bot \"mine=$BOT\" --player mine --jobs 2",
      environment: ["BOT": bot, "MEMORY_TUNES_BOT_SECONDS": "1"])
    #expect(simulation.status == 2 && simulation.output == "")
    #expect(simulation.errors == "memory-tunes: \(sentence)\n")
  }

  /// The number of flips after a line on which such a bot begins.
  private func flips(_ bot: String) throws -> Substring? {
    let result = try play(bot, "players mine you\nplay 4\n")
    return result.lines.last?.firstMatch(of: /"flips":(\d+),/)?.output.1
  }

  @Test func `an answer may come before its question`() throws {
    for _ in 0..<30 {
      #expect(try flips("echo 3") == "1")
      #expect(try flips("printf '3\\n4\\n'") == "2")
    }
    #expect(try flips("exec <&-; echo 3; sleep 1") == "1")
    #expect(try flips("yes 3") == "1")
    #expect(try flips("printf '3\\n%0100d\\n' 4") == "1")
  }

  /// A bot that remembers everything and writes down what it is told, after this first line.
  private func informed(_ first: String, _ folder: TemporaryFolder) -> String {
    "\(first); tee \(folder.path)/told | grep --line-buffered flip | sh \(Self.memory)"
  }

  @Test(arguments: [
    (#"printf '{"version":1}\n'"#, true), (#"printf ' {"version": 1}\r\n'"#, true), ("true", false),
  ])
  func `a bot of version 1 is told when a game is over, and any other is not`(first: String, isTold: Bool)
    throws
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let lines = [
      "players mine optimal", "play 2", "players mine you", "play 2", "reveal", "players mine", "play 2",
      "undo",
      "play 3",
    ]
    let result = try play(informed(first, folder), lines.joined(separator: "\n") + "\n")
    #expect(result.errors == "" && result.status == 0)
    let told = folder.text("told").split(separator: "\n")
    let ends = told.filter { $0.hasPrefix(#"{"ask":"over","#) }
    #expect(ends.count == (isTold ? 4 : 0), "\(told)")
    #expect(told.allSatisfy { $0.hasPrefix(#"{"ask":"flip","game":"#) || ends.contains($0) })
    // Every card that was turned up in a game was shown in it.
    for (number, end) in ends.enumerated() {
      #expect(end.hasPrefix(#"{"ask":"over","game":\#(number + 1),"won":["#))
      let cards = told.filter { $0.contains("\"game\":\(number + 1),") }
        .flatMap { $0.matches(of: /"card":(\d)/) }.compactMap { Int($0.output.1) }
      #expect(Set(cards) == Set(1...(number < 3 ? 4 : 6)), "\(number): \(cards)")
    }
    #expect(ends.last?.contains(#""won":[3],"#) != false)
  }

  @Test func `at the end, a bot's input is closed and it is soon killed`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bot = "read x; echo 1; read x; echo 2; cat; echo ended >\(folder.path)/ended"
    #expect(try play(bot, "players mine you\nplay 4\n").status == 0)
    #expect(folder.text("ended") == "ended\n")
    let stubborn = "echo $$ >\(folder.path)/pid; read x; echo 1; read x; echo 2; exec sleep 60"
    #expect(try play(stubborn, "players mine you\nplay 4\n").status == 0)
    let pid = folder.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!pid.isEmpty && !FileManager.default.fileExists(atPath: "/proc/\(pid)"))
  }

  @Test(.needsTerminal)
  func `Ctrl-C at the prompt stops waiting for a bot, not the game`() throws {
    let terminal = try TerminalProcess.menu("exec $P --no-home --seed 7 --no-color --bot 'mine=exec sleep 60'")
    try terminal.type("players you mine\r", see: "menu> ")
    try terminal.type("play 4\r", see: "you> ")
    try terminal.type("flip 1 2\r", see: "'mine' is thinking. Ctrl-C stops waiting.")
    try terminal.type("\u{3}", see: "'mine' has not moved: you stopped waiting.", "mine> ")
    try terminal.leave()
  }

  /// A shell ignores the signals of keys for programs in the background.
  @Test(arguments: [("TERM", 143), ("HUP", 129)])
  func `a signal that ends a simulation ends its bots`(signal: String, status: Int) throws {
    let result = try Program.run(
      """
      : >lock; : >started
      "$P" simulate --games 1000 --bot "mine=$BOT" --player mine --jobs 2 &
      until [ $(wc -l <started) = 2 ]; do sleep 0.1; done
      kill -\(signal) $!; wait $!; echo status $?
      flock --nonblock lock echo no bot runs
      """, environment: ["BOT": "exec 9<lock; flock --shared 9; echo >>started; exec sleep 60"])
    #expect(result.output == "status \(status)\nno bot runs\n", "\(result)")
  }
}
