import MemoryGame
import Saved
import Text
import Wording

extension Refusal {
  /// Adds what `values` of JSON says of it, as `Event.addValues` does.
  func addValues(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .line(let problem): problem.addValues(context, to: &object)
    case .deck(let refusal): refusal.addValues(to: &object)
    case .players(let problem): problem.addValues(to: &object)
    case .play(let refusal): refusal.addValues(context, to: &object)
    case .review(.tooLarge): object.member("mostPairs", PerfectPlay.mostPairs)
    case .review(.nothingToHint), .review(.notRecalled), .review(.notYetToShare), .review(.notYetToWatch): break
    case .deal(let refusal): refusal.addValues(to: &object)
    case .games(let refusal): refusal.addValues(context, to: &object)
    case .steps(.noSuchStep(_, let asked, let only)):
      object.member("typed", asked.ifExact)
      object.member("first", only?.lowerBound)
      object.member("last", only?.upperBound)
    case .setting(.notAChoice(let setting, let word, _, _)):
      object.members(word, usage: nil, setting: setting)
    case .tunes(let refusal): refusal.addValues(to: &object)
    case .forget(let thing, let problem): object.membersOfFailure(thing: thing, problem: problem.text)
    }
  }
}

extension AnswerContext {
  /// The first word of the line, or of the English one as which it was understood.
  fileprivate var typedCommand: String {
    let line = answer.line?.understood.map { CommandList.all.inEnglish($0) }
    return line.map { Line(Array($0.utf8).span).words[0].brief } ?? firstWord
  }
}

extension LineProblem {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .tooLong: object.member("most", Line.longest)
    case .unknownCommand(let word, _), .categoryElsewhere(let word), .square(let word),
      .unknownTopic(let word, _),
      .noSuchCategory(let word), .noSuchSetting(let word, _), .notADay(let word):
      object.member("word", word.brief)
    case .nothingToDo, .nothingAsked: break
    case .notHere(let place): object.members(context.typedCommand, screen: place, command: nil)
    case .rowOfMenu(_, let command): object.members(context.typedCommand, screen: .menu, command: command)
    case .noGame: object.members(context.typedCommand, isElsewhere: false)
    case .atMenu: object.member("word", context.typedCommand)
    case .tooFewWords(let usage, let choices):
      object.member("word", context.typedCommand)
      object.member("choices", choices)
      object.member("usage", usage.lines)
    case .tooManyWords(let word, let usage), .notANumber(let word, let usage):
      object.member("word", word.brief)
      object.member("usage", usage.lines)
    case .notOneOf(let word, let usage): object.members(word, usage: usage, setting: nil)
    case .tooLargeANumber(let word):
      object.member("word", word.brief)
      object.member("most", UInt64.max)
    case .notAChallenge(let word, let deck):
      object.member("word", word.brief)
      object.member("deck", deck?.brief)
    case .noSuchRow(let word, let rows):
      object.member("word", word.brief)
      object.member("rows", rows)
    }
  }
}

extension DeckRefusal {
  fileprivate func addValues(to object: inout Output) {
    switch self {
    case .unknown(let word, _): object.member("word", word.brief)
    case .unusable(let problem):
      object.member("path", problem.path)
      object.member("problem", problem.cause.word)
      object.member("lineOfFile", problem.cause.line)
      object.member("pairs", problem.cause.pairs)
    case .unclear(let theme, let decks, _):
      object.member("theme", theme)
      object.member("decks", decks.map(\.rawValue))
    }
  }
}

extension PlayersProblem {
  fileprivate func addValues(to object: inout Output) {
    let (word, name, meant, most): (String, String?, String?, Int?) =
      switch self {
      case .nobodyIsNamed: ("nobody", nil, nil, nil)
      case .tooMany: ("too-many", nil, nil, Players.most)
      case .notTwo: ("not-two", nil, nil, nil)
      case .namedTwice(let name): ("named-twice", name, nil, nil)
      case .unprintable(let name): ("unprintable", name, nil, nil)
      case .noName: ("no-name", nil, nil, nil)
      case .tooManyMarks(let name): ("too-many-marks", name, nil, Player.mostScalars)
      case .tooLong(let name, let most): ("too-long", name, nil, most)
      case .needsProbability(let name): ("needs-probability", name, nil, nil)
      case .needsCapacity(let name): ("needs-capacity", name, nil, nil)
      case .nearly(let name, let meant): ("misspelled", name, meant, nil)
      case .noSuchProgram(let name): ("unknown", name, nil, nil)
      }
    object.member("problem", word)
    object.member("name", name.map { OutsideText.brief($0) })
    object.member("meant", meant)
    object.member("most", most)
  }
}

extension PlayRefusal {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .gameIsOver, .passAlone, .passInMove, .passTooEarly: break
    case .noSuchCard(let card), .card(.noSuchCard(let card), _):
      object.member("card", card.ifExact)
      object.member("last", context.table?.game.board.cards.upperBound)
    case .oneCardOnly(let card), .card(.onlyCardUp(let card), _), .card(.matched(let card), _):
      object.member("card", card)
    case .card(.cannotFollow(let card, let first), _):
      object.member("card", card)
      object.member("first", first)
    case .noCardWaits: object.members(columns: nil, rows: nil)
    case .noSuchPlace(let columns, let rows): object.members(columns: columns, rows: rows)
    case .notYourTurn(let name), .bot(let name, .unknown), .bot(let name, .ended), .bot(let name, .tooLong),
      .bot(let name, .stalled), .bot(let name, .givenUp):
      object.member("name", name)
    case .bot(let name, .late(let seconds)):
      object.member("name", name)
      object.member("seconds", seconds)
    case .bot(let name, .illegal(let answer)):
      object.member("name", name)
      object.member("answer", OutsideText.brief(answer))
    }
  }
}

extension DealRefusal {
  fileprivate func addValues(to object: inout Output) {
    switch self {
    case .matchGoesOn, .noWords: break
    case .matchLength(let games): object.member("games", games.ifExact)
    case .cannotSplit(let deck): object.member("deck", deck.identity.name)
    case .challenge(let pairs, let most): object.members(pairs: pairs, most: most, deck: nil)
    case .pairs(let pairs, let most, let deck, _): object.members(pairs: pairs, most: most, deck: deck)
    case .tooFewPairs(let pairs, _): object.members(pairs: pairs, most: nil, deck: nil)
    case .dayToCome(let day, let today):
      object.member("day", day.text)
      object.member("today", today.text)
    case .noTunes(let problem): object.member("problem", problem.rawValue)
    case .tooManyForPrograms: object.member("most", NextGame.mostPairsOfPrograms)
    }
  }
}

extension GamesRefusal {
  fileprivate func addValues(_ context: AnswerContext, to object: inout Output) {
    switch self {
    case .noneOnTable(let isElsewhere): object.members(context.typedCommand, isElsewhere: isElsewhere)
    case .problem(.nothingSaved, _): break
    case .problem(.position(.noSuchGame), let path), .problem(.position(.noList), let path),
      .problem(.position(.inUse), let path), .problem(.position(.onTable), let path), .badName(let path):
      object.member("name", OutsideText.brief(path.text))
    case .problem(.position(.nameTaken), let path): object.membersOfFailure(path, problem: "name-taken")
    case .problem(.notUnderstood, let path): object.membersOfFailure(path, problem: "not-understood")
    case .problem(.system(let problem), let path): object.membersOfFailure(path, problem: problem.text)
    }
  }
}

extension TunesRefusal {
  fileprivate func addValues(to object: inout Output) {
    switch self {
    case .noPairFound(let example): object.member("card", example)
    case .hidden(let card, let isHalf, let example):
      object.member("card", card)
      object.member("isHalf", isHalf)
      object.member("other", example)
    case .onlyTitles(let deck): object.member("deck", deck.identity.name)
    case .needsHome: break
    case .notSaved(let problem): object.membersOfFailure(thing: .favorites, problem: problem.text)
    case .notFetched(let problem): object.member("problem", problem.rawValue)
    }
  }
}

extension Output {
  fileprivate mutating func members(_ word: String, screen: Route, command: String?) {
    member("word", word)
    member("screen", screen.rawValue)
    member("command", command)
  }

  fileprivate mutating func members(_ word: String, isElsewhere: Bool) {
    member("word", word)
    member("isElsewhere", isElsewhere)
  }

  fileprivate mutating func members(_ word: Word, usage: Usage?, setting: Setting?) {
    member("word", word.brief)
    member("setting", setting?.rawValue)
    member("choices", setting?.choices ?? [])
    member("usage", usage?.lines ?? [])
  }

  fileprivate mutating func members(columns: Int?, rows: Int?) {
    member("columns", columns)
    member("rows", rows)
  }

  fileprivate mutating func members(pairs: Int, most: Int?, deck: Deck?) {
    member("pairs", pairs.ifExact)
    member("most", most)
    member("deck", deck?.identity.name)
  }

  /// Why what is kept cannot be read, changed or deleted.
  fileprivate mutating func membersOfFailure(_ path: FilePath? = nil, thing: SavedThing? = nil, problem: String)
  {
    member("name", path.flatMap { $0.text.isEmpty ? nil : OutsideText.brief($0.text) })
    member("thing", thing?.rawValue)
    member("problem", problem)
  }
}

extension Int {
  /// Nil for a typed number that is larger than any count.
  fileprivate var ifExact: Int? { self == .max ? nil : self }
}
