import Testing

/// Size and completeness of answers.
struct SizeTests {
  private static let most = 8 * 1024 * 1024
  private static let page = Reply.page([Reply.song("One", "A"), Reply.song("Two", "B")])

  private func padded(to size: Int) -> [UInt8] {
    Array(Self.page.utf8) + Array(repeating: UInt8(ascii: " "), count: size - Self.page.utf8.count)
  }

  @Test func `8 MB are read`() throws {
    let server = try Server(Reply(body: padded(to: Self.most)))
    #expect(try Fetch.run(asking: server).titles == ["One", "Two"])
  }

  @Test(arguments: [most + 1, 9_000_000])
  func `more than 8 MB is too large`(size: Int) throws {
    let server = try Server(Reply(body: padded(to: size)))
    let result = try Fetch.run(asking: server)
    #expect(result.status == 5 && result.isOneMessage && result.errors.contains("larger than 8 MB"))
  }

  @Test(arguments: [most + 1, .max])
  func `an announced size that is too large is not read`(length: Int) throws {
    let server = try Server { _, connection in
      connection.send(Reply(length: length, body: Array(Self.page.utf8)).bytes)
      connection.waitForEnd()
    }
    let result = try Fetch.run(asking: server)
    #expect(result.status == 5 && result.isOneMessage && result.errors.contains("larger than 8 MB"))
  }

  @Test func `an endless answer is cut off`() throws {
    let piece = [UInt8](repeating: UInt8(ascii: " "), count: 65_536)
    let server = try Server { _, connection in
      guard connection.send(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)) else { return }
      while connection.send(piece) {}
    }
    let result = try Fetch.run(asking: server)
    #expect(result.status == 5 && result.isOneMessage && result.errors.contains("larger than 8 MB"))
  }

  /// What comes before, again and again, and after: lines of the head, heads, and lines after the body.
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\n", "X: y\r\n", "Content-Length: \(page.utf8.count)\r\n\r\n\(page)"),
    ("", "HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n", String(decoding: Reply(json: page).bytes, as: UTF8.self)),
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "\(String(page.utf8.count, radix: 16))\r\n\(page)\r\n0\r\n", "X: y\r\n", "\r\n"
    ),
  ])
  func `only so many header lines are read`(before: String, line: String, after: String) throws {
    for (size, isRead) in [(100_000, true), (10_000_000, false)] {
      let lines = String(repeating: line, count: size / line.utf8.count)
      let server = try Server { _, connection in connection.send(Array("\(before)\(lines)\(after)".utf8)) }
      let result = try Fetch.run(asking: server)
      if isRead {
        #expect(result.titles == ["One", "Two"], "\(result)")
      } else {
        #expect(
          result.status == 5 && result.isOneMessage && result.errors.contains("unreadable response"),
          "\(result)"
        )
      }
    }
  }

  @Test func `an answer too large after decompression is refused`() throws {
    let packed = Packed.blanks(9_000_000)
    #expect(packed.count < 100_000)
    let server = try Server(Reply(headers: ["Content-Encoding: gzip"], body: packed))
    let result = try Fetch.run(asking: server)
    #expect(result.status == 5 && result.isOneMessage && result.errors.contains("larger than 8 MB"))
  }

  @Test(arguments: [
    ["Content-Length: 10000"], ["Transfer-Encoding: chunked", "X: y"],
    ["Content-Encoding: gzip", "Content-Length: 5"],
  ])
  func `a body that stops half-way is reported`(headers: [String]) throws {
    let head = "HTTP/1.1 200 OK\r\n" + headers.map { $0 + "\r\n" }.joined()
    // Complete JSON, so that only the length shows it.
    let body =
      headers[0].hasPrefix("T") ? "\(String(Self.page.utf8.count, radix: 16))\r\n\(Self.page)\r\n" : Self.page
    for breaks in [false, true] {
      let server = try Server { _, connection in
        connection.send(Array("\(head)\r\n\(body)".utf8))
        if breaks { connection.breakOff() }
      }
      let result = try Fetch.run(asking: server)
      #expect(result.status == 5 && result.isOneMessage, "\(result)")
      #expect(server.requests.count == 1)
    }
  }
}

/// Data compressed by hand, as gzip would.
private enum Packed {
  /// At least this many blanks: one, then repeatedly the previous 258, in the fixed code of RFC 1951.
  static func blanks(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var filled = 0
    func append(_ bits: String) {
      for bit in bits {
        if filled % 8 == 0 { bytes.append(0) }
        if bit == "1" { bytes[bytes.count - 1] |= 1 << UInt8(filled % 8) }
        filled += 1
      }
    }
    append("110" + "01010000")
    for _ in 0...count / 258 { append("11000101" + "00000") }
    return bytes
  }
}
