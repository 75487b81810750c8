import Text

struct Russian: Wording {
  var language: Language { .russian }

  func quoted(_ text: String) -> String { "«\(text)»" }

  func decimal(_ value: Double, digits: Int) -> String { Decimal.text(value, digits: digits, sign: ",") }

  func date(year: Int, month: Int, day: Int) -> String {
    let months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
      "декабря",
    ]
    return "\(day) \(months[month - 1]) \(year) года"
  }

  func choice(of words: [String]) -> String { joined(words, "или") }

  func list(_ words: [String]) -> String { joined(words, "и") }

  /// Ends with one full stop. If the player comes first, begins with a capital letter.
  func sentence(_ text: String) -> String {
    let text = text.hasPrefix("\(you) ") || text.hasPrefix("\(you):") ? "В\(text.dropFirst())" : text
    return text.hasSuffix(".") ? text : "\(text)."
  }

  func numbered(_ number: Int, _ row: String) -> String { "\(number), \(row)" }

  private func joined(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The number and the matching noun form: `1 пара`, `2 пары`, `5 пар`.
  func count(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number) \(form(number, one, few, many))"
  }

  /// The noun form for a number, by the rules of CLDR: `one` for 1, 21, 31 …, `few` for 2 to 4, 22 to 24 …, and
  /// `many` for the others, including 11 to 14.
  func form(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    let (tens, ones) = (number / 10 % 10, number % 10)
    switch abs(ones) {
    case 1 where abs(tens) != 1: return one
    case 2...4 where abs(tens) != 1: return few
    default: return many
    }
  }

  /// A number with decimals takes the genitive singular: `2,7 хода`.
  func count(_ number: Double, digits: Int, _ other: String) -> String {
    "\(decimal(number, digits: digits)) \(other)"
  }
}
