/// Everything that the programs say in a language. Which sentence is said, the feature decides; what it says is
/// written here, in a protocol for each feature, so that a sentence that a language lacks does not compile.
///
/// A text that is handed in is safe to show. A sentence quotes it in the manner of its language.
package protocol Wording:
  Sendable, TextWording, CategoriesWording, CommandLineWording, DecksWording, FetchWording, GameWording,
  GamesWording, HelpWording, LineWording, MenuWording, NavigationWording, OptionsWording, PlainWording,
  PlayersWording, QuestionsWording, RecordsWording, SettingsWording, SimulationWording, SkillWording,
  StepsWording, TableWording, TranscriptsWording, TroubleWording, TunesWording
{}

/// How a language writes what sentences are made of.
package protocol TextWording {
  var language: Language { get }
  /// A word or a name in quotation marks.
  func quoted(_ text: String) -> String
  /// A number with this many digits behind the decimal sign.
  func decimal(_ value: Double, digits: Int) -> String
  /// The words as a sentence lists things to choose from: `a, b or c`.
  func choice(of words: [String]) -> String
  /// The words as a sentence lists things that are there together: `a, b and c`.
  func list(_ words: [String]) -> String
  /// What separates the parts of a list.
  var comma: String { get }
  /// A text as a sentence of its own. It gets a full stop unless it has one.
  func sentence(_ text: String) -> String
  /// Sentences one after the other; those that are empty are left out.
  func sentences(_ sentences: [String]) -> String
  /// A row of a list, which can be picked by its number, as part of a sentence.
  func numbered(_ number: Int, _ row: String) -> String
}

extension TextWording {
  package var comma: String { ", " }
  package func sentences(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }
  package func sentences(_ sentences: String...) -> String { self.sentences(sentences) }
}
