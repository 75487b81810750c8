import Foundation
import Testing

/// The real game and curl, and a fake catalog.
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
      python3 -c "import sqlite3
      with sqlite3.connect('home/memory-tunes.db') as home: home.execute('UPDATE tunes SET fetched = fetched - 691200')"
      play \(Self.nobody); play \(second.url); play \(Self.nobody)
      """)
    #expect(result.status == 0 && result.errors == "")
    let expected = ["fetched", "kept", "stale", "fetched", "kept"].flatMap { Array(repeating: $0, count: 4) }
    #expect(sources(result) == expected)
    #expect(first.requests.count == 1 && second.requests.count == 1)
    #expect(first.requests[0].hasPrefix("GET /search?term=pop&media=music&entity=song&limit=50 "))
    #expect(!result.output.contains("\"ok\":false"))
    #expect(
      result.output.contains("Tunes: fetched 8 days ago (the iTunes catalog could not be reached)."))
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

  @Test func `a killed game leaves a fetch for no longer than its time limit`() throws {
    let server = try Server { $0.waitForEnd() }
    let process = Program.shell(
      "exec $P --tunes auto >/dev/null", ["MEMORY_TUNES_ENDPOINT": server.url])
    let input = Pipe()
    process.standardInput = input
    try process.start()
    try input.fileHandleForWriting.write(contentsOf: Data("play\n".utf8))
    #expect(server.waitForRequests(1))
    #expect(server.clients.count == 1)
    kill(process.processIdentifier, SIGKILL)
    // The server waits for longer.
    let start = ContinuousClock.now
    while !server.clients.isEmpty, ContinuousClock.now - start < .seconds(25) { usleep(200_000) }
    #expect(server.clients == [])
    process.waitUntilExit()
  }

  @Test func `Ctrl-C cancels the fetch even if it ends at the same time`() throws {
    // On one processor and at low priority, the game wakes up when both have happened.
    let result = try Program.run(
      """
      printf '#!/bin/sh\nkill -INT $PPID; exit 3\n' >curl; chmod +x curl; PATH=$PWD:$PATH
      chrt -b 0 taskset -c 0 $P --format json --home home --tunes auto
      """, input: "play 2\n")
    #expect(
      result.status == 0 && result.output.contains("built in (the fetch was canceled)"), "\(result)")
  }
}
