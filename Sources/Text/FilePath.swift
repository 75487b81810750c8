/// A file path as the operating system stores it: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  package init(cString: UnsafePointer<CChar>) {
    var end = cString
    while end.pointee != 0 { end += 1 }
    self.init(UnsafeRawBufferPointer(start: cString, count: end - cString))
  }

  /// As text: bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The path, printable.
  package var shown: String { OutsideText.shown(text) }

  /// The path for C functions. One with a NUL would name another file, and becomes one that names none.
  package var cString: [CChar] { bytes.contains(0) ? [0] : bytes.map(CChar.init(truncatingIfNeeded:)) + [0] }

  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component, and the path of its folder.
  package var name: FilePath { FilePath(parts.last ?? []) }
  package var folder: FilePath {
    guard let name = parts.last else { return self }
    var folder = bytes[..<name.startIndex]
    // A trailing slash would make a link refer to its target folder.
    while folder.count > 1, folder.last == Self.slash { folder.removeLast() }
    return folder.isEmpty ? FilePath(".") : FilePath(folder)
  }

  package var parts: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  package func appending(_ name: FilePath) -> FilePath {
    FilePath(bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name.bytes)
  }

  package func appending(_ name: String) -> FilePath { appending(FilePath(name)) }

  package static func + (path: FilePath, ending: String) -> FilePath {
    FilePath(path.bytes + Array(ending.utf8))
  }

  private static let slash = UInt8(ascii: "/")
}
