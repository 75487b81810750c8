import Text
import Wording

extension CommandList {
  /// A line with English words in place of those of other languages.
  func inEnglish(_ text: String) -> String {
    if text.isASCII, !Language.shareLatinLetters { return text }
    let words = understood(Line(Array(text.utf8).span).words)
    let command = words.first.flatMap(name)
    let arguments = command == nil ? words : Array(words.dropFirst())
    let taken = command.flatMap { named(Word($0)) }?.parameters.flatMap(\.kind.choices) ?? []
    let players = command == "players" ? try? Players(typed: arguments, bots: []) : nil
    let names =
      players?.list.map(\.name)
      ?? arguments.map { argument in
        let named: String? =
          switch command {
          case "help": name(of: argument)
          case "against": Vocabulary.player(argument.typed).flatMap(Level.init)?.rawValue
          default: nil
          }
        return named ?? argument.english(taken)
      }
    return ([command].compactMap(\.self) + names).joined(separator: " ")
  }
}

extension Word {
  /// The English word for an argument: if it has several, the one that the command takes.
  fileprivate func english(_ taken: [String]) -> String {
    guard mayBeTranslated else { return typed }
    let words = Vocabulary.all
    let named = [words.settings, words.categories, words.decks, words.values, words.languages].lazy
      .compactMap { $0[key] }.first
    let meanings = words.arguments.filter { $0.value.contains(key) }.keys.sorted()
    return named ?? meanings.first(where: taken.contains) ?? meanings.first ?? typed
  }
}
