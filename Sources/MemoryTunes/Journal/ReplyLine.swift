import Saved
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

/// How rows are written in a recording: as a JSON array of arrays of texts.
enum RowsForm {
  static func text(_ rows: [Row]) -> [UInt8] { Output.text { $0.value(rows) } }

  /// Nil for anything else.
  static func rows(_ text: ArraySlice<UInt8>) -> [Row]? {
    let fields = Database.rows(
      """
      SELECT line.key, field.type, field.value
      FROM json_each(?1) line LEFT JOIN json_each(iif(line.type = 'array', line.value, '[]')) field
      """, ofJSON: text)
    guard let fields, fields.allSatisfy({ $0[1] == "text" }) else { return nil }
    var rows: [Row] = []
    var key: String?
    for field in fields {
      if field[0] != key { rows.append([]) }
      key = field[0]
      rows[rows.count - 1].append(field[2])
    }
    return rows
  }
}
