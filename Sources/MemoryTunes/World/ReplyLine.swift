import Text

/// A line of fields, separated by tabs, with `\t`, `\n`, `\r` and `\\` for tabs, line ends and backslashes.
enum ReplyLine {
  private static let escapes: [(scalar: Unicode.Scalar, sign: Unicode.Scalar)] = [
    ("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r"),
  ]

  static func text(_ fields: [String]) -> [UInt8] {
    let escaped = fields.map { field in
      field.unicodeScalars.map { scalar in
        escapes.first { $0.scalar == scalar }.map { "\\\($0.sign)" } ?? String(scalar)
      }.joined()
    }
    return Array(escaped.joined(separator: "\t").utf8)
  }

  /// At least one field; nil if they are not UTF-8, or have an unknown escape.
  static func fields(_ line: ArraySlice<UInt8>) -> [String]? {
    var fields = [""]
    guard var scalars = String(validating: line, as: UTF8.self)?.unicodeScalars.makeIterator() else {
      return nil
    }
    while let scalar = scalars.next() {
      switch scalar {
      case "\t": fields.append("")
      case "\\":
        guard let sign = scalars.next(), let escape = escapes.first(where: { $0.sign == sign }) else {
          return nil
        }
        fields[fields.count - 1].unicodeScalars.append(escape.scalar)
      default: fields[fields.count - 1].unicodeScalars.append(scalar)
      }
    }
    return fields
  }
}
