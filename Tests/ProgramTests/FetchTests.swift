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
    let result = try fetch(server, "HOME=$PWD LC_ALL=de_DE.UTF-8 $P fetch jazz; ls", ["CURL_HOME": "/nowhere"])
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

  @Test func `curl heeds no configuration of the user`() throws {
    let server = try Server(.twoSongs)
    let result = try fetch(
      server, "echo 'output = stolen' >.curlrc; HOME=$PWD CURL_HOME=$PWD $P fetch jazz | wc -l; ls")
    #expect(!result.output.contains("stolen") && result.lines.first == "2", "\(result)")
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

  /// What a catalog does, and what `fetch` says of it.
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int32
    let words: String
    var timeout = "60"
    var address = "http://127.0.0.1"
    let answer: @Sendable (Connection) -> Void

    init(
      _ name: String, _ status: Int32, _ words: String, timeout: String = "60", at scheme: String = "http",
      answer: @escaping @Sendable (Connection) -> Void
    ) {
      (testDescription, self.status, self.words, self.timeout) = (name, status, words, timeout)
      (address, self.answer) = ("\(scheme)://127.0.0.1", answer)
    }

    init(_ name: String, _ status: Int32, _ words: String, _ reply: Reply) {
      self.init(name, status, words) { $0.send(reply.bytes) }
    }
  }

  /// Sends this, and spaces or lines of a head without end.
  private static func endless(_ head: String, _ more: String) -> @Sendable (Connection) -> Void {
    { connection in
      connection.send(Array(head.utf8))
      while connection.send(Array(String(repeating: more, count: 60_000 / more.utf8.count).utf8)) {}
    }
  }

  private static let situations = [
    Situation("refused", 4, "HTTP status 404)", Reply("404 Not Found", body: Reply.twoSongs.bytes)),
    Situation("broken", 4, "HTTP status 503)", Reply("503 No", headers: ["WWW-Authenticate: Digest realm"])),
    Situation("no time", 4, "429). Wait a minute", Reply("429 No", headers: ["Retry-After: soon"])),
    Situation("a time", 4, "403). Try again in 30 seconds.", Reply("403 No", headers: ["retry-after:30"])),
    Situation("no change", 4, "304)", Reply("304 Not Modified")),
    Situation("redirect", 4, "HTTP status 302)", Reply("302 On", headers: ["Location: /other"])),
    Situation("a refusal that never ends", 4, "500)", answer: endless("HTTP/1.1 500 No\r\n\r\n", " ")),
    Situation(
      "a cut body", 5, "incomplete",
      Reply(raw: String(decoding: Reply.twoSongs.bytes.dropLast(9), as: UTF8.self))),
    Situation("a cut head", 5, "unreadable", Reply(raw: "HTTP/1.1 200 OK\r\nConte")),
    Situation("no HTTP", 5, "unreadable", Reply(raw: "SSH-2.0-x\r\n")),
    Situation("no JSON", 5, "unreadable", Reply(json: "<html>busy</html>")),
    Situation(
      "announced as too large", 5, "larger than 8 MB", Reply(body: Array(repeating: 32, count: 9_000_000))),
    Situation("endless", 5, "larger than 8 MB", answer: endless("HTTP/1.1 200 OK\r\n\r\n", " ")),
    Situation("an endless head", 5, "unreadable", answer: endless("HTTP/1.1 200 OK\r\n", "X: xxxxxx\r\n")),
    Situation("nothing found", 6, "no tunes were found for 'jazz'", Reply(entries: [])),
    Situation("one tune", 6, "only 1 tune", Reply(entries: [Reply.song("One", "A"), Reply.song("One", "A")])),
    Situation("no answer", 3, "closed without a response") { _ in },
    Situation("a broken connection", 3, "closed without a response") { $0.breakOff() },
    Situation("silence", 3, "within 0.25 seconds", timeout: "0.25") { $0.waitForEnd() },
    Situation("a byte a second", 3, "within 1 second", timeout: "1") { connection in
      for byte in Reply.twoSongs.bytes where connection.send([byte]) { sleep(1) }
    },
    Situation("no encryption", 3, "no encrypted connection", at: "https") { $0.send(Reply.twoSongs.bytes) },
  ]

  @Test(arguments: situations)
  func `every fault of the catalog has its status and one message`(situation: Situation) throws {
    let server = try Server(answer: situation.answer)
    let line =
      "exec $P fetch --timeout \(situation.timeout) --endpoint \(situation.address):\(server.port)/ jazz"
    let result = try fetch(server, line)
    #expect(result.status == situation.status && result.output == "", "\(result)")
    #expect(result.errors.hasPrefix("memory-tunes: ") && result.errors.contains(situation.words), "\(result)")
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
