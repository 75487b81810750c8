/// Chinese characters by their sound: others are typed in their place, or the sound itself in Latin letters.
package enum Sounds {
  /// By character, its syllable. A row such as `% ti提题体 shi示式试` lists characters that sound alike.
  private static let syllables: [Unicode.Scalar: String] = {
    var syllables: [Unicode.Scalar: String] = [:]
    Letters.forEachForm("%") { form in
      let syllable = String(String.UnicodeScalarView(form.prefix { $0.isASCII }))
      for character in form.drop(while: \.isASCII) { syllables[character] = syllable }
    }
    return syllables
  }()

  private static let characters: [String: [String]] = Dictionary(
    grouping: syllables.keys.map { String($0) }, by: sound)

  /// Whether two characters are one or sound alike.
  package static func areAlike(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || syllables[one].map { $0 == syllables[other] } ?? false
  }

  /// The characters that sound like this one, and itself.
  package static func characters(like character: String) -> [String] {
    characters[sound(of: character)] ?? [character]
  }

  /// The word for a command, a category or a setting that sounds like this one: 提示 for 提式 and `tishi`; nil
  /// if there is none.
  package static func word(like typed: String) -> String? {
    words[sound(of: TypedText.folded(typed))]
  }

  /// The text with syllables in place of characters.
  private static func sound(of text: String) -> String {
    text.unicodeScalars.map { syllables[$0] ?? String($0) }.joined()
  }

  /// By its sound.
  private static let words: [ByteKey: String] = {
    let all = Vocabulary.all
    let answers = ["yes", "no"]
    let commands = all.commands.filter { !answers.contains($0.value) }
    let words = [commands, all.commandsWithArguments, all.categories, all.settings].flatMap {
      $0.keys.map(\.text)
    }
    return Dictionary(
      words.filter { $0.unicodeScalars.contains(where: TypedText.isHan) }.map {
        (ByteKey(sound(of: $0)), $0)
      },
      uniquingKeysWith: min)
  }()
}
