import MemoryCore
import Text
import Wording

/// Lines with traditional Chinese characters or with numbers in words, which the exact grammar does not know.
extension CommandList {
  /// The line in words of the exact grammar, in English where they have an English name. What people name
  /// themselves, such as players and files, stays as typed.
  func respelled(_ line: Line) -> String {
    let words = line.words
    let first = words[0].isForeign ? words[0].respelled : words[0]
    let spelled = understood([first.isNumber ? words[0] : first] + words.dropFirst())
    // It may be the title of a row.
    guard let command = named(spelled[0]) else { return Lexicon.all.simplified(line.command) }
    let arguments = spelled.indices.dropFirst().map { index in
      let word = spelled[index]
      return switch command.parameter(index - 1)?.kind {
      case .choice(let names): word.respelled.name(among: names)
      case .value(let names): word.respelled.name(among: names(spelled[index - 1].respelled))
      case .command: named(word.respelled)?.name ?? word.respelled.typed
      case .number, .card, .seenCard: word.respelled.typed
      case .deck, .pairsOrDeck:
        word.respelled.isNumber || DeckReference(FilePath(word.respelled.typed)).unknown == nil
          ? word.respelled.typed : word.typed
      case nil, .word, .player, .file, .game, .text: word.typed
      }
    }
    return ([command.name] + arguments).joined(separator: " ")
  }
}

extension Word {
  /// The name among these that it has in English; otherwise as typed.
  fileprivate func name(among names: [String]) -> String {
    let lists: [KeyPath<Vocabulary.Index, [String: String]>] = [
      \.categories, \.cards, \.languages, \.settings, \.values,
    ]
    return choice(of: names) ?? lists.map(name(in:)).first(where: names.contains) ?? typed
  }
}
