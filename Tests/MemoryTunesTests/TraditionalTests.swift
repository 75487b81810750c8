import Foundation
import Testing
@testable import Wording

/// Chinese words in traditional characters.
struct TraditionalTests {
  private static var words: [String] {
    let texts = ["zh.words", "zh.patterns"].map { name in
      let file = URL(filePath: #filePath).appending(path: "../../../Sources/Wording/Catalogs/\(name)")
        .standardized
      return try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !"#~%".contains($0.first ?? "#") }.joined(separator: "\n")
    }
    return texts.joined(separator: "\n").matches(of: #/\p{Han}+/#).map { String($0.output) }
  }

  /// The transliteration of ICU.
  private static func traditional(_ word: String) -> String {
    word.applyingTransform(StringTransform("Hans-Hant"), reverse: false)!
  }

  @Test func `each Chinese word is understood in traditional characters`() {
    let words = Self.words
    let others = words.filter { Self.traditional($0) != $0 }
    #expect(words.count > 1500 && others.count > 700)
    for word in others { #expect(TypedText.simplified(Self.traditional(word)) == word) }
  }

  @Test(arguments: ["裡裏", "麼麽", "說説", "為爲", "啟啓", "線綫", "發髮", "歷曆", "復複", "錄録"])
  func `characters with two traditional forms have both`(forms: String) {
    #expect(Set(TypedText.simplified(forms).unicodeScalars).count == 1)
  }
}
