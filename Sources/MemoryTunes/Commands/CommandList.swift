import Said
import Text
import Wording

/// Commands, in the order of help. Reads lines.
struct CommandList: Sendable {
  /// The commands of the program.
  static let all: CommandList = CommandList([
    playCommand, againCommand, dailyCommand, challengeCommand, matchCommand, flipCommand, placeCommand,
    passCommand, revealCommand, hintCommand, scoreCommand, recallCommand, parCommand, reviewCommand,
    shareCommand, watchCommand, playersCommand, againstCommand,
    openingCommand(.game, synonyms: ["g", "continue", "resume"], availability: .withGame),
    seedCommand, favoriteCommand, undoCommand, redoCommand, gotoCommand, logCommand,
    openingCommand(.categories, synonyms: ["decks"], subject: .tunes), categoryCommand,
    openingCommand(.settings, subject: .settings), setCommand, languageCommand, cardsCommand, tunesCommand,
    practiceCommand, wordsCommand, recordsCommand, statsCommand, forgetCommand, yesCommand, noCommand,
    gamesCommand,
    saveCommand, loadCommand, openingCommand(.menu, synonyms: ["m"]), backCommand, showCommand, repeatCommand,
    rulesCommand, helpCommand, quitCommand,
  ])

  let commands: [Command]
  private let places: [String: Int]

  init(_ commands: [Command]) {
    self.commands = commands
    var places = [String: Int](minimumCapacity: 2 * commands.count)
    for (index, command) in commands.enumerated() {
      for name in command.names { places[name] = index }
    }
    self.places = places
  }

  /// The command of that name or synonym, in any language.
  func named(_ word: Word) -> Command? { index(of: word).map { commands[$0] } }

  /// The English name of that command.
  func name(of word: Word) -> String? { index(of: word).map { commands[$0].name } }

  private func index(of word: Word) -> Int? {
    places[word.key] ?? (word.mayBeTranslated ? Vocabulary.all.commands[word.key].flatMap { places[$0] } : nil)
  }

  private static let foreignNames = Vocabulary.all.commands.keys.map(\.text).sorted()

  /// The nearest command: the only name that begins with the word, or one with a wrong letter.
  func nearest(to word: Word) -> String? {
    let names = names(like: word)
    return word.onlyBeginning(of: names) ?? word.nearest(of: names)
  }

  /// The only name of a command that begins with the word.
  func beginning(with word: Word) -> String? { word.onlyBeginning(of: names(like: word)) }

  private func names(like word: Word) -> [String] {
    commands.flatMap(\.names) + (word.mayBeTranslated ? Self.foreignNames : [])
  }

  /// Replaces foreign words by their command: a phrase of several words, a word that means another command if
  /// something follows, and one typed without a blank after it.
  func understood(_ words: [Word]) -> [Word] {
    guard words[0].mayBeTranslated else { return words }
    if let command = Vocabulary.all.phrases[words.map(\.key).joined(separator: " ")] { return [Word(command)] }
    var words = words
    if index(of: words[0]) == nil, let parts = words[0].parted(where: takes) {
      words.replaceSubrange(0...0, with: parts)
    }
    if words.count > 1, let command = Vocabulary.all.commandsWithArguments[words[0].key] {
      words[0] = Word(command)
    }
    if words.count == 2, name(of: words[0]) == "set", Vocabulary.all.settings[words[1].key] == nil,
      let parts = words[1].parted(where: { setting, _ in Vocabulary.all.settings[setting.key] != nil })
    {
      words.replaceSubrange(1...1, with: parts)
    }
    return words
  }

  private func takes(_ command: Word, _ argument: Word) -> Bool {
    if Vocabulary.all.commandsWithArguments[command.key] != nil { return true }
    return switch named(command)?.parameter(0)?.kind {
    case nil: false
    case .card, .seenCard, .number, .game, .text: argument.beginsWithDigit
    case .word, .choice, .value, .command, .deck, .pairsOrDeck: true
    // `玩家设置` is about the players.
    case .player:
      argument.names.flatMap(\.namesAround).allSatisfy { name in
        Vocabulary.player(name.typed) != nil || !Reader.isCommon(name.typed)
      }
    }
  }

  func commands(on route: Route) -> [Command] {
    commands.filter { $0.place == nil || $0.place == route }
  }

  /// What a line of these words is for on a screen. `bareNumber` reads a line that is only a number.
  func intent(
    for words: [Word], of line: borrowing Line, on route: Route,
    bareNumber: (_ arguments: Arguments) throws(LineRefusal) -> Intent
  ) throws(LineRefusal) -> Intent {
    if words[0].beginsWithDigit {
      let numbers = words.separatedNumbers
      if numbers[0].isNumber {
        return try bareNumber(Arguments(numbers, of: .literal(numbers[0].brief)))
      }
    }
    let typed = words.count
    let words = understood(words)
    guard let command = index(of: words[0]) else { throw .unknownCommand(words[0], nearest: nil) }
    if let place = commands[command].place, place != route { throw .notHere(place: place) }
    var rest = commands[command].restOfLine == nil ? [] : line.rest
    if words.count > typed { rest = words[1].typed.utf8 + (rest.isEmpty ? [] : [UInt8(ascii: " ")] + rest) }
    return try commands[command].intent(of: Array(words.dropFirst()), rest: rest)
  }
}
