import Text
import Wording

/// A command. Help, Tab completion, the manual and usage messages are made from this value.
struct Command: Sendable {
  let name: String
  var synonyms: [String] = []
  var parameters: [Parameter] = []
  /// The only screen on which it can be typed; nil for all of them.
  var place: Route?
  /// When Tab offers it.
  var availability = Availability.always
  var subject = Subject.games
  var consequence = Consequence.changes
  /// What a line with these arguments is for. There are as many as the parameters allow.
  let intent: @Sendable (_ arguments: Arguments) throws(LineRefusal) -> Intent

  /// How it is typed.
  var usage: Usage { Usage([.command(name)] + parameters.map(\.usage)) }

  /// Which argument, from 0, is the rest of the line, including blanks; nil if none is.
  var restOfLine: Int? {
    switch parameters.last?.kind {
    case .deck, .game, .text: parameters.count - 1
    default: nil
    }
  }

  /// Its parameters as help shows them: `CARD [CARD]`.
  var arguments: Usage { Usage(parameters.map(\.usage)) }

  var names: [String] { [name] + synonyms }

  /// What a line is for that has these words after the name. `rest` is everything after the command, if a
  /// parameter is the rest of the line.
  func intent(of words: [Word], rest: [UInt8]) throws(LineRefusal) -> Intent {
    if let restOfLine, restOfLine < words.count {
      let rest = FilePath(rest.dropping(words: restOfLine))
      let words = words.prefix(restOfLine) + [Word(rest.text)]
      return try intent(Arguments(Array(words), rest: rest, of: .command(name), parameters))
    }
    let takesCards = if case .card? = parameters.first?.kind { true } else { false }
    let arguments = Arguments(takesCards ? words.separatedNumbers : words, of: .command(name), parameters)
    let count = arguments.words.count
    if count < parameters.count, !parameters[count].isOptional {
      throw .tooFewWords(usage: usage, choices: parameters[count].kind.choices)
    }
    try arguments.check(most: parameters.last?.takesMore == true ? .max : parameters.count)
    return try intent(arguments)
  }

  /// The parameter of the word at an index, from 0; nil if there is none.
  func parameter(_ place: Int) -> Parameter? {
    place < parameters.count ? parameters[place] : parameters.last.flatMap { $0.takesMore ? $0 : nil }
  }
}

/// When Tab offers a command. It can be typed, and is answered, at any time.
enum Availability: Sendable {
  case always
  /// There is a screen to go back to.
  case beyondMenu
  case withGame
  /// The game on the table is not over.
  case inPlay
  /// It is not over and has several players.
  case inSharedPlay
  /// A step was made, even if it was undone.
  case withSteps
  /// There is a step to undo.
  case afterStep
  /// There is a step to redo.
  case afterUndo
  /// A question was asked.
  case afterQuestion
}

/// What a command does to the game.
enum Consequence: Equatable, Sendable {
  /// Nothing, with at most this many arguments: it shows something.
  case shows(upTo: Int = .max)
  case changes
  /// It replaces the game on the table. At a prompt, the program asks before a game in play is lost.
  case deals
  /// Something is lost. At a prompt, the program asks first.
  case losesIfConfirmed
  case loses
}
