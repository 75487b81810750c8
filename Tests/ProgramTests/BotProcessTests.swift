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

  @Test func `a bot plays whole games and can tell when another begins`() throws {
    let result = try play("tee asked | sh \(Self.memory)", "players mine\nplay\nplay 4\n")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.lines.filter { $0.contains("\"phase\":\"finished\"") }.count == 2)
  }

  @Test func `a bot sees each turned card once`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bot = "tee \(folder.path)/asked | sh \(Self.memory)"
    let result = try play(bot, "players you mine\nplay 4\nflip 1 2\nundo\nflip 1 2\nplay\nflip 1 2\n")
    #expect(result.status == 0)
    let asked = folder.text("asked").split(separator: "\n")
    // It finds a pair in the smaller game.
    #expect(asked.map { $0.prefix(22).suffix(1) } == ["1", "1", "1", "1", "2", "2", "2", "2", "3", "3"])
    let beginning =
      #"{"ask":"flip","game":1,"player":1,"pairs":4,"matched":[],"first":null,"turned":[{"card":1,"#
    #expect(asked[0].hasPrefix(beginning) && asked[0].hasSuffix(#","player":0}]}"#), "\(asked[0])")
  }

  @Test(arguments: [
    ("exit 1", "bot-ended", "'mine' has ended"),
    ("no-such-command-anywhere 2>&-", "bot-ended", "'mine' has ended"),
    ("sleep 60", "bot-late", "'mine' has not answered within 1 s"),
    ("while read x; do printf 1; done", "bot-late", "'mine' has not answered within 1 s"),
    ("tr '\\\\0' 1 </dev/zero", "bot-too-long", "'mine' gave an answer that is too long"),
    ("yes 1", "bot-too-long", "'mine' gave an answer that is too long"),
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

  @Test func `a bot that never finds a pair is stopped`() throws {
    let bot = "while read x; do echo 1; read x; echo 2; done"
    let result = try play(bot, "players mine\nplay 4\n")
    #expect(result.lines.last?.contains("\"code\":\"bot-stalled\"") == true)
  }

  @Test func `a bot's standard error is shown`() throws {
    let result = try play("echo ready >&2; sh \(Self.memory)", "players mine\nplay 2\n")
    #expect(result.errors == "ready\n" && result.status == 0)
  }

  @Test func `a bot inherits only its three streams, and no ignored signals`() throws {
    let result = try Program.run(
      """
      seen="ls /proc/self/fd; grep SigIgn /proc/self/status | tail -c 8"
      env --default-signal=PIPE sh -c "$seen" >before
      $P --seed 7 --record r --trace t --home h --bot "mine=($seen) >after; sh \(Self.memory)"
      ! grep -vxFf before after
      """, input: "players you mine\nplay 2\nflip 1 2\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
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

  @Test func `the result does not depend on the jobs`() throws {
    let simulation =
      "$P simulate --bot 'mine=sh \(Self.memory)' --player mine --player forgetful:0.5 --pairs 4 --games 60 --seed 3"
    let one = try Program.run(simulation + " --format json --jobs 1")
    let four = try Program.run(simulation + " --format json --jobs 4")
    #expect(one.status == 0 && one.output == four.output && one.output.contains("\"games\":60,"))
    let shards = try Program.run(
      "{ \(simulation) --games 20 --format json; \(simulation) --first 20 --games 40 --format json; } "
        + "| $P simulate --merge --format json")
    #expect(shards.output == one.output)
  }

  @Test func `a recording is replayed without its bot`() throws {
    let replayed = try Program.run(
      """
      $P --seed 7 --format json --bot 'mine=sh \(Self.memory)' --record r <in >played
      grep -q '^#reply [0-9]* move.3$' r && $P --replay r --format json </dev/null >replayed
      for file in played replayed; do sed '1d; s/"line":[0-9]*//' $file >$file.plain; done
      cmp played.plain replayed.plain && echo same
      """, input: "players you mine\nplay 4\nflip 1 2\nflip 5 6\n")
    #expect(replayed.output == "same\n" && replayed.errors == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
  func `Ctrl-C at the prompt stops waiting for a bot, not the game`() throws {
    let terminal = try TerminalProcess.menu("exec $P --no-home --seed 7 --no-color --bot 'mine=exec sleep 60'")
    try terminal.type("players you mine\r", see: "menu> ")
    try terminal.type("play 4\r", see: "game> ")
    try terminal.type("flip 1 2\r", see: "'mine' is thinking. Ctrl-C stops waiting.")
    try terminal.type("\u{3}", see: "'mine' has not moved: you stopped waiting.", "game> ")
    try terminal.leave()
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/script")))
  func `a signal ends a session that cannot show that it waits for a bot, and the bot`() throws {
    let terminal = try TerminalProcess.menu(
      "stty -g; sh -c 'echo pid $$; exec $P --no-home --bot \"mine=$BOT\"'; echo status $?; stty -g",
      environment: ["BOT": "echo bot $$. >&2; exec sleep 60"])
    let process = try terminal.pid
    try terminal.type("players mine you\r", see: "menu> ")
    try terminal.type("play 4\r", see: "bot ", "'mine' is thinking.")
    try terminal.type("\u{13}")
    try terminal.end(process, by: "TERM")
    #expect(terminal.end() == 0)
    let bot = try #require(terminal.text.firstMatch(of: /bot ([0-9]+)\./)).output.1
    #expect(!TerminalProcess.isRunning(bot))
    #expect(terminal.settings.count == 2 && Set(terminal.settings).count == 1)
    #expect(terminal.text.contains("status 143"))
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
