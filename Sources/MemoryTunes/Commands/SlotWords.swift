import Text
import Wording

/// What the exact grammar knows of the words of a phrase, for the slots of patterns.
final class SlotWords {
  /// Whether a text is on a card of the table.
  private let isTitle: (String) -> Bool
  /// By word, whether it can be a name, which is asked for each text that has the word.
  private var canBeName: [String: Bool] = [:]

  init(isTitle: @escaping (String) -> Bool) { self.isTitle = isTitle }

  /// The English name of a word in each slot.
  func names(_ word: String, _ typed: @escaping () -> String) -> PatternMatcher.Names {
    let word = Word(folded: word)
    guard !word.key.isEmpty else { return { _ in nil } }
    return { [self] slot in
      switch slot {
      case "command": CommandList.all.name(of: word)
      case "category": BuiltInDeck(word)?.rawValue
      case "language": Language(named: word.key)?.rawValue
      case "setting": Setting(rawValue: word.name(in: \.settings))?.rawValue
      case "name": name(word, typed())
      case "proper": typed().unicodeScalars.first!.properties.isUppercase ? name(word, typed()) : nil
      case "people": people(typed())
      case "title": isTitle(typed()) ? typed() : nil
      case "code" where word.key.utf8.contains(UInt8(ascii: "-")):
        (try? Challenge(Word(typed()))).map { _ in typed() }
      default: nil
      }
    }
  }

  /// People between commas or words for “and”, at least two, such as `Ann, Bob and me`; nil if one has no name.
  private func people(_ typed: String) -> String? {
    let words = typed.split(separator: " ")
    var people: [String] = []
    for person in words.lazy.flatMap({ Word(String($0)).names }).flatMap(\.namesAround) {
      let isSmall = person.typed.unicodeScalars.first!.properties.isLowercase
      switch Vocabulary.player(person.typed) {
      case "": continue
      case "you": people.append("you")
      case nil where !isSmall && name(person, person.typed) != nil: people.append(person.typed)
      default: return nil
      }
    }
    return people.count > 1 ? people.joined(separator: " ") : nil
  }

  /// The word as it was typed, if it can be a name.
  private func name(_ word: Word, _ typed: String) -> String? {
    guard word.hasLetter, !word.beginsWithDigit, !typed.utf8.contains(UInt8(ascii: " ")),
      CommandList.all.name(of: word) == nil
    else { return nil }
    let canBe = canBeName[typed] ?? PatternMatcher.canBeName(typed)
    canBeName[typed] = canBe
    return canBe ? typed : nil
  }
}
