import Foundation
import Testing
@testable import Wording

/// Chinese words in traditional characters.
struct TraditionalTests {
  private static var words: [String] {
    let file = URL(filePath: #filePath).appending(path: "../../../Sources/Wording/zh.words").standardized
    return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(" = ") && !$0.hasPrefix("#") && !$0.hasPrefix("letter") }
      .flatMap { $0.split(separator: " = ", maxSplits: 1)[1].split(separator: ", ") }.map { String($0) }
  }

  /// The transliteration of ICU.
  private static func traditional(_ word: String) -> String {
    word.applyingTransform(StringTransform("Hans-Hant"), reverse: false)!
  }

  @Test func `each Chinese word is understood in traditional characters`() {
    let words = Self.words
    let others = words.filter { Self.traditional($0) != $0 }
    #expect(words.count > 1500 && others.count > 700)
    for word in others { #expect(Lexicon.all.simplified(Self.traditional(word)) == word) }
  }

  @Test(arguments: ["裡裏", "麼麽", "說説", "為爲", "啟啓", "線綫", "發髮", "歷曆", "復複", "錄録"])
  func `characters with two traditional forms have both`(forms: String) {
    #expect(Set(Lexicon.all.simplified(forms).unicodeScalars).count == 1)
  }
}
