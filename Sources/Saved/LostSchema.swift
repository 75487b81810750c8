import CSQLite

/// A damaged database may have lost its schema, which says where the tables begin. Each database of ours has
/// them in the same pages, so the schema of a new one fits.
extension Database {
  /// Itself, or, if its schema cannot be read, a copy in memory with that of a new database.
  func withReadableSchema() throws(DatabaseFailure) -> Database {
    do throws(DatabaseFailure) {
      if try number("SELECT 1 FROM sqlite_master LIMIT 1") != nil { return self }
    } catch { try error.mustBeOfData() }
    let new = try Database()
    _ = try DatabaseSchema.prepare(new)
    let tables = Set(try new.numbers("SELECT rootpage FROM sqlite_master WHERE rootpage > 0"))
    let (theirs, ours) = (try contents(), new.image)
    var bytes = theirs + ours.dropFirst(theirs.count)
    let size = try new.number("PRAGMA page_size")!
    for page in 1...ours.count / size where !tables.contains(page) {
      let place = (page - 1) * size..<page * size
      bytes.replaceSubrange(place, with: ours[place])
    }
    // The header has the number of pages of the new one, which counts only if these two agree (SQLite's file
    // format).
    bytes[92] = ~bytes[24]
    return try Database(image: bytes)
  }

  /// The bytes of the file, through SQLite's own descriptor: to close another one would lose its locks.
  private func contents() throws(DatabaseFailure) -> [UInt8] {
    var pointer: UnsafeMutablePointer<sqlite3_file>?
    guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &pointer) == SQLITE_OK, let pointer,
      let methods = pointer.pointee.pMethods?.pointee
    else { throw DatabaseFailure(of: handle) }
    var size: sqlite3_int64 = 0
    var result = methods.xFileSize(pointer, &size)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while result == SQLITE_OK, bytes.count < size {
      let count = min(piece.count, Int(size) - bytes.count)
      result = methods.xRead(pointer, &piece, Int32(count), sqlite3_int64(bytes.count))
      bytes += piece.prefix(count)
    }
    // It cannot be read now, which says nothing about its rows.
    guard result == SQLITE_OK else { throw DatabaseFailure(code: result, of: handle) }
    return bytes
  }

  /// The bytes of a database in memory, as a file would have them.
  private var image: [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { return [] }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }
}
