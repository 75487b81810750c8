import Saved
import Text

/// How rows are written in a recording: as a JSON array of arrays of texts.
enum RowsForm {
  static func text(_ rows: [Row]) -> [UInt8] {
    var output = Output { _ in }
    output.array { array in
      for row in rows {
        array.array { for text in row { $0.value(text) } }
      }
    }
    return output.bytes
  }

  /// Nil for anything else.
  static func rows(_ text: ArraySlice<UInt8>) -> [Row]? {
    let fields = try? Database().rows(
      """
      SELECT line.key, field.type, field.value
      FROM json_each(?1) line LEFT JOIN json_each(iif(line.type = 'array', line.value, '[]')) field
      """, [.text(String(decoding: text, as: UTF8.self))])
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
