import Foundation
import Testing

/// The real game and fetch program, and a fake catalog.
struct CatalogTests {
  private static let nobody = "http://127.0.0.1:1/"

  private func sources(_ result: Program.Result) -> [String] {
    // The object of the start has the waiting game.
    result.lines.filter { !$0.contains("\"line\":0,") }.compactMap {
      $0.firstMatch(of: /"tunes":\{"source":"([a-z-]+)"/).map { String($0.output.1) }
    }
  }

  private func server(_ titles: String...) throws -> Server {
    try Server(Reply(entries: titles.map { Reply.song($0, "A") }))
  }

  @Test func `tunes are fetched, saved, used when old, and fetched again`() throws {
    let first = try server("One", "Two", "Three")
    let second = try server("Four", "Five")
    let result = try Program.run(
      """
      g="$P --format json --home home --tunes auto --seed 7"
      play() { printf 'play 2\\nflip 1 2\\nflip 3 4\\ntunes\\n' | MEMORY_TUNES_ENDPOINT=$1 $g; }
      play \(first.url); play \(Self.nobody)
      touch -d '8 days ago' home/tunes/pop.tsv; play \(Self.nobody); play \(second.url); play \(Self.nobody)
      """)
    #expect(result.status == 0 && result.errors == "")
    let expected = ["fetched", "kept", "stale", "fetched", "kept"].flatMap { Array(repeating: $0, count: 4) }
    #expect(sources(result) == expected)
    #expect(first.requests.count == 1 && second.requests.count == 1)
    #expect(first.requests[0].hasPrefix("GET /search?term=pop&media=music&entity=song&limit=50 "))
    #expect(!result.output.contains("\"ok\":false"))
    #expect(
      result.output.contains("Tunes: fetched 8 days ago, because the iTunes catalog was not reached."))
    #expect(result.output.contains("The next game uses 3 tunes of Pop, fetched 8 days ago."))
    #expect(result.lines.last!.contains("uses 2 tunes of Pop, fetched just now."))
  }

  @Test func `one request of the player is one call`() throws {
    let server = try server("One", "Two")
    let environment = ["MEMORY_TUNES_ENDPOINT": server.url]
    let script = "tunes\nplay\nplay\ntunes\ntunes fetch\nplay\ncategory rock\nplay\ntunes clear\nplay\n"
    let result = try Program.run(
      "$P --format json --home home --tunes auto", input: script, environment: environment)
    #expect(result.status == 0 && !result.output.contains("\"ok\":false"))
    let terms = server.requests.compactMap { $0.firstMatch(of: /term=([a-z]+)/).map { String($0.output.1) } }
    #expect(terms == ["pop", "pop", "rock", "rock"])
  }

  /// Faults of a catalog.
  enum Fault: CaseIterable {
    case forbidden, tooMany, broken, redirect, stopsHalfWay, aByteASecond, tooLarge, noJSON, otherShape
    case nothingFound, refused, noName

    /// The fetch program's exit status, a part of its message, and a part of the game's.
    var outcome: (status: Int32, words: String, reason: String) {
      let notReached = "the iTunes catalog was not reached"
      let turnedAway = "the iTunes catalog refused the request; try again later"
      let notUnderstood = "the iTunes catalog sent an unreadable response"
      return switch self {
      case .forbidden: (4, "HTTP status 403). Wait a minute and try again", turnedAway)
      case .tooMany: (4, "HTTP status 429). Try again in 30 seconds.", turnedAway)
      case .broken: (4, "HTTP status 500).", turnedAway)
      case .redirect: (4, "redirects to 'http://a.example/', which is not allowed", turnedAway)
      case .stopsHalfWay: (5, "incomplete or damaged", notUnderstood)
      case .aByteASecond: (3, "no complete response within 1 second", notReached)
      case .tooLarge: (5, "larger than 8 MB", notUnderstood)
      case .noJSON, .otherShape: (5, "unreadable response", notUnderstood)
      case .nothingFound: (6, "no tunes were found", "the iTunes catalog has too few such tunes")
      case .refused, .noName: (3, "cannot reach", notReached)
      }
    }

    func answer(_ connection: Connection) {
      switch self {
      case .forbidden: connection.send(Reply("403 Forbidden").bytes)
      case .tooMany: connection.send(Reply("429 Too Many Requests", headers: ["Retry-After: 30"]).bytes)
      case .broken: connection.send(Reply("500 Internal Server Error").bytes)
      case .redirect: connection.send(Reply("302 Found", headers: ["Location: http://a.example/"]).bytes)
      case .stopsHalfWay: connection.send(Reply.twoSongs.bytes.dropLast(100))
      case .aByteASecond:
        for byte in Reply.twoSongs.bytes where connection.send([byte]) { sleep(1) }
      case .tooLarge: connection.send(Reply(body: Array(repeating: UInt8(ascii: " "), count: 9_000_000)).bytes)
      case .noJSON: connection.send(Reply(json: "<html>busy</html>").bytes)
      case .otherShape: connection.send(Reply(json: "{\"results\":7}").bytes)
      case .nothingFound: connection.send(Reply(entries: []).bytes)
      case .refused, .noName: break
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `every fault of the catalog is reported, and auto plays on`(fault: Fault) throws {
    let server = try Server { _, connection in fault.answer(connection) }
    let address =
      switch fault {
      case .refused: Self.nobody
      case .noName: "https://nothing.invalid/search"
      default: server.url
      }
    // If time does not matter, more than the program takes on a busy machine.
    let timeout = fault == .aByteASecond ? "1" : "12"
    let (status, words, reason) = fault.outcome
    let result = try Program.run(
      """
      cp "$P" game
      printf '#!/bin/sh\\nexec "\(Fetch.path)" --timeout \(timeout) "$@"\\n' >memory-tunes-fetch
      chmod +x memory-tunes-fetch
      ./memory-tunes-fetch jazz >&2; echo $? >&2
      printf 'A\\tX\\nB\\tY\\n' >own
      printf 'deck own\\nplay\\nflip 1\\ntunes category\\nplay\\nflip 2\\n' | ./game --format json --tunes online
      printf 'play\\nflip 1\\n' | ./game --format json --tunes auto
      """, environment: ["MEMORY_TUNES_ENDPOINT": address])
    #expect(result.errors.hasPrefix("memory-tunes-fetch: ") && result.errors.hasSuffix(".\n\(status)\n"))
    #expect(result.errors.contains(words))

    let answers = result.lines.map(String.init)
    try #require(answers.count == 10)
    let game = { (answer: String) in answer.firstMatch(of: /"game":\{.*,"tunes"/)?.output }
    #expect(
      answers[5].contains(
        "\"ok\":false,\"notice\":\"No game was dealt: \(reason). To play with built-in tunes, type: set tunes built-in\""
      ))
    #expect(game(answers[5]) == game(answers[4]) && game(answers[5])?.contains("\"flips\":1,") == true)
    #expect(answers[6].contains("\"ok\":true") && answers[6].contains("\"flips\":2,"))

    #expect(answers[8].contains("\"notice\":\"8 pairs of Pop. Tunes: built in, because \(reason). "))
    #expect(answers[9].contains("\"ok\":true") && sources(result).suffix(2) == ["built-in", "built-in"])
    #expect(server.requests.count == ([.refused, .noName].contains(fault) ? 0 : 3))
  }

  @Test func `a killed game leaves no fetch behind`() throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let process = Program.shell(
      "exec $P --tunes auto >/dev/null", ["MEMORY_TUNES_ENDPOINT": server.url])
    let input = Pipe()
    process.standardInput = input
    try process.start()
    try input.fileHandleForWriting.write(contentsOf: Data("play\n".utf8))
    #expect(server.waitForRequests(1))
    #expect(Fetch.processes(asking: server).count == 1)
    kill(process.processIdentifier, SIGKILL)
    // On its own, it would wait for 10 seconds.
    let start = ContinuousClock.now
    while !Fetch.processes(asking: server).isEmpty, ContinuousClock.now - start < .seconds(9) { usleep(10_000) }
    #expect(Fetch.processes(asking: server) == [])
    process.waitUntilExit()
  }
}
