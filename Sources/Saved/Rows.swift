extension [Row] {
  /// The rows that begin with a word and have so many columns after it, without the word.
  package func rows(_ kind: String, columns: Int) -> [Row] {
    filter { $0.count == columns + 1 && $0[0] == kind }.map { Row($0.dropFirst()) }
  }

  /// The first of them.
  package func row(_ kind: String, columns: Int) -> Row? { rows(kind, columns: columns).first }
}

extension String {
  /// A count in a row. Sums of so small numbers do not overflow.
  package var countInRow: Int? { Int(self).flatMap { (0..<Int(Int32.max)).contains($0) ? $0 : nil } }
}
