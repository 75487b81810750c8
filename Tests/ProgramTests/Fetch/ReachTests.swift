import Foundation
import Testing

/// Servers that do not exist or do not answer in time.
struct ReachTests {
  /// A port on which nobody listens.
  private func deadPort() throws -> UInt16 { try Connection.listening().port }

  @Test(arguments: ["127.0.0.1", "localhost", "LOCALHOST", "127.1", "0x7f000001", "%6cocalhost"])
  func `this machine is reached by each of its names`(host: String) throws {
    let server = try Server(.twoSongs)
    let result = try Fetch.run(asking: server, at: "HTTP://\(host):\(server.port)/")
    #expect(result.status == 0 && result.titles == ["One", "Two"])
  }

  /// `localhost` has an address of each kind; the other one refuses.
  @Test(
    .enabled(if: (try? Connection.listening(at: "::1")) != nil, "this machine has no IPv6"),
    arguments: ["[::1]", "[0:0:0:0:0:0:0:1]", "localhost"])
  func `this machine is reached over IPv6`(host: String) throws {
    let server = try Server(.twoSongs, at: "::1")
    let result = try Fetch.run(asking: server, at: "http://\(host):\(server.port)/")
    #expect(result.status == 0 && result.titles == ["One", "Two"])
  }

  @Test(arguments: ["127.0.0.1", "localhost", "127.255.255.254", "[::1]"])
  func `a refused connection is reported`(host: String) throws {
    let result = try Fetch.run(["--endpoint", "http://\(host):\(try deadPort())/", "jazz"])
    #expect(result.status == 3 && result.isOneMessage)
    #expect(result.errors.contains("cannot reach \(host)"))
  }

  @Test func `an unknown host name is reported`() throws {
    // Without a network, the answer may take long.
    let result = try Fetch.run(["--endpoint", "https://nothing.invalid/search", "--timeout", "5", "jazz"])
    #expect(result.status == 3 && result.isOneMessage && result.errors.contains("nothing.invalid"))
  }

  @Test func `a server without TLS is not used over https`() throws {
    let server = try Server(.twoSongs)
    let result = try Fetch.run(asking: server, at: "https://127.0.0.1:\(server.port)/")
    #expect(result.status == 3 && result.isOneMessage && server.requests.count == 1)
  }

  @Test(arguments: [false, true])
  func `a connection that ends without an answer is reported and not retried`(breaks: Bool) throws {
    let server = try Server { _, connection in if breaks { connection.breakOff() } }
    let result = try Fetch.run(asking: server)
    #expect(result.status == 3 && result.isOneMessage)
    #expect(server.requests.count == 1)
  }

  /// Ways in which a server never finishes.
  enum Slowness: CaseIterable {
    case saysNothing, stopsInTheHead, stopsInTheBody, aByteASecond, aHeaderASecond, slowRedirects
    case handshakeThatNeverEnds
  }

  @Test(arguments: Slowness.allCases)
  func `the program ends in time, whatever the server does`(slowness: Slowness) throws {
    let server = try Server { head, connection in
      switch slowness {
      case .saysNothing, .handshakeThatNeverEnds: break
      case .stopsInTheHead: connection.send(Array("HTTP/1.1 200 OK\r\nContent-".utf8))
      case .stopsInTheBody: connection.send(Reply(length: 1000, body: Array("{\"results\":[".utf8)).bytes)
      case .aByteASecond:
        connection.send(Reply(length: 1000).bytes)
        while connection.send([UInt8(ascii: " ")]) { sleep(1) }
      case .aHeaderASecond:
        connection.send(Array("HTTP/1.1 200 OK\r\n".utf8))
        while connection.send(Array("X: y\r\n".utf8)) { sleep(1) }
      case .slowRedirects:
        usleep(400_000)
        connection.send(Reply("302 On", headers: ["Location: /x"]).bytes)
        return
      }
      connection.waitForEnd()
    }
    let scheme = slowness == .handshakeThatNeverEnds ? "https" : "http"
    let result = try Fetch.run(asking: server, at: "\(scheme)://127.0.0.1:\(server.port)/", timeout: "1")
    #expect(result.status == 3 && result.isOneMessage && result.errors.contains("within 1 second"))
  }

  @Test func `fractions of a second count`() throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let result = try Fetch.run(asking: server, timeout: "0.25")
    #expect(result.status == 3 && result.errors.contains("within 0.25 seconds"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func `a signal ends the program at once and leaves nothing behind`(signal: Int32) throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let result = try Fetch.run(asking: server, timeout: "30") { process in
      #expect(server.waitForRequests(1))
      kill(process, signal)
    }
    #expect(result.status == 128 + signal)
    #expect(result.output == "" && result.errors == "" && result.leftBehind == [])
  }

  @Test func `a reader that closes while the program waits ends it silently`() throws {
    let server = try Server { _, connection in connection.waitForEnd() }
    let result = try Fetch.run(
      asking: server, timeout: "30", line: "{ \"$P\" \"$@\"; echo \"status $?\" >&2; } | sleep 0.3")
    #expect(result.errors == "status 141\n")
  }
}
