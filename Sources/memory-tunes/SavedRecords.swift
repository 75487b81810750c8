import MemoryCore
import Program
import RecordsFeature
import Text

/// The records of finished or begun games: a line for each, in a file to which several programs add.
///
/// Before the file exceeds the limit for reading, it is renamed to `records-1.tsv`, the next one to
/// `records-2.tsv`, and so on; these are read first. Invalid lines are moved to a file next to it and reported
/// once.
final class SavedRecords {
  private let path: FilePath
  private let kind: RecordLines.Kind
  private let files: SavedFiles
  private let lines: SavedLines
  private var isChecked = false
  /// The followed file, and the size of the part already read. It stays open, so that no other file gets its
  /// identity.
  private var followed: (file: Int32, end: Int)?

  private static let suffix = ".tsv"

  /// The path ends in `.tsv`.
  init(path: FilePath, kind: RecordLines.Kind, files: SavedFiles) {
    self.path = path
    self.kind = kind
    self.files = files
    lines = SavedLines(path: path, header: kind.header, files: files)
    lines.makeRoom = { [unowned self] in giveNumber() }
  }

  /// Adds a line, which comes without its newline. The file is checked before the first one.
  func add(_ line: String) {
    check()
    lines.add(line.utf8)
  }

  /// Adds a line at the next `flush`.
  func addLater(_ line: String) {
    check()
    lines.addLater(line.utf8)
  }

  /// Adds what was not added before.
  func flush() { lines.flush() }

  /// Reads all records in pieces, file by file, earliest first. `unreadable` returns how many lines could not
  /// be read so far.
  func read(_ take: (Span<UInt8>) -> Void, endFile: () -> Void, unreadable: () -> Int) {
    func read(_ path: FilePath, _ file: Int32) {
      let before = unreadable()
      forEachPiece(of: path, file, take)
      endFile()
      if unreadable() > before { removeUnreadable(path) }
    }
    let last = openLast(handingOnOthers: read)
    defer { if let last { close(last) } }
    if let last { read(path, last) }
  }

  /// Reads what was added since the last call; all records, if the file is a different one.
  func follow(_ follower: RecordsFollower) {
    if !isFollowed {
      stopFollowing()
      follower.startOver()
      let last = openLast { path, file in
        let before = follower.unreadable
        forEachPiece(of: path, file, follower.add)
        follower.endFile(mayGrow: false)
        if follower.unreadable > before { removeUnreadable(path) }
      }
      followed = last.map { ($0, 0) }
    }
    guard let (file, end) = followed else { return }
    let before = follower.unreadable
    followed?.end = forEachPiece(of: path, file, from: end, follower.add)
    follower.endFile(mayGrow: true)
    if follower.unreadable > before {
      removeUnreadable(path)
      stopFollowing()
    }
  }

  /// Whether the followed file still exists, with everything already read.
  private var isFollowed: Bool {
    guard let (file, end) = followed else { return false }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size >= end else { return false }
    return FileIdentity(status) == FileIdentity(at: path)
  }

  private func stopFollowing() {
    if let followed { close(followed.file) }
    followed = nil
  }

  /// Opens the file to which lines are added, then each full one, which it reads.
  private func openLast(handingOnOthers read: (FilePath, Int32) -> Void) -> Int32? {
    isChecked = true
    // Opened before looking for the others, so that a file renamed meanwhile is not missed.
    let last = opened(path)
    let identity = last.flatMap { FileIdentity(of: $0) }
    for number in numbers where FileIdentity(at: name(of: number)) != identity {
      guard let file = opened(name(of: number)) else { continue }
      defer { close(file) }
      read(name(of: number), file)
    }
    return last
  }

  /// Sets aside invalid lines.
  func check() {
    if isChecked { return }
    isChecked = true
    guard let file = opened(path) else { return }
    defer { close(file) }
    var lines = RecordLines(kind)
    forEachPiece(of: path, file) { lines.add($0) }
    lines.endFile()
    if lines.unreadable > 0 { removeUnreadable(path) }
  }

  /// Removes all records. Returns how many files there were.
  func forget() -> Int {
    numbers.map(name).reduce(0) { $0 + files.remove($1) } + lines.forget()
  }

  /// The numbers of the full files, ascending.
  private var numbers: [Int] {
    let beginning = stem.name.bytes + Array("-".utf8)
    let found = Files.names(in: path.folder) { $0.starts(with: beginning) }.compactMap { name in
      Int(
        String(decoding: name.bytes.dropFirst(beginning.count).dropLast(Self.suffix.utf8.count), as: UTF8.self)
      )
      .flatMap { $0 > 0 && self.name(of: $0).name == name ? $0 : nil }
    }
    return found.sorted()
  }

  private var stem: FilePath { FilePath(path.bytes.dropLast(Self.suffix.utf8.count)) }

  private func name(of number: Int) -> FilePath { stem + "-\(number)\(Self.suffix)" }

  /// Opens a file. One that can never be read is set aside.
  private func opened(_ path: FilePath) -> Int32? {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let file = open(path.cString, flags)
    guard file >= 0 else {
      _ = files.contentAfterFailure(errno, path)
      return nil
    }
    var status = stat()
    let isKnown = fstat(file, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFREG, status.st_size <= SavedFiles.largest { return file }
    if isKnown {
      files.setAside(path, FileIdentity(of: file))
    } else {
      files.complaints.cannotRead(path, errno)
    }
    close(file)
    return nil
  }

  /// Reads a file from an offset, and returns its end.
  @discardableResult
  private func forEachPiece(
    of path: FilePath, _ file: Int32, from start: Int = 0, _ take: (Span<UInt8>) -> Void
  ) -> Int {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { piece.deallocate() }
    var index = start
    while true {
      let count = pread(file, piece.baseAddress, piece.count, off_t(index))
      if count < 0, errno == EINTR { continue }
      if count < 0 { files.complaints.cannotRead(path, errno) }
      if count <= 0 { return index }
      index += count
      take(UnsafeRawBufferPointer(rebasing: piece[..<count]).bindMemory(to: UInt8.self).span)
    }
  }

  /// Gives the full file the next number or, if that is not possible, the lowest free one.
  private func giveNumber() -> Bool {
    let numbers = numbers
    let last = numbers.last ?? 0
    let next = name(of: last < .max ? last + 1 : (1...).first { !numbers.contains($0) }!)
    guard FileIdentity(at: next) == nil else { return false }
    return rename(path.cString, next.cString) == 0
  }

  /// Moves invalid lines to another file. If no line is valid, renames the whole file.
  private func removeUnreadable(_ path: FilePath) {
    let lines = SavedLines(path: path, header: kind.header, files: files)
    _ = lines.whileLocked { file in
      guard case .success(let bytes) = SavedFiles.contents(of: file) else { return }
      let sorted = RecordLines.sort(bytes, kind)
      if sorted.othersCount == 0 { return }
      if sorted.records.isEmpty { return files.setAside(path, FileIdentity(of: file)) }
      files.setAside(sorted.others, lines: sorted.othersCount, of: path, keeping: sorted.records)
    }
  }
}
