import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reading and writing the files in which things are kept. Trouble is told to the complaints, and then the game goes on.
struct KeptFiles {
  let complaints: Complaints

  /// A larger file is none of ours.
  static let largest = 64 * 1024 * 1024

  /// The whole of a kept file; nil where there is none. One that is no file, is too large, or cannot be read is set
  /// aside.
  func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno != ENOENT && errno != ENOTDIR { setAside(path) }
      return nil
    }
    defer { close(file) }
    guard let bytes = Self.contents(of: file) else {
      setAside(path)
      return nil
    }
    return bytes
  }

  /// The whole of a file that is open; nil when it is none of ours.
  static func contents(of file: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest else {
      return nil
    }
    var isRead = false
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = pread(file, buffer.baseAddress! + count, size - count, off_t(count))
        if more < 0, errno == EINTR { continue }
        if more <= 0 { break }
        count += more
      }
      isRead = count == size
    }
    return isRead ? bytes : nil
  }

  /// Gives a file another name, under which it can be looked at.
  func setAside(_ path: String) {
    for number in 1...100 {
      let name = "\(path).damaged" + (number == 1 ? "" : "\(number)")
      var status = stat()
      if lstat(name, &status) == 0 { continue }
      if rename(path, name) == 0 {
        complaints.setAside(path, as: String(name.split(separator: "/").last ?? ""))
      } else {
        complaints.cannotKeep(path, errno)
      }
      return
    }
    complaints.cannotKeep(path, EEXIST)
  }

  /// Removes a file, and those that were set aside in its place, and says how many they were.
  func remove(_ path: String) -> Int {
    ([path] + Files.beginning(path + ".damaged")).count { unlink($0) == 0 }
  }

  /// Puts a file in the place of the one that is there; at no moment is there half of one.
  @discardableResult
  func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(path).\(getpid()).new"
    let file = create(temporary, O_WRONLY | O_TRUNC)
    guard file >= 0 else { return false }
    let isWritten = Self.put(bytes, to: file)
    let code = errno
    let isClosed = close(file) == 0
    if isWritten, isClosed, rename(temporary, path) == 0 { return true }
    complaints.cannotKeep(path, isWritten ? errno : code)
    unlink(temporary)
    return false
  }

  /// Adds a line to a file in one piece, so that programs that run at the same time add whole lines. A new file begins
  /// with a header; a last line that was cut short is left as it is.
  func append(_ line: String, to path: String, header: String) {
    var file = create(path, O_RDWR | O_APPEND | O_NONBLOCK)
    guard file >= 0 else { return }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      close(file)
      setAside(path)
      file = create(path, O_RDWR | O_APPEND | O_NONBLOCK)
      guard file >= 0 else { return }
    }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    guard fstat(file, &status) == 0 else { return complaints.cannotKeep(path, errno) }
    var last = UInt8(ascii: "\n")
    if status.st_size > 0 { pread(file, &last, 1, status.st_size - 1) }
    let beginning = status.st_size == 0 ? header + "\n" : last == UInt8(ascii: "\n") ? "" : "\n"
    if !Self.put(Array((beginning + line + "\n").utf8), to: file) {
      complaints.cannotKeep(path, errno)
      ftruncate(file, status.st_size)
    }
  }

  /// Opens a file of its owner's own, which need not be there, and neither must its folder. Less than 0 when it cannot
  /// be.
  func create(_ path: String, _ flags: Int32) -> Int32 {
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT {
      makeFolder(of: path)
      file = open(path, flags, 0o600)
    }
    if file < 0, errno == ELOOP || errno == EISDIR {
      setAside(path)
      file = open(path, flags, 0o600)
    }
    if file < 0 { complaints.cannotKeep(path, errno) }
    return file
  }

  /// Writes all of it; false with `errno` set where that cannot be.
  static func put(_ bytes: [UInt8], to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  private func makeFolder(of path: String) {
    var folder = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      mkdir(folder, 0o700)
    }
  }
}
