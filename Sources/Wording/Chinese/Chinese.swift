import Text

struct Chinese: Wording {
  var language: Language { .chinese }

  func quoted(_ text: String) -> String { "“\(text)”" }

  func decimal(_ value: Double, digits: Int) -> String { Decimal.text(value, digits: digits) }

  func date(year: Int, month: Int, day: Int) -> String { "\(year)年\(month)月\(day)日" }

  func choice(of words: [String]) -> String { joined(words, "或") }

  func list(_ words: [String]) -> String { joined(words, "和") }

  var comma: String { "，" }

  /// Full-width punctuation includes a gap.
  func sentences(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { text, sentence in
      let isClosed = text.unicodeScalars.last.map { "。！？；：，".unicodeScalars.contains($0) } ?? true
      if !isClosed, !sentence.isEmpty { text += text.isOpen ? "。" : " " }
      text += sentence
    }
  }

  func sentence(_ text: String) -> String { text.hasSuffix("。") ? text : "\(text)。" }

  func numbered(_ number: Int, _ row: String) -> String { "\(number)，\(row)" }

  private func joined(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return "\(words.dropLast().joined(separator: "、"))\(conjunction)\(last)"
  }
}
