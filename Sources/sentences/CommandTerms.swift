import Foundation

/// The words of commands, which catalogs show as terms: `{ -play }` is the first one of `play`.
struct CommandTerms {
  private let path: String
  private var words: [Substring: Substring] = [:]

  /// Reads the file of words beside a catalog. Without one, there are no terms.
  init(besideCatalog path: String) {
    self.path = path
    let file = URL(filePath: path).deletingPathExtension().appendingPathExtension("words")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let sections = text.split(separator: "\n[commands]\n", omittingEmptySubsequences: false).dropFirst()
    for line in sections.first?.split(separator: "\n").prefix(while: { !$0.hasPrefix("[") }) ?? [] {
      guard let sign = line.firstRange(of: " = ") else { continue }
      words[line[..<sign.lowerBound]] = line[sign.upperBound...].prefix { $0 != "," }
    }
  }

  /// The text of the catalog, with words in place of terms.
  func replace(in text: String) throws -> String {
    try text.replacing(/\{ -([a-z]+) \}/) { term in
      guard let word = words[term.output.1] else {
        let line = text[..<term.range.lowerBound].count { $0 == "\n" } + 1
        throw Fault(at: line, of: path, "'\(term.output.1)' has no word in the section [commands] of the words")
      }
      return String(word)
    }
  }
}
