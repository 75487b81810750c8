import Foundation
import Testing

/// Answers without a deck: each has its status and message, and is not requested again.
struct AnswerTests {
  private func fetch(_ reply: Reply) throws -> Fetch.Result {
    let server = try Server(reply)
    let result = try Fetch.run(asking: server)
    #expect(server.requests.count == 1)
    #expect(result.isOneMessage, "\(result)")
    return result
  }

  @Test(arguments: [
    "300 Multiple Choices", "304 Not Modified", "400 Bad Request", "401 Unauthorized", "403 Forbidden",
    "404 Not Found", "429 Too Many Requests", "500 Internal Server Error", "503 Service Unavailable", "999 Odd",
  ])
  func `an HTTP status other than success is refused`(status: String) throws {
    let page = Array(Reply.page([Reply.song("One", "A"), Reply.song("Two", "B")]).utf8)
    let result = try fetch(Reply(status, headers: ["WWW-Authenticate: Digest realm"], body: page))
    #expect(result.status == 4)
    #expect(result.errors.contains("HTTP status \(status.prefix(3))"))
  }

  @Test(arguments: [
    ("0", "now."), ("1", "in 1 second."), ("30", "in 30 seconds."), ("86400", "in 86400 seconds."),
    ("86401", "in more than a day."), ("99999999999999999999999999", "in more than a day."),
    ("Wed, 21 Oct 2015 07:28:00 GMT", "now."), ("Wednesday, 21-Oct-15 07:28:00 GMT", "now."),
    ("Wed Oct 21 07:28:00 2015", "now."), ("Thu Oct  1 07:28:00 2015", "now."),
    ("Fri, 31 Dec 9999 23:59:59 GMT", "in more than a day."),
  ])
  func `the message says when to try again`(header: String, words: String) throws {
    for status in ["403 Forbidden", "429 Too Many Requests"] {
      let result = try fetch(Reply(status, headers: ["Retry-After: \(header)"]))
      #expect(result.status == 4 && result.errors.hasSuffix("Try again \(words)\n"))
    }
  }

  @Test func `a date becomes seconds from now, or now if it has passed`() throws {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let date = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 40_000).rounded())
    let reply = Reply("429 Too Many Requests", headers: ["Retry-After: \(format.string(from: date))"])
    let server = try Server { _, connection in
      // Just after the beginning of a second, so that most of it remains.
      Thread.sleep(until: Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.up)))
      connection.send(reply.bytes)
    }
    let result = try Fetch.run(asking: server)
    let number = try #require(result.errors.firstMatch(of: /in ([0-9]+) seconds/)).output.1
    let seconds = try #require(Double(number))
    #expect((30_000...40_001).contains(seconds) && Date().addingTimeInterval(seconds) >= date)
  }

  @Test(arguments: [nil, "", "soon", "-5", "1.5", "٣", "Wed, 99 Oct 2015 07:28:00 GMT", "5 \u{1B}[2J"])
  func `without a time to wait, a minute is advised`(header: String?) throws {
    for status in ["403 Forbidden", "429 Too Many Requests"] {
      let result = try fetch(Reply(status, headers: header.map { ["Retry-After: \($0)"] } ?? []))
      #expect(result.status == 4 && result.errors.contains("Wait a minute and try again"))
      #expect(result.errors.contains("20 requests a minute"))
    }
  }

  @Test(arguments: [
    "", "<html>busy</html>", "{", "{\"results\":[", "null", "[]", "7", "\"results\"", "{}",
    "{\"resultCount\":0}",
    "{\"results\":null}", "{\"results\":{}}", "{\"results\":\"x\"}", "{\"results\":[]} x",
    "{\"errorMessage\":\"Invalid value(s) for key(s): [country]\"}", String(repeating: "[", count: 100_000),
    "{\"results\":" + String(repeating: "[", count: 100_000), "{\"results\":[{\"a\":\"",
    "{\"x\":" + String(repeating: "{\"x\":", count: 100_000), "{\"results\":[1,]}", "{\"results\":[tru]}",
    "{\"results\":[{\"a\" 1}]}", "{\"results\":[\"a\nb\"]}", "{\"results\":[],}", "{\"results\":[]",
  ])
  func `anything but JSON of the right shape is not understood`(body: String) throws {
    let result = try fetch(Reply(json: body))
    #expect(result.status == 5 && result.errors.contains("unreadable response"))
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}", "HTTP/1.1 200 OK\r\nConte", "HTTP/1.1 200 OK\r\n",
    "HTTP/1.1 200 OK\r\nno colon\r\n\r\n{}", "HTTP/9.9 200 OK\r\n\r\n{}", "HTTP/1.1 1000 Odd\r\n\r\n",
    "SSH-2.0-x\r\n",
  ])
  func `a malformed head is not understood and does no other harm`(head: String) throws {
    let result = try fetch(Reply(raw: head))
    #expect(result.status == 5 && result.errors.contains("unreadable response"))
  }

  @Test func `interim responses are skipped`() throws {
    let interim = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"
    let server = try Server(Reply(raw: interim + String(decoding: Reply.twoSongs.bytes, as: UTF8.self)))
    #expect(try Fetch.run(asking: server).titles == ["One", "Two"])
  }

  @Test func `no tune or one tune is too few`() throws {
    let none = try fetch(Reply(entries: []))
    #expect(none.status == 6 && none.errors.contains("no tunes were found for 'jazz'"))
    for entries in [["One"], ["One", "One"]] {
      let one = try fetch(Reply(entries: entries.map { Reply.song($0, "A") } + ["{\"trackName\":1}"]))
      #expect(one.status == 6 && one.errors.contains("only 1 tune was found for 'jazz'"))
    }
  }

  @Test func `the term is shown harmlessly`() throws {
    let server = try Server(Reply(entries: []))
    let result = try Fetch.run(asking: server, ["\u{1B}[2J\n" + String(repeating: "x", count: 1000)])
    #expect(result.status == 6 && result.isOneMessage)
    #expect(result.errors.contains("'\\x1B[2J\\x0Axxx") && result.errors.utf8.count < 200)
  }
}
