/// All sentences of the programs in a language. A feature decides which sentence to use. Its protocol here
/// lists the sentences, so that a missing one does not compile.
///
/// Text passed in is safe to show. Sentences quote it in the manner of their language.
package protocol Wording:
  Sendable, TextWording, CategoriesWording, CommandLineWording, DecksWording, FetchWording, GameWording,
  GamesWording, HelpWording, LineWording, MenuWording, NavigationWording, OptionsWording, PlainWording,
  PlayersWording, QuestionsWording, RecordsWording, SettingsWording, SimulationWording, SkillWording,
  StepsWording, TableWording, TranscriptsWording, TroubleWording, TunesWording
{}

/// The building blocks of sentences in a language.
package protocol TextWording {
  var language: Language { get }
  /// A word or a name in quotation marks.
  func quoted(_ text: String) -> String
  /// A number with this many digits after the decimal separator.
  func decimal(_ value: Double, digits: Int) -> String
  /// A date to be read aloud: a screen reader takes `2026-11-20` for numbers and hyphens.
  func date(year: Int, month: Int, day: Int) -> String
  /// A list of choices: `a, b or c`.
  func choice(of words: [String]) -> String
  /// A list of items: `a, b and c`.
  func list(_ words: [String]) -> String
  /// What separates the parts of a list.
  var comma: String { get }
  /// The text as a sentence. Adds a full stop unless it has one.
  func sentence(_ text: String) -> String
  /// Sentences one after the other; empty ones are omitted.
  func sentences(_ sentences: [String]) -> String
  /// A row of a list that can be picked by number, as part of a sentence.
  func numbered(_ number: Int, _ row: String) -> String
}

extension TextWording {
  package var comma: String { ", " }
  package func sentences(_ sentences: [String]) -> String {
    sentences.reduce(into: "") { text, sentence in
      if sentence.isEmpty { return }
      if !text.isEmpty { text += text.isOpen ? ". " : " " }
      text += sentence
    }
  }
  package func sentences(_ sentences: String...) -> String { self.sentences(sentences) }
}

extension String {
  /// Whether it ends with a word, like a line to type: a sentence that follows needs a stop first.
  var isOpen: Bool {
    guard let last = unicodeScalars.last else { return false }
    return last.properties.isAlphabetic || last.properties.numericType != nil
      || ")'»”".unicodeScalars.contains(last)
  }
}
