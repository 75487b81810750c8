import CSQLite

package final class Database {
  let handle: OpaquePointer
  /// The statements that were prepared, with their text.
  private var statements: [(sql: String, statement: OpaquePointer)] = []
  /// How many statements were run.
  package private(set) var statementsRun = 0
  private static let configured: Void = sqlite3_configure()

  /// Opens or creates the file at a path, or a database in memory. The path may contain any bytes but NUL.
  package init(path: UnsafePointer<CChar>? = nil, readOnly: Bool = false) throws(DatabaseFailure) {
    Self.configured
    sqlite3_forget_errno()
    var handle: OpaquePointer?
    let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let result = path.map { sqlite3_open_v2($0, &handle, flags, nil) } ?? sqlite3_open(":memory:", &handle)
    guard result == SQLITE_OK, let handle else {
      let failure = DatabaseFailure(of: handle)
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
  }

  /// A database in memory with the bytes of a file.
  convenience init(image: [UInt8]) throws(DatabaseFailure) {
    try self.init()
    let (size, flags) = (sqlite3_int64(image.count), SQLITE_DESERIALIZE_FREEONCLOSE)
    guard let copy = sqlite3_malloc64(sqlite3_uint64(image.count)) else { throw DatabaseFailure(of: handle) }
    copy.copyMemory(from: image, byteCount: image.count)
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    guard sqlite3_deserialize(handle, "main", bytes, size, size, UInt32(flags)) == SQLITE_OK else {
      throw DatabaseFailure(of: handle)
    }
  }

  deinit {
    for (_, statement) in statements { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs a statement with values for its parameters, in order, and returns what `read` makes of its rows.
  /// Those of which it makes nothing are left out.
  package func all<Result>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Row) -> Result?
  ) throws(DatabaseFailure) -> [Result] {
    var results: [Result] = []
    try forEachResult(of: sql, values) { statement in
      if let result = read(Row(of: statement)) { results.append(result) }
      return true
    }
    return results
  }

  /// What `read` makes of the first row; nil if there is none.
  package func first<Result>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Row) -> Result?
  ) throws(DatabaseFailure) -> Result? {
    var result: Result?
    try forEachResult(of: sql, values) { statement in
      result = read(Row(of: statement))
      return false
    }
    return result
  }

  /// Runs a statement that has no answer, or whose answer is not needed.
  package func run(_ sql: String, _ values: [Value] = []) throws(DatabaseFailure) {
    try forEachResult(of: sql, values) { _ in true }
  }

  /// The number in the first column of the first row; nil if there is none.
  func number(_ sql: String, _ values: [Value] = []) throws(DatabaseFailure) -> Int? {
    try numbers(sql, values).first
  }

  /// The numbers in the first column.
  func numbers(_ sql: String, _ values: [Value] = []) throws(DatabaseFailure) -> [Int] {
    var numbers: [Int] = []
    try forEachResult(of: sql, values) { statement in
      if sqlite3_column_type(statement, 0) != SQLITE_NULL {
        numbers.append(Int(sqlite3_column_int64(statement, 0)))
      }
      return true
    }
    return numbers
  }

  /// Runs a statement until its end, or until `body` returns false.
  private func forEachResult(
    of sql: String, _ values: [Value], _ body: (_ statement: OpaquePointer) -> Bool
  ) throws(DatabaseFailure) {
    sqlite3_forget_errno()
    let statement = try prepared(sql)
    statementsRun += 1
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() { bind(value, Int32(index + 1), statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: if !body(statement) { return }
      case SQLITE_DONE: return
      default: throw DatabaseFailure(of: handle)
      }
    }
  }

  /// Runs a statement for each row of a query in another database, whose columns are its parameters.
  /// `isWanted` is told the number in the first column. Returns why the query ended early, if it did.
  func run(
    _ sql: String, forRowsOf query: String, _ values: [Value], in other: Database,
    where isWanted: (Int) -> Bool
  ) throws(DatabaseFailure) -> DatabaseFailure? {
    let statement = try prepared(sql)
    var failure: DatabaseFailure?
    do throws(DatabaseFailure) {
      try other.forEachResult(of: query, values) { row in
        guard isWanted(Int(sqlite3_column_int64(row, 0))) else { return true }
        for column in 0..<sqlite3_column_count(row) {
          sqlite3_bind_value(statement, column + 1, sqlite3_column_value(row, column))
        }
        if sqlite3_step(statement) != SQLITE_DONE { failure = DatabaseFailure(of: handle) }
        sqlite3_reset(statement)
        return failure == nil
      }
    } catch { return error }
    if let failure { throw failure }
    return nil
  }

  /// Asked now and then while a statement runs: true ends it.
  package var isStopped: (() -> Bool)? {
    didSet {
      let context = Unmanaged.passUnretained(self).toOpaque()
      sqlite3_progress_handler(
        handle, isStopped == nil ? 0 : 1000,
        { Unmanaged<Database>.fromOpaque($0!).takeUnretainedValue().isStopped?() == true ? 1 : 0 }, context)
    }
  }

  package func run(script: String) throws(DatabaseFailure) {
    sqlite3_forget_errno()
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw DatabaseFailure(of: handle) }
  }

  /// How many rows the last statement has inserted, changed or deleted.
  package var changes: Int { Int(sqlite3_changes(handle)) }
  /// The number of the row that was inserted last.
  package var lastRow: Int { Int(sqlite3_last_insert_rowid(handle)) }
  package var isIdle: Bool { sqlite3_get_autocommit(handle) != 0 }
  /// How long to wait for another program's lock, in milliseconds.
  package func setPatience(_ milliseconds: Int) { sqlite3_busy_timeout(handle, Int32(milliseconds)) }

  private func prepared(_ sql: String) throws(DatabaseFailure) -> OpaquePointer {
    if let prepared = statements.first(where: { $0.sql == sql }) { return prepared.statement }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw DatabaseFailure(of: handle)
    }
    statements.append((sql, statement))
    return statement
  }

  private func bind(_ value: Value, _ index: Int32, _ statement: OpaquePointer) {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .number(let number): sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text): sqlite3_bind_copied_text(statement, index, text, Int32(text.utf8.count))
    }
  }

  /// What `read` makes of the rows of a statement in which `?1` is a document from outside; nil if that is not
  /// JSON.
  package static func all<Result>(
    _ sql: String, ofJSON document: ArraySlice<UInt8>, _ read: (borrowing Row) -> Result?
  ) -> [Result]? {
    try? Database().all(sql, [.text(String(decoding: document, as: UTF8.self))], read)
  }
}

/// Why SQLite could not do what was asked of it.
package struct DatabaseFailure: Error, Equatable {
  /// SQLite's extended result code, and its words for it.
  package let code: Int32
  package let message: String
  /// The error number of the call of the system that failed, or 0.
  package let systemError: Int32

  init(of database: OpaquePointer?) {
    self.init(code: sqlite3_extended_errcode(database), of: database)
  }

  /// The code is that of a call of the file system, which the database does not have.
  init(code: Int32, of database: OpaquePointer?) {
    self.code = code
    message = String(cString: sqlite3_errmsg(database))
    systemError =
      switch code & 0xFF {
      // SQLite takes a page that cannot be read for a damaged one.
      case SQLITE_CORRUPT, SQLITE_NOTADB: database.map(sqlite3_failed_errno) ?? 0
      case SQLITE_IOERR, SQLITE_CANTOPEN:
        [database.map(sqlite3_failed_errno) ?? 0, sqlite3_system_errno(database)].first { $0 != 0 } ?? 0
      default: 0
      }
  }

  /// The first eight bits of the code name its kind.
  private var kind: Int32 { code & 0xFF }

  /// Whether the file is damaged, or is no database.
  package var isDamage: Bool { (kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB) && systemError == 0 }
  /// Whether a statement does not fit the file, as if a table is missing.
  package var isOfSchema: Bool { code == SQLITE_ERROR }
  /// Whether the disk or the system has failed, so that nothing is known about the file.
  package var isFault: Bool {
    systemError != 0
      || [SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_READONLY, SQLITE_NOMEM].contains(kind)
  }
  /// Whether another program held its lock for too long.
  package var isLock: Bool { kind == SQLITE_BUSY || kind == SQLITE_LOCKED }
  /// Whether it was told to stop.
  package var isInterruption: Bool { kind == SQLITE_INTERRUPT }
  package var isFullDisk: Bool { kind == SQLITE_FULL }
  package var isOutOfMemory: Bool { kind == SQLITE_NOMEM }
  /// Whether the file or its folder cannot be written.
  package var isReadOnly: Bool { kind == SQLITE_READONLY }
  /// Whether the file was deleted or renamed.
  package var isMoved: Bool { code == SQLITE_READONLY | 4 << 8 }
}
