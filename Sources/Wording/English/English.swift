import Text

struct English: Wording {
  var language: Language { .english }

  func quoted(_ text: String) -> String { "'\(text)'" }

  func decimal(_ value: Double, digits: Int) -> String { Decimal.text(value, digits: digits) }

  func date(year: Int, month: Int, day: Int) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November",
      "December",
    ]
    return "\(months[month - 1]) \(day), \(year)"
  }

  func choice(of words: [String]) -> String { joined(words, "or") }

  func list(_ words: [String]) -> String { joined(words, "and") }

  /// With one full stop at its end. If the player comes first, it begins with a capital letter.
  func sentence(_ text: String) -> String {
    let text = text.hasPrefix("\(you) ") || text.hasPrefix("\(you):") ? "Y\(text.dropFirst())" : text
    return text.hasSuffix(".") ? text : "\(text)."
  }

  func numbered(_ number: Int, _ row: String) -> String { "\(number), \(row)" }

  private func joined(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The line that may have been meant; in quotes if it has several words.
  func didYouMean(_ line: String) -> String { "Did you mean \(line.contains(" ") ? quoted(line) : line)?" }

  /// `1 pair`, `2 pairs`.
  func count(_ number: Int, _ one: String, _ other: String) -> String {
    "\(number) \(number == 1 ? one : other)"
  }
}
