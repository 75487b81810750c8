/// Numbers as people list them, with blanks or single commas between them: `3 7`, `3,7`, `3, 7` and `3 , 7`.
package enum NumberList {
  private static let comma = UInt8(ascii: ",")

  /// The numbers of the list, each as a word; the words unchanged if they are not such a list.
  package static func separated(_ words: [Word]) -> [Word] {
    guard words.contains(where: { $0.key.utf8.contains(comma) }) else { return words }
    var numbers: [Word] = []
    var mayComma = false
    for word in words {
      for part in word.key.utf8.split(separator: comma, omittingEmptySubsequences: false).enumerated() {
        // Every part of a word but the first has a comma before it.
        if part.offset > 0 {
          guard mayComma else { return words }
          mayComma = false
        }
        if part.element.isEmpty { continue }
        let number = Word(String(Substring(part.element)))
        guard number.isNumber else { return words }
        numbers.append(number)
        mayComma = true
      }
    }
    return mayComma ? numbers : words
  }
}
