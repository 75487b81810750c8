import Manual
import Synchronization
import Testing

/// Redirects.
struct RedirectTests {
  /// A server that redirects from `/search` and has two songs everywhere else.
  private func server(_ status: Int = 302, to place: String) throws -> Server {
    try Server { head, connection in
      let isFirst = head.hasPrefix("GET /search?")
      connection.send(
        isFirst ? Reply("\(status) On", headers: ["Location: \(place)"]).bytes : Reply.twoSongs.bytes)
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is followed`(status: Int) throws {
    let server = try server(status, to: "/other?a=b%20c")
    let result = try Fetch.run(asking: server)
    #expect(result.status == 0 && result.titles == ["One", "Two"])
    #expect(server.requests.count == 2 && server.requests[1].hasPrefix("GET /other?a=b%20c HTTP/1.1\r\n"))
    #expect(server.requests[1].contains("\r\nUser-Agent: memory-tunes-fetch/\(Version.current)\r\n"))
  }

  @Test(arguments: [
    ("http://127.0.0.1:PORT/x", "/x"), ("http://localhost:PORT/x", "/x"), ("http://127.0.0.1:PORT", "/"),
    ("//127.0.0.1:PORT/x", "/x"), ("/x/../y", "/y"), ("x?y", "/search/x?y"), ("./x", "/search/x"),
    ("?x", "/search/?x"),
    ("/x#y", "/x"),
  ])
  func `a redirect is resolved like a URL`(place: String, asked: String) throws {
    let other = try Server(.twoSongs)
    let first = try Server { head, connection in
      let location = place.replacing("PORT", with: "\(other.port)")
      connection.send(
        head.hasPrefix("GET /search/?term")
          ? Reply("302 On", headers: ["Location: \(location)"]).bytes : Reply.twoSongs.bytes)
    }
    let result = try Fetch.run(asking: first, at: first.url + "/")
    #expect(result.status == 0, "\(result)")
    let heads = first.requests.dropFirst() + other.requests
    #expect(heads.count == 1 && heads.first?.hasPrefix("GET \(asked) HTTP/1.1\r\n") == true, "\(heads)")
  }

  /// Targets of redirects, one after the other, and where each leads. Source: RFC 3986, section 5.4.
  @Test(arguments: [
    [
      ("a/b", "127.0.0.1 /search/a/b"), ("c", "127.0.0.1 /search/a/c"), ("../d/e/f", "127.0.0.1 /search/d/e/f"),
      ("..", "127.0.0.1 /search/d/"), ("?x=1", "127.0.0.1 /search/d/?x=1"),
    ],
    [
      ("/a/b/", "127.0.0.1 /a/b/"), ("//localhost:PORT/x/y", "localhost /x/y"), ("z", "localhost /x/z"),
      ("./../../w?q", "localhost /w?q"), ("w/#f", "localhost /w/"),
    ],
    [
      ("?x", "127.0.0.1 /search/?x"), ("?y", "127.0.0.1 /search/?y"), ("y/.", "127.0.0.1 /search/y/"),
      ("./z", "127.0.0.1 /search/y/z"),
    ],
  ])
  func `each redirect is resolved against the address that sent it`(chain: [(to: String, leads: String)]) throws
  {
    let step = Atomic(0)
    let server = try Server { head, connection in
      let now = step.add(1, ordering: .relaxed).oldValue
      let port = head.firstMatch(of: #/Host: [^:]*:([0-9]+)/#)?.output.1 ?? ""
      let reply =
        now < chain.count
        ? Reply("302 On", headers: ["Location: \(chain[now].to.replacing("PORT", with: port))"]) : .twoSongs
      connection.send(reply.bytes)
    }
    let result = try Fetch.run(asking: server, at: server.url + "/")
    #expect(result.status == 0, "\(result)")
    let asked = server.requests.dropFirst().map { head in
      let found = head.firstMatch(of: #/^GET (.*) HTTP/1.1\r\nHost: ([^:]*):/#)
      return found.map { "\($0.output.2) \($0.output.1)" } ?? head
    }
    #expect(asked == chain.map(\.leads))
  }

  @Test(arguments: [
    "http://a.example/", "http://127.0.0.1.a.example/", "http://localhost.a.example/",
    "http://localhost@a.example/",
    "http://127.0.0.1:80@a.example/", "http://user@localhost:PORT/", "http://user:secret@127.0.0.1:PORT/",
    "//a.example/",
    "file:///etc/hostname", "ftp://localhost/", "gopher://localhost/", "data:,x", "javascript:x", "mailto:x",
    "http://10.0.0.1/", "http://0.0.0.0:PORT/", "http://010.0.0.1:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/", "http://", "http:/x", "http:x",
    "/a b", "//a%2Fb/",
    "http://127.0.0.1:99999/", "http://localhost\\@a.example/", "http://лocalhost:PORT/", "",
  ])
  func `a redirect to any other address is refused`(place: String) throws {
    let other = try Server(.twoSongs)
    let server = try server(to: place.replacing("PORT", with: "\(other.port)"))
    let result = try Fetch.run(asking: server)
    #expect(result.status == 4 && result.isOneMessage, "\(result)")
    #expect(server.requests.count == 1 && other.requests.isEmpty)
  }

  @Test func `the target of a redirect is shown harmlessly`() throws {
    let result = try Fetch.run(asking: try server(to: "http://a.example/\u{1B}[2J\u{9B}x"))
    #expect(result.status == 4 && result.isOneMessage)
    #expect(result.errors.contains("\\x1B[2J"))
  }

  @Test func `a redirect without a target is refused`() throws {
    let server = try Server(Reply("302 Found"))
    let result = try Fetch.run(asking: server)
    #expect(result.status == 4 && result.isOneMessage && result.errors.contains("HTTP status 302"))
  }

  @Test func `the body of a redirect is not read`() throws {
    let server = try Server { head, connection in
      guard head.hasPrefix("GET /search?") else { return _ = connection.send(Reply.twoSongs.bytes) }
      connection.send(Reply("302 On", headers: ["Location: /x"], length: 1_000_000_000).bytes)
      while connection.send(Array(repeating: 0, count: 65_536)) {}
    }
    #expect(try Fetch.run(asking: server).titles == ["One", "Two"])
  }

  @Test func `the target of a redirect may be unreachable`() throws {
    let server = try Server { head, connection in
      if head.hasPrefix("GET /search?") { connection.send(Reply("302 On", headers: ["Location: /x"]).bytes) }
    }
    let result = try Fetch.run(asking: server)
    #expect(result.status == 3 && server.requests.count == 2)
    #expect(
      result.errors
        == "memory-tunes-fetch: cannot reach 127.0.0.1: the connection closed without a response.\n")
  }

  @Test func `a redirect away from this machine goes through the proxy`() throws {
    let proxy = try Server { _, _ in }
    let result = try Fetch.run(
      asking: try server(to: "https://a.example/"),
      environment: ["https_proxy": "http://127.0.0.1:\(proxy.port)"])
    #expect(result.status == 3 && result.isOneMessage)
    #expect(proxy.requests.map { $0.prefix { $0 != "\r\n" } } == ["CONNECT a.example:443 HTTP/1.1"])
  }

  @Test func `a redirect loop ends`() throws {
    let server = try Server(Reply("302 Found", headers: ["Location: /search?again"]))
    let result = try Fetch.run(asking: server)
    #expect(result.status == 4 && result.isOneMessage)
    #expect(server.requests.count == 6)
  }

  @Test func `five redirects are followed`() throws {
    let server = try Server { head, connection in
      let step = head.firstMatch(of: #/^GET /([1-4]) /#).flatMap { Int($0.output.1) } ?? 0
      let isLast = head.hasPrefix("GET /5 ")
      connection.send(
        isLast ? Reply.twoSongs.bytes : Reply("307 On", headers: ["Location: /\(step + 1)"]).bytes)
    }
    #expect(try Fetch.run(asking: server).status == 0)
    #expect(server.requests.count == 6)
  }
}
