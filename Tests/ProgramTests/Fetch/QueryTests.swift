import Foundation
import Manual
import Testing

/// The request that the server receives.
struct QueryTests {
  private func head(_ arguments: [String], path: String = "/search") throws -> String {
    let server = try Server(.twoSongs)
    let result = try Fetch.run(asking: server, at: "http://127.0.0.1:\(server.port)\(path)", arguments)
    #expect(result.status == 0)
    #expect(server.requests.count == 1)
    return try #require(server.requests.first)
  }

  @Test(arguments: [
    ("jazz", "jazz"), ("daft punk", "daft%20punk"), ("a&b=c", "a%26b%3Dc"), ("1+1", "1%2B1"),
    ("100%", "100%25"),
    ("a/b?c#d", "a%2Fb%3Fc%23d"), ("Björk", "Bj%C3%B6rk"), ("夜", "%E5%A4%9C"), ("🎷", "%F0%9F%8E%B7"),
    ("\"'<>\\^`{|}", "%22%27%3C%3E%5C%5E%60%7B%7C%7D"), ("a;b,c:d@e!$*()", "a%3Bb%2Cc%3Ad%40e%21%24%2A%28%29"),
    ("-._~", "-._~"), (" a\nb\t", "%20a%0Ab%09"), ("%20", "%2520"),
  ])
  func `the term is sent complete`(term: String, encoded: String) throws {
    let line = try #require(try head(["--", term]).split(separator: "\r\n").first)
    // Older versions of libcurl write lower-case hexadecimal digits.
    let asked = line.replacing(#/%[0-9a-f]{2}/#) { $0.output.uppercased() }
    #expect(asked == "GET /search?term=\(encoded)&media=music&entity=song&limit=50 HTTP/1.1")
  }

  @Test(arguments: [
    ("", "/"), ("/", "/"), ("/a/b", "/a/b"), ("/s?", "/s"), ("/s#part", "/s"),
    ("/%7Ea%2Fb/c", "/%7Ea%2Fb/c"),
  ])
  func `the query is added to the endpoint`(path: String, asked: String) throws {
    #expect(
      try head(["jazz"], path: path).hasPrefix("GET \(asked)?term=jazz&media=music&entity=song&limit=50 "))
  }

  @Test func `the endpoint's own query stays`() throws {
    let head = try head(["jazz"], path: "/s?country=de&q=a%20b+c&x")
    #expect(head.hasPrefix("GET /s?country=de&q=a%20b+c&x&term=jazz&media=music&entity=song&limit=50 "))
  }

  @Test(arguments: ["1", "200", "007"])
  func `the limit is sent`(limit: String) throws {
    #expect(try head(["--limit", limit, "jazz"]).contains("&limit=\(Int(limit)!) HTTP/1.1\r\n"))
  }

  @Test func `the user agent names the program and nothing about the user`() throws {
    let server = try Server(
      Reply(
        headers: ["Set-Cookie: id=1; Path=/", "ETag: \"x\""],
        body: Array(Reply.page([Reply.song("One", "A"), Reply.song("Two", "B")]).utf8)))
    for _ in 1...2 {
      let result = try Fetch.run(asking: server, environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
      #expect(result.status == 0 && result.leftBehind == [])
    }
    #expect(server.requests.count == 2)
    for head in server.requests {
      let names = head.split(separator: "\r\n").dropFirst().map { $0.prefix { $0 != ":" }.lowercased() }
      #expect(head.contains("\r\nUser-Agent: memory-tunes-fetch/\(Version.current)\r\n"))
      #expect(head.contains("\r\nAccept: application/json"))
      #expect(
        Set(names).isDisjoint(with: [
          "accept-language", "cookie", "authorization", "referer", "if-none-match", "range", "from",
        ]))
    }
  }

  @Test func `the environment replaces the option, and the option wins`() throws {
    let server = try Server(.twoSongs)
    let other = try Server(.twoSongs)
    let environment = ["MEMORY_TUNES_ENDPOINT": server.url]
    #expect(try Fetch.run(["--timeout", "60", "jazz"], environment: environment).status == 0)
    #expect(server.requests.count == 1)
    #expect(try Fetch.run(asking: other, environment: environment).status == 0)
    #expect(try Fetch.run(asking: other, environment: ["MEMORY_TUNES_ENDPOINT": "ftp://x"]).status == 0)
    #expect(server.requests.count == 1 && other.requests.count == 2)
  }

  /// The proxy has the name of the service; without a network, the test ends there.
  @Test(arguments: [[:], ["MEMORY_TUNES_ENDPOINT": ""]])
  func `the service is requested over https, through the system's proxy`(environment: [String: String]) throws {
    let proxy = try Server { _, _ in }
    let result = try Fetch.run(
      ["--timeout", "60", "jazz"],
      environment: environment.merging(["https_proxy": "http://127.0.0.1:\(proxy.port)"]) { $1 })
    #expect(result.status == 3 && result.isOneMessage)
    #expect(proxy.requests.count == 1 && proxy.requests[0].hasPrefix("CONNECT itunes.apple.com:443 "))
  }

  @Test(
    arguments: ["http_proxy", "all_proxy", "ALL_PROXY"], [[:], ["no_proxy": "a.example"], ["NO_PROXY": "*"]])
  func `local addresses bypass the proxy`(name: String, others: [String: String]) throws {
    let proxy = try Server(.twoSongs)
    let server = try Server(.twoSongs)
    let environment = others.merging([name: "http://127.0.0.1:\(proxy.port)"]) { $1 }
    #expect(try Fetch.run(asking: server, environment: environment).status == 0)
    #expect(proxy.requests.isEmpty && server.requests.count == 1)
  }
}
