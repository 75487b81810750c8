import Synchronization
import Text
import Wording

/// A deck that comes with the program, in the order of the list from which the player chooses.
package enum BuiltInDeck: String, CaseIterable, Sendable {
  case pop, electronic, rock, metal, rap
  case animals, capitals, elements
  case englishChinese = "english-chinese"
  case englishRussian = "english-russian"

  /// Those of tunes of one kind, which can also be fetched.
  package static let categories = [pop, electronic, rock, metal, rap]
  static let others = allCases.filter { !$0.isCategory }

  var isCategory: Bool { Self.categories.contains(self) }

  func title(_ words: Wording) -> String {
    switch self {
    case .pop: words.pop
    case .electronic: words.electronic
    case .rock: words.rock
    case .metal: words.metal
    case .rap: words.rap
    case .animals, .capitals, .elements, .englishChinese, .englishRussian: words.deck(rawValue)
    }
  }

  /// With this name, in any language.
  init?(_ word: Word) {
    let name = word.name(in: \.categoriesAndDecks)
    // No deck has a name in other letters, and comparing words in them is slow.
    guard name.isASCII else { return nil }
    self.init(rawValue: name)
  }

  /// The category with this name, or this number in the list.
  static func category(_ word: Word) -> BuiltInDeck? {
    categories.row(word) ?? BuiltInDeck(word).flatMap { $0.isCategory ? $0 : nil }
  }

  /// The languages that it teaches, besides that of the session; nil if its text is in one language.
  private var teaches: Language? {
    switch self {
    case .englishChinese: .chinese
    case .englishRussian: .russian
    default: nil
    }
  }

  /// Whether one side of its cards is in this language, and the other in another one.
  func teaches(in language: Language) -> Bool {
    teaches.map { [.english, $0].contains(language) } ?? false
  }

  /// How many pairs it has; known without reading it.
  package var count: Int {
    switch self {
    case .pop, .electronic, .rock, .metal, .rap: 60
    case .animals: 53
    case .capitals: 58
    case .elements: 59
    case .englishChinese, .englishRussian: 200
    }
  }

  /// The names of its themes in its file; known without reading it.
  var themes: [String] { teaches == nil ? [] : WordTheme.allCases.map(\.name) }

  /// Some decks have a text in other languages, with the same cards in the same order.
  func identity(in language: Language = .english) -> DeckIdentity {
    let translated = DeckIdentity.builtIn(self, language)
    let isTranslated = !isCategory && language != .english && packageFile("\(translated.text).tsv") != nil
    return isTranslated ? translated : .builtIn(self, .english)
  }

  package var deck: Deck { deck(in: .english) }

  /// Each is read once, on first use.
  func deck(in language: Language) -> Deck {
    let identity = identity(in: language)
    return Self.decks.withLock { decks in
      let deck =
        decks[identity.text]
        ?? (try! Deck(identity, file: Array(packageFile("\(identity.text).tsv")!.utf8), isOurs: true))
      decks[identity.text] = deck
      return deck
    }
  }

  private static let decks = Mutex<[String: Deck]>([:])
}
