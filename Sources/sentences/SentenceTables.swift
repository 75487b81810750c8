import Foundation

/// The sentences of all languages, with numbers in place of names: what `SentenceBook` begins with.
struct SentenceTables {
  /// The meanings and lists, each at its number.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private let soft: [String]
  /// The lines that sentences mean. The sentences of a row mean the same.
  private var lines: [String] = []
  private var slots: [String] = []
  private var forms: [String] = []
  private var codes: [[Int]] = []
  /// By number of a meaning, the rows that need it.
  private var rows: [Int: Set<Int>] = [:]

  init(_ common: SaidFile, _ languages: [SaidFile]) {
    soft = common.soft
    soft.forEach { add($0) }
    for (text, _) in (common.sentences + languages.flatMap(\.sentences)) {
      let sign = text.range(of: " = ")!
      let isNamed = text.first == "?"
      let line = String(text[..<sign.lowerBound].dropFirst(isNamed ? 1 : 0))
      // A long row goes on in another one.
      if lines.last != line { lines.append(line) }
      for form in text[sign.upperBound...].components(separatedBy: " | ") {
        forms.append((isNamed ? "?" : "") + "\(line) = \(form)")
        let items = form.split(separator: " ").map(String.init)
        let isOrdered = items.first == ">"
        codes.append(
          [0x8000 + 4 * (lines.count - 1) + (isOrdered ? 2 : 0) + (isNamed ? 1 : 0)]
            + items.dropFirst(isOrdered ? 1 : 0).flatMap { code($0) })
      }
    }
    for row in languages.flatMap(\.rows) {
      add(["words", "meanings"].contains(row.section) ? row.name : row.section)
    }
    SaidFile.slots.sorted().forEach { add($0) }
  }

  func number(of name: String) -> Int? { numbers[name] }

  @discardableResult
  private mutating func add(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The numbers of the meanings of an item, as `SaidText.codes` explains them.
  private mutating func code(_ item: String) -> [Int] {
    let isOptional = item.first == "["
    let item = isOptional ? String(item.dropFirst().dropLast()) : item
    var codes: [Int] = []
    var meanings = item.split(separator: "/").map(String.init)
    if item.first == "{" {
      let slot = String(item.dropFirst().dropLast())
      let list = slot.last == "2" ? String(slot.dropLast()) : slot
      meanings = ["row", "column"].contains(list) ? SaidFile.values[list]! : [list == "n" ? "number" : list]
      if !slots.contains(slot) { slots.append(slot) }
      codes.append(0x800 + slots.firstIndex(of: slot)!)
    }
    for meaning in meanings {
      let number = add(meaning)
      codes.append(number + (isOptional ? 0x400 : 0) + (meaning == meanings.last ? 0 : 0x200))
      if !isOptional { rows[number, default: []].insert(lines.count - 1) }
    }
    return codes
  }

  /// How rare a meaning is: the logarithm to base 2 of how many times fewer rows have it than there are. What
  /// need not be in a sentence weighs at most 2.
  private func weight(of number: Int) -> Double {
    let weight = log2(Double(lines.count) / Double(rows[number]?.count ?? 1))
    return soft.contains(names[number]) ? min(weight, 2) : weight
  }

  var source: String {
    func list(_ values: [String]) -> String { values.map { "    \($0),\n" }.joined() }
    func swiftName(_ name: String) -> String {
      let words = name.split(separator: ".")
      return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
    let meanings = names.enumerated().map { "  static let `\(swiftName($1))` = Meaning(number: \($0))\n" }
    let sentences = zip(forms, codes).map { form, codes in
      "    \(codes.map { "\($0)" }.joined(separator: ", ")),  // \(form)\n"
    }
    return """
      extension Meaning {
      \(meanings.joined())}

      /// What people type, as the build arranges it: the sentences, and the words of each language.
      enum SaidText {
        /// The names of the meanings.
        static let names: [StaticString] = [
      \(list(names.map { "\"\($0)\"" }))  ]

        /// By meaning, how rare it is.
        static let weights: [Double] = [
      \(list(names.indices.map { String(format: "%.3f", weight(of: $0)) }))  ]

        /// Meanings that need not be in a sentence.
        static let soft = MeaningSet(\(soft.map { ".\(swiftName($0))" }.joined(separator: ", ")))

        /// The lines that sentences mean, each with its slots; after ` / `, what it is if that cannot be typed.
        static let lines: [StaticString] = [
      \(list(lines.map { "\"\($0)\"" }))  ]

        static let slots: [StaticString] = [
      \(list(slots.map { "\"\($0)\"" }))  ]

        /// The sentences as they are in the files.
        static let forms: [StaticString] = [
      \(list(forms.map { "\"\($0)\"" }))  ]

        /// For each sentence, a number of 0x8000 or more: four times the number of its line, plus 2 if it has
        /// an order and 1 if it is only named. Then its items: the number of a meaning, plus 0x400 if the item
        /// need not be there and 0x200 if another meaning of the item follows. Before a slot is its number plus
        /// 0x800.
        static let codes: [UInt16] = [
      \(sentences.joined())  ]
      }

      """
  }
}
