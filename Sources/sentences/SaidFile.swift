import Foundation

/// A `.said` file: the words that people type in a language, or the sentences that all languages share.
/// `en.said` and `common.said` explain the form.
struct SaidFile {
  let path: String
  /// Rows of `[words]`, `[meanings]` and lists, each with the line where it begins.
  private(set) var rows: [(section: String, name: String, words: [String], line: Int)] = []
  private(set) var soft: [String] = []
  private(set) var sentences: [(text: String, line: Int)] = []
  /// It has begun, and may lack meanings.
  private(set) var isBegun = false

  private static let mostBytes = (common: 12_000, language: 30_000)
  private static let mostColumns = 120
  /// What `Match` has room for.
  private static let mostItems = 16

  var isCommon: Bool { path.hasSuffix("common.said") }
  /// `en` for `en.said`.
  var language: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let most = isCommon ? Self.mostBytes.common : Self.mostBytes.language
    if text.utf8.count > most {
      throw Failure(at: 1, of: path, "the file has \(text.utf8.count) bytes, more than \(most)")
    }
    var section = ""
    var row: (text: String, line: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
      if columns > Self.mostColumns {
        throw Failure(at: index + 1, of: path, "the line has \(columns) columns")
      }
      if line.first == " ", row != nil {
        row!.text += line
        continue
      }
      if let row { try add(row.text, in: section, at: row.line) }
      row = nil
      if line.isEmpty || line.first == "#" { continue }
      if line.first == "[", line.last == "]", !line.contains(" = ") {
        section = String(line.dropFirst().dropLast())
        if section == "begun" { isBegun = true }
      } else {
        row = (String(line), index + 1)
      }
    }
    if let row { try add(row.text, in: section, at: row.line) }
  }

  private mutating func add(_ row: String, in section: String, at line: Int) throws(Failure) {
    switch section {
    case "": throw Failure(at: line, of: path, "the row is in no section")
    case "soft": soft += row.split(separator: " ").map(String.init)
    case "sentences":
      if !row.contains(" = ") { throw Failure(at: line, of: path, "a sentence is LINE = MEANINGS") }
      sentences.append((row, line))
    default:
      guard let colon = row.range(of: ": ") else {
        throw Failure(at: line, of: path, "a row is NAME: WORD, WORD")
      }
      let words = row[colon.upperBound...].split(separator: ",").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      if Set(words).count < words.count {
        let twice = words.first { word in words.filter { $0 == word }.count > 1 }!
        throw Failure(at: line, of: path, "'\(twice)' is in the row twice")
      }
      if let odd = words.first(where: { $0 != $0.lowercased() || $0.contains("'") || $0.isEmpty }) {
        throw Failure(at: line, of: path, "'\(odd)' has a capital letter or an apostrophe")
      }
      rows.append((section, String(row[..<colon.lowerBound]), words, line))
    }
  }

  /// The names of its meanings and lists.
  var names: Set<String> { Set(rows.map { Self.isPlain($0.section) ? $0.name : $0.section }) }
  /// What another language must have as well: meanings, and values of lists.
  var uses: [(use: String, line: Int)] {
    rows.map { (Self.isPlain($0.section) ? $0.name : "\($0.section):\($0.name)", $0.line) }
  }

  private static func isPlain(_ section: String) -> Bool { ["words", "meanings"].contains(section) }

  /// Its words, sorted, each with its uses, in the form in which lines are compared with them: a word, a
  /// tab, and numbers of meanings, or of a list, a colon and a value.
  func glossary(_ number: (String) -> Int?) -> String {
    var uses: [String: [String]] = [:]
    for row in rows {
      let isPlain = Self.isPlain(row.section)
      guard let number = number(isPlain ? row.name : row.section) else { continue }
      for word in row.words { uses[word, default: []].append(isPlain ? "\(number)" : "\(number):\(row.name)") }
    }
    let sorted = uses.sorted { ($0.key + "\t").utf8.lexicographicallyPrecedes(($1.key + "\t").utf8) }
    return sorted.map { "\($0.key)\t\($0.value.joined(separator: " "))\n" }.joined()
  }

  /// Names of slots whose values no list has.
  static let slots: Set<String> = [
    "n", "row", "column", "name", "people", "title", "code", "date", "command",
  ]

  /// What is also a value of a slot.
  static let values: [String: [String]] = [
    "row": ["number", "top", "last", "middle"], "column": ["number", "side", "last", "middle"],
    "people": ["and", "you"],
  ]

  /// Compares the languages with each other and with the sentences.
  static func check(_ common: SaidFile, _ languages: [SaidFile]) throws(Failure) {
    var claims: [String: (line: String, place: String)] = [:]
    var used: Set<String> = Set(common.soft)
    for file in [common] + languages {
      for (row, number) in file.sentences {
        let sign = row.range(of: " = ")!
        let line = String(row[..<sign.lowerBound])
        for sentence in row[sign.upperBound...].split(separator: "|") {
          let items = sentence.split(separator: " ").map(String.init)
          if items.count > mostItems {
            throw Failure(at: number, of: file.path, "a sentence has more than \(mostItems) items")
          }
          for name in items.flatMap(names) {
            used.insert(name)
            if let others = values[name] { used.formUnion(others) }
            if slots.contains(name) { continue }
            for language in languages where !language.isBegun && !language.names.contains(name) {
              throw Failure(at: number, of: file.path, "\(language.path) has no row '\(name)'")
            }
          }
          let form = items.first == ">" ? items.joined(separator: " ") : items.sorted().joined(separator: " ")
          if let other = claims.updateValue((line, "\(file.path):\(number)"), forKey: form), other.line != line
          {
            throw Failure(at: number, of: file.path, "'\(form)' means '\(other.line)' at \(other.place)")
          }
        }
      }
    }
    for language in languages {
      for row in language.rows where row.section == "meanings" && !used.contains(row.name) {
        throw Failure(at: row.line, of: language.path, "no sentence has '\(row.name)'")
      }
      for other in languages where !other.isBegun {
        let has = Set(other.uses.map(\.use))
        if let (use, line) = language.uses.first(where: { !has.contains($0.use) && !slots.contains($0.use) }) {
          throw Failure(at: line, of: language.path, "\(other.path) has no row '\(use)'")
        }
      }
    }
  }

  /// The names of meanings and lists in an item of a sentence.
  private static func names(_ item: String) -> [String] {
    if item == ">" { return [] }
    let item = item.first == "[" ? String(item.dropFirst().dropLast()) : item
    guard item.first == "{" else { return item.split(separator: "/").map(String.init) }
    let slot = item.dropFirst().dropLast()
    return [String(slot.last == "2" ? slot.dropLast() : slot)]
  }
}
