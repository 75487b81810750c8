import Text
import Wording

/// A command. Help, Tab completion, the manual and usage messages are made from this value.
struct Command<Action>: Sendable {
  let name: String
  let synonyms: [String]
  let parameters: [Parameter]
  /// The only screen on which it can be typed; nil for all of them.
  let place: Route?
  /// When Tab offers it.
  let availability: Availability
  let subject: Subject
  let consequence: Consequence
  /// The action for these arguments, of which there are as many as the parameters allow.
  let action: @Sendable (_ arguments: Arguments) throws(LineProblem) -> Action

  /// How it is typed.
  let usage: Usage
  /// How many words may follow the name.
  let argumentCount: ClosedRange<Int>
  /// Which argument, from 0, is the rest of the line, including blanks; nil if none is.
  let restOfLine: Int?
  private let takesCards: Bool

  init(
    name: String, synonyms: [String] = [], parameters: [Parameter] = [], place: Route? = nil,
    availability: Availability = .always, subject: Subject = .games, consequence: Consequence = .changes,
    action: @escaping @Sendable (_ arguments: Arguments) throws(LineProblem) -> Action
  ) {
    (self.name, self.synonyms, self.parameters) = (name, synonyms, parameters)
    (self.place, self.availability, self.subject) = (place, availability, subject)
    self.consequence = consequence
    self.action = action
    // Derived here because every line needs it.
    usage = Usage([.command(name)] + parameters.map(\.usage))
    let least = parameters.count { !$0.isOptional }
    argumentCount = least...(parameters.contains(where: \.takesMore) ? Int.max : parameters.count)
    restOfLine = parameters.lastIndex { $0.kind.isRestOfLine }
    takesCards = if case .card? = parameters.first?.kind { true } else { false }
  }

  /// Its parameters as help shows them: `CARD [CARD]`.
  var arguments: Usage { Usage(parameters.map(\.usage)) }

  var names: [String] { [name] + synonyms }

  /// The action for the words that follow the name. `rest` is everything after the command, if a parameter is
  /// the rest of the line.
  func action(for words: [Word], rest: [UInt8]) throws(LineProblem) -> Action {
    if let restOfLine, restOfLine < words.count {
      let rest = FilePath(rest.dropping(words: restOfLine))
      let words = words.prefix(restOfLine) + [Word(rest.text)]
      return try action(Arguments(words: Array(words), rest: rest, usage: usage))
    }
    let words = takesCards ? words.separatedNumbers : words
    if words.count < argumentCount.lowerBound {
      throw .tooFewWords(usage: usage, choices: parameter(words.count)?.kind.choices ?? [])
    }
    let arguments = Arguments(words: words, usage: usage)
    try arguments.check(most: argumentCount.upperBound)
    return try action(arguments)
  }

  /// The parameter of the word at an index, from 0; nil if there is none.
  func parameter(_ place: Int) -> Parameter? {
    place < parameters.count ? parameters[place] : parameters.last.flatMap { $0.takesMore ? $0 : nil }
  }

  /// The same command for an app that contains this feature.
  func lifted<Whole>(_ lift: @escaping @Sendable (Action) -> Whole) -> Command<Whole> {
    Command<Whole>(
      name: name, synonyms: synonyms, parameters: parameters, place: place, availability: availability,
      subject: subject, consequence: consequence
    ) { arguments throws(LineProblem) in lift(try action(arguments)) }
  }
}

/// When Tab offers a command. It can be typed, and is answered, at any time.
enum Availability: Sendable {
  case always
  /// There is a screen to go back to.
  case beyondMenu
  /// There is a game on the table.
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
