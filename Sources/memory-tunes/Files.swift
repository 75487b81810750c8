import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading files and folders that somebody names.
enum Files {
  /// The whole of a file, pipes included. Of one with a line that no deck may have, which may have no end, only as
  /// much as it takes to see that.
  static func contents(of path: String) -> Result<[UInt8], SystemProblem> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .failure(.last) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return .success(bytes) }
      if count > 0 {
        bytes += piece[..<count]
        let end = bytes.suffix(DeckProblem.longestLine + 2)
        if end.count > DeckProblem.longestLine + 1, !end.contains(UInt8(ascii: "\n")) { return .success(bytes) }
      } else if !Descriptor.waitAfter(errno, on: file, for: Int32(POLLIN)) {
        return .failure(.last)
      }
    }
  }

  /// The files and folders (these with a slash behind) whose paths begin like this, in order.
  static func beginning(_ path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard let entries = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(entries) }
    var found: [String] = []
    while let entry = readdir(entries) {
      let file = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let isHidden = file.hasPrefix(".") && !name.hasPrefix(".")
      guard file.hasPrefix(name), !isHidden else { continue }
      found.append(folder + file + (isFolder(folder + file) ? "/" : ""))
    }
    return found.sorted()
  }

  /// The path of the file to which a link leads. Whatever else it leads to is none of ours.
  static func resolved(_ path: String) -> String {
    var link = stat()
    var target = stat()
    guard lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK, stat(path, &target) == 0,
      target.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil)
    else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension SystemProblem {
  /// What the last call of the operating system that failed says.
  static var last: SystemProblem { SystemProblem(message: String(cString: strerror(errno))) }
}
