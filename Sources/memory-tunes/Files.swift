import MemoryTunes
import Text
import Wording

/// Reads files and folders that the player names.
enum Files {
  /// The most bytes that are read from a file, and written to a saved one.
  static let largest = 64 * 1024 * 1024

  /// A whole deck file, perhaps a pipe. Ctrl-C stops reading one that is empty so far or endless.
  static func deck(of path: FilePath) -> Result<[UInt8], SystemFailure> {
    let mask = SignalMask(SignalMask.ending)
    return whole(of: path, isDeck: true) { !mask.isEnded(waitingFor: $0) }
  }

  /// A whole file, which may be a pipe unless it must be regular. Before a game, signals end the program;
  /// otherwise `wait` waits for more input, and returns false to give up. If a line is longer than a deck may
  /// have, the rest of a deck is left.
  static func whole(
    of path: FilePath, isDeck: Bool = false, mustBeRegular: Bool = false, most: Int = largest,
    flags: Int32 = 0,
    wait: (Int32) -> Bool = waitAtStart
  ) -> Result<[UInt8], SystemFailure> {
    // Without this, opening a pipe or a terminal can block forever.
    let file = open(path.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags)
    guard file >= 0 else { return .failure(.last) }
    defer { close(file) }
    if mustBeRegular, let kind = FileIdentity(of: file)?.kind, kind != S_IFREG {
      return .failure(kind == S_IFDIR ? SystemFailure(code: EISDIR) : .known(.notRegular))
    }
    return whole(of: file, isDeck: isDeck, most: most, wait: wait)
  }

  /// A whole deck file. Only a regular file is read; others may be endless.
  static func regularDeck(_ path: FilePath) -> Result<[UInt8], SystemFailure> {
    whole(of: path, isDeck: true, mustBeRegular: true)
  }

  /// A deck file that a transcript in a folder names. Only a regular file below that folder is read: the
  /// transcript may be a stranger's, and its report public.
  static func deck(_ path: FilePath, below folder: FilePath) -> Result<[UInt8], SystemFailure> {
    guard let target = real(path.isAbsolute ? path : folder.appending(path)), let root = real(folder) else {
      return .failure(.last)
    }
    guard target.appending("").bytes.starts(with: root.appending("").bytes) else {
      return .failure(.known(.outsideTranscript))
    }
    return regularDeck(target)
  }

  /// The absolute path without links; nil with `errno` set on failure.
  static func real(_ path: FilePath) -> FilePath? {
    guard let resolved = realpath(path.cString, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  static func waitAtStart(for file: Int32) -> Bool {
    _ = Descriptor.wait(for: Int32(POLLIN), on: file)
    return true
  }

  /// The rest of an open file.
  static func whole(
    of file: Int32, isDeck: Bool = false, most: Int = largest, wait: (Int32) -> Bool = waitAtStart
  ) -> Result<[UInt8], SystemFailure> {
    var bytes: [UInt8] = []
    // An array that grows takes twice its size for a moment.
    var status = stat()
    if fstat(file, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size), largest)) }
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      guard wait(file) else { return .failure(.known(.givenUp)) }
      let count = piece.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      let code = errno
      if count == 0 { return .success(bytes) }
      if count > 0 {
        guard bytes.count + count <= most else { return .failure(.known(.over64Mb)) }
        bytes += piece[..<count]
        guard isDeck else { continue }
        let end = bytes.suffix(DeckFailure.longestLine + 2)
        if end.count > DeckFailure.longestLine + 1, !end.contains(where: { "\r\n".utf8.contains($0) }) {
          return .success(bytes)
        }
      } else if code != EINTR, code != EAGAIN {
        return .failure(SystemFailure(code: code))
      }
    }
  }

  /// The files and folders whose paths begin with `path`, in order. Folders end with a slash.
  static func beginning(_ path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let place = expanded(FilePath(folder.isEmpty ? "." : folder))
    let names = names(in: place) { $0.starts(with: name.utf8) }
    return names.compactMap { file in
      // A name that is not UTF-8 cannot be typed.
      guard let text = String(validating: file.bytes, as: UTF8.self) else { return nil }
      let isHidden = text.hasPrefix(".") && !name.hasPrefix(".")
      return isHidden
        ? nil : folder + text + (FileIdentity(path: place.appending(file))?.kind == S_IFDIR ? "/" : "")
    }.sorted()
  }

  /// The wanted names in a folder; none if it cannot be read.
  static func names(in folder: FilePath, where isWanted: (UnsafeRawBufferPointer.SubSequence) -> Bool)
    -> [FilePath]
  {
    guard let entries = opendir(folder.cString) else { return [] }
    defer { closedir(entries) }
    var found: [FilePath] = []
    while let entry = readdir(entries) {
      withUnsafeBytes(of: &entry.pointee.d_name) {
        let name = $0.prefix { $0 != 0 }
        if isWanted(name) { found.append(FilePath(name)) }
      }
    }
    return found
  }

  /// The path with the home folder for a leading `~`, which a shell expands only where a word begins.
  static func expanded(_ path: FilePath) -> FilePath {
    guard path.bytes.first == UInt8(ascii: "~"), path.bytes.count == 1 || path.bytes[1] == UInt8(ascii: "/"),
      let home = getenv("HOME").map({ FilePath(cString: $0) }), home.isAbsolute
    else { return path }
    return FilePath(home.bytes + path.bytes.dropFirst())
  }

  /// The target of a link, which may be missing; the path itself if that is no regular file, or if a link is
  /// another user's.
  static func resolved(_ path: FilePath) -> FilePath {
    var target = path
    // Linux follows at most 40 links.
    for _ in 0..<40 {
      var file = stat()
      let isThere = lstat(target.cString, &file) == 0
      guard isThere, file.st_mode & S_IFMT == S_IFLNK else {
        return isThere && file.st_mode & S_IFMT != S_IFREG ? path : target
      }
      var link = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard file.st_uid == 0 || file.st_uid == geteuid(), readlink(target.cString, &link, Int(PATH_MAX)) > 0
      else { return path }
      let next = FilePath(cString: link)
      target = next.isAbsolute ? next : target.folder.appending(next)
    }
    return path
  }
}

extension SystemFailure {
  init(code: Int32) {
    self = SystemError(usual: code).map(SystemFailure.known) ?? .other(String(cString: strerror(code)))
  }

  /// The system's message for the last failed call.
  static var last: SystemFailure { SystemFailure(code: errno) }
}
