import Foundation
import MemoryTunes
import Testing

/// `memory-tunes fetch`, curl, and a catalog on this machine.
struct FetchTests {
  private func fetch(
    _ server: Server? = nil, _ line: String = "exec $P fetch --timeout 60 jazz",
    _ environment: [String: String] = [:]
  ) throws -> Program.Result {
    // A server that is released stops.
    try withExtendedLifetime(server) {
      let address = ["MEMORY_TUNES_ENDPOINT": server?.url ?? "http://127.0.0.1:1/"]
      return try Program.run(line, environment: address.merging(environment) { $1 })
    }
  }

  @Test func `one request, which says nothing about the user, becomes a deck`() throws {
    let server = try Server(.twoSongs)
    // curl heeds no configuration of the user.
    let home = "echo 'output = stolen' >.curlrc; HOME=$PWD CURL_HOME=$PWD"
    let result = try fetch(server, "\(home) LC_ALL=de_DE.UTF-8 $P fetch jazz; ls")
    #expect(
      result.output == """
        One\tA\tAlbum\thttps://art.example/1/100x100bb.jpg
        Two\tB\tAlbum\thttps://art.example/1/100x100bb.jpg
        err
        in
        out

        """)
    #expect(result.status == 0 && result.errors == "")
    let head = try #require(server.requests.first).split(separator: "\r\n")
    #expect(server.requests.count == 1)
    #expect(
      head == [
        "GET /search?term=jazz&media=music&entity=song&limit=50 HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
        "User-Agent: memory-tunes/\(Version.current)", "Accept: */*",
      ])
  }

  /// Options, the term, and what of them the server receives.
  @Test(arguments: [
    ("--limit 200", "daft punk", "/search?", "daft+punk", "200"), ("", "a&b=c", "/search?", "a%26b%3dc", "50"),
    ("--lim=007", "1+1 100%", "/search?", "1%2b1+100%25", "7"), ("--", "-x", "/search?", "-x", "50"),
    ("", "@in", "/search?", "%40in", "50"), ("", "=in", "/search?", "%3din", "50"),
    ("", "[1-3]{a,b}$(ls)", "/search?", "%5b1-3%5d%7ba%2cb%7d%24%28ls%29", "50"),
    ("", "\"'\\\n夜", "/search?", "%22%27%5c%0a%e5%a4%9c", "50"),
    ("--endpoint $E/s?country=de", "x", "/s?country=de&", "x", "50"), ("--endpoint $E", "x", "/?", "x", "50"),
    ("--endpoint $E/[1-2]{a,b}", "x", "/[1-2]{a,b}?", "x", "50"),
    ("--endpoint $(echo $E | sed s/127.0.0.1/LOCALHOST/)", "x", "/?", "x", "50"),
  ])
  func `the term and the limit are sent as they are`(
    options: String, term: String, path: String, sent: String, limit: String
  ) throws {
    let server = try Server(.twoSongs)
    let environment = ["TERM": term, "E": "http://127.0.0.1:\(server.port)"]
    #expect(try fetch(server, "exec $P fetch \(options) \"$TERM\"", environment).status == 0)
    let request = try #require(server.requests.first).prefix { $0 != "\r\n" }
    // Versions of curl write digits and blanks in different ways.
    let asked = request.replacing(#/%[0-9A-F]{2}/#) { $0.output.lowercased() }.replacing("%20", with: "+")
    #expect(asked == "GET \(path)term=\(sent)&media=music&entity=song&limit=\(limit) HTTP/1.1")
  }

  @Test(arguments: [
    ("PATH=/nowhere", "the program curl, which fetches tunes, was not found"),
    ("chmod 600 curl; PATH=$PWD", "the program curl, which fetches tunes, cannot be run"),
    ("PATH=$PWD:$PATH", "cannot reach 127.0.0.1: curl was ended by signal 9."),
    (
      "MEMORY_TUNES_ENDPOINT=https://localhost:99999/",
      "the address of the catalog is not a valid https address or, on this machine, http address"
    ),
  ])
  func `the reason why curl fetches nothing is true`(change: String, reason: String) throws {
    let result = try fetch(
      nil,
      "printf '#!/bin/sh\\nkill -9 $$\\n' >curl; chmod 700 curl; \(change); export PATH; exec $P fetch jazz")
    #expect(result.errors == "memory-tunes: \(reason)\n" && result.output == "", "\(result)")
  }

  /// The proxy has the name of the service; without a network, the test ends there.
  @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy"])
  func `a request that leaves this machine is encrypted and uses the proxy`(name: String) throws {
    let (proxy, server) = (try Server { _ in }, try Server(.twoSongs))
    let environment = [name: "http://127.0.0.1:\(proxy.port)", "http_proxy": "http://127.0.0.1:\(proxy.port)"]
    #expect(try fetch(server, "exec $P fetch jazz", environment).status == 0 && proxy.requests.isEmpty)
    let result = try fetch(nil, "unset MEMORY_TUNES_ENDPOINT; exec $P fetch jazz", environment)
    #expect(result.status == 3 && result.errors.contains("cannot reach itunes.apple.com"), "\(result)")
    #expect(proxy.requests.count == 1 && proxy.requests[0].hasPrefix("CONNECT itunes.apple.com:443 "))
  }

  /// Sends this, and spaces or lines of a head without end.
  private static func endless(_ head: String, _ more: String) -> @Sendable (Connection) -> Void {
    let more = Array(String(repeating: more, count: 60_000 / more.utf8.count).utf8)
    return { connection in
      connection.send(Array(head.utf8))
      while connection.send(more) {}
    }
  }

  /// What a catalog replies, the status of `fetch`, and what it says.
  private static let replies: [(reply: Reply, status: Int32, words: String)] = [
    (Reply("404 Not Found", body: Reply.twoSongs.bytes), 4, "HTTP status 404)"),
    (Reply("503 No", headers: ["WWW-Authenticate: Digest realm"]), 4, "HTTP status 503)"),
    (Reply("429 No", headers: ["Retry-After: soon"]), 4, "429). Wait a minute"),
    (Reply("403 No", headers: ["retry-after:30"]), 4, "403). Try again in 30 seconds."),
    (Reply("304 Not Modified"), 4, "304)"),
    (Reply("302 On", headers: ["Location: /other"]), 4, "HTTP status 302)"),
    (Reply(raw: String(decoding: Reply.twoSongs.bytes.dropLast(9), as: UTF8.self)), 5, "incomplete"),
    (Reply(raw: "HTTP/1.1 200 OK\r\nConte"), 5, "unreadable"), (Reply(raw: "SSH-2.0-x\r\n"), 5, "unreadable"),
    (Reply(json: "<html>busy</html>"), 5, "unreadable"),
    (Reply(body: Array(repeating: 32, count: 9_000_000)), 5, "larger than 8 MB"),
    (Reply(entries: []), 6, "no tunes were found for 'jazz'"),
    (Reply(entries: [Reply.song("One", "A"), Reply.song("One", "A")]), 6, "only 1 tune"),
    (Reply(raw: ""), 3, "closed without a response"),
  ]

  @Test(arguments: replies.indices)
  func `every refused reply of the catalog has its status and one message`(index: Int) throws {
    let (reply, status, words) = Self.replies[index]
    try expectFault(status, words) { $0.send(reply.bytes) }
  }

  @Test func `an endless reply, a slow one and a broken connection have their status and one message`() throws {
    try expectFault(4, "500)", answer: Self.endless("HTTP/1.1 500 No\r\n\r\n", " "))
    try expectFault(5, "larger than 8 MB", answer: Self.endless("HTTP/1.1 200 OK\r\n\r\n", " "))
    try expectFault(5, "unreadable", answer: Self.endless("HTTP/1.1 200 OK\r\n", "X: xxxxxx\r\n"))
    try expectFault(3, "closed without a response") { $0.breakOff() }
    try expectFault(3, "within 0.25 seconds", "--timeout 0.25") { $0.waitForEnd() }
    try expectFault(3, "within 1 second", "--timeout 1") { connection in
      for byte in Reply.twoSongs.bytes where connection.send([byte]) { sleep(1) }
    }
    try expectFault(3, "no encrypted connection", at: "https") { $0.send(Reply.twoSongs.bytes) }
  }

  private func expectFault(
    _ status: Int32, _ words: String, _ options: String = "--timeout 60", at scheme: String = "http",
    answer: @escaping @Sendable (Connection) -> Void
  ) throws {
    let server = try Server(answer: answer)
    let address = "\(scheme)://127.0.0.1:\(server.port)/"
    let result = try fetch(server, "exec $P fetch \(options) --endpoint \(address) jazz")
    #expect(result.status == status && result.output == "", "\(result)")
    #expect(result.errors.hasPrefix("memory-tunes: ") && result.errors.contains(words), "\(result)")
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func `a signal ends the program and curl`(signal: String, status: Int32) throws {
    let server = try Server { $0.waitForEnd() }
    let process = Program.shell("exec $P fetch jazz", ["MEMORY_TUNES_ENDPOINT": server.url])
    try process.start()
    #expect(server.waitForRequests(1) && server.clients.count == 1)
    _ = try Program.run("kill -\(signal) \(process.processIdentifier)")
    process.waitUntilExit()
    #expect([status, status - 128].contains(process.terminationStatus))
    #expect(server.clients == [])
  }
}
