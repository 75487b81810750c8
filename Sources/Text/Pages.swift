/// Text whose lines end with a newline each.
extension ArraySlice<UInt8> {
  package var lineCount: Int { count { $0 == UInt8(ascii: "\n") } }

  /// Its first lines, at most this many.
  package func firstLines(_ most: Int) -> ArraySlice<UInt8> {
    var rest = most
    return prefix { byte in
      defer { if byte == UInt8(ascii: "\n") { rest -= 1 } }
      return rest > 0
    }
  }

  /// The text in pieces of this many lines each, 1 or more.
  package func pages(of lines: Int) -> [[UInt8]] {
    var pages: [[UInt8]] = []
    var rest = self
    while !rest.isEmpty {
      let page = rest.firstLines(lines)
      pages.append(Array(page))
      rest = rest[page.endIndex...]
    }
    return pages
  }
}

extension [UInt8] {
  package var lineCount: Int { self[...].lineCount }
  package func firstLines(_ most: Int) -> ArraySlice<UInt8> { self[...].firstLines(most) }
  package func pages(of lines: Int) -> [[UInt8]] { self[...].pages(of: lines) }
}
