import CSQLite

/// Why SQLite could not do what was asked of it.
package struct DatabaseProblem: Error, Equatable {
  /// SQLite's extended result code, and the error number of the system, or 0.
  package let code: Int32
  package let systemError: Int32
  /// SQLite's message, for developers.
  package let message: String

  init(of database: OpaquePointer?) {
    code = sqlite3_extended_errcode(database)
    systemError = sqlite3_system_errno(database)
    message = String(cString: sqlite3_errmsg(database))
  }

  /// The first eight bits of the code name its kind.
  private var kind: Int32 { code & 0xFF }

  /// Whether the file is damaged, or is no database.
  package var isDamage: Bool { kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB }
  /// Whether another program held its lock for too long.
  package var isLock: Bool { kind == SQLITE_BUSY || kind == SQLITE_LOCKED }
  package var isFullDisk: Bool { kind == SQLITE_FULL }
  /// Whether the file or its folder cannot be written.
  package var isReadOnly: Bool { kind == SQLITE_READONLY }
  /// Whether the file was deleted or renamed.
  package var isMoved: Bool { code == SQLITE_READONLY | 4 << 8 }
}
