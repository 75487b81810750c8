import CSQLite

/// The row that a statement is at. Its columns are read by their names, which the query gives them.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) { self.statement = statement }

  /// NULL is empty.
  package func text(_ column: String) -> String { text(index(of: column)) }

  /// Nil for NULL, and for anything else that is no whole number.
  package func number(_ column: String) -> Int? {
    let index = index(of: column)
    return sqlite3_column_type(statement, index) == SQLITE_INTEGER
      ? Int(sqlite3_column_int64(statement, index)) : nil
  }

  /// Nil also for a number that no count of a game has. Sums of so small numbers do not overflow.
  package func count(_ column: String) -> Int? { number(column).flatMap(Self.count) }

  /// Nil for NULL and for a text.
  package func real(_ column: String) -> Double? {
    let index = index(of: column)
    return [SQLITE_INTEGER, SQLITE_FLOAT].contains(sqlite3_column_type(statement, index))
      ? sqlite3_column_double(statement, index) : nil
  }

  package func isTrue(_ column: String) -> Bool { number(column) == 1 }

  /// All columns as texts, in order.
  package var texts: [String] { (0..<sqlite3_column_count(statement)).map { text($0) } }

  /// Whole numbers that blanks separate; others are left out.
  package func counts(_ column: String) -> [Int] {
    text(column).split(separator: " ").compactMap { Int($0).flatMap(Self.count) }
  }

  private static func count(_ number: Int) -> Int? { (0..<Int(Int32.max)).contains(number) ? number : nil }

  private func text(_ index: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, index) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, index))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func index(of column: String) -> Int32 {
    let index = (0..<sqlite3_column_count(statement)).first { index in
      sqlite3_column_name(statement, index).map { column == String(cString: $0) } ?? false
    }
    guard let index else { preconditionFailure("no column \(column)") }
    return index
  }
}
