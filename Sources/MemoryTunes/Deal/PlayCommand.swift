import MemoryGame
import Text
import Wording

/// The pairs and the deck come in either order.
let playCommand = Command(
  name: "play", synonyms: ["p", "new"], parameters: Parameter.pairsAndDeck, consequence: .deals
) { arguments throws(LineProblem) in
  // "new game", typed in other words than the title of the row.
  let isTitle = arguments.words.count == 1 && arguments.words[0].choice(of: ["game"]) != nil
  let (pairs, deck) = try isTitle ? (nil, nil) : arguments.pairsAndDeck()
  if let deck { return .deal(.deck(deck, for: .deal(pairs: pairs))) }
  return .deal(.play(pairs: pairs))
}

extension Parameter {
  static let pairsAndDeck = [
    Parameter(.pairs, kind: .pairsOrDeck, isOptional: true),
    Parameter(.deck, kind: .pairsOrDeck, isOptional: true),
  ]
}

extension Arguments {
  /// The number, before or after the name of a deck, which may have several words.
  func pairsAndDeck() throws(LineProblem) -> (pairs: Int?, deck: DeckReference?) {
    var words = words[...]
    guard !words.isEmpty else { return (nil, nil) }
    let isFirst = words[0].isNumber
    let number = isFirst ? words.popFirst() : words.last!.isNumber ? words.popLast() : nil
    if let word = words.first(where: { !$0.hasLetter }) {
      throw word.isNumber ? .tooManyWords(first: word, usage: usage) : .notANumber(word, usage: usage)
    }
    let name = words.map(\.typed).joined(separator: " ")
    return (number?.count, name.isEmpty ? nil : DeckReference(FilePath(name)))
  }
}

extension GameState {
  mutating func requestGame(pairs: Int?) -> Next {
    if pairs == nil, isBetweenGamesOfMatch { return requestAnother() }
    return requestTunes(RequestedGame(pairs: pairs))
  }

  /// Deals at once if the tunes are available, otherwise loads them.
  mutating func requestTunes(_ game: RequestedGame) -> Next {
    let choice = game.choice ?? choice
    guard let category = choice.identity.category, policy != .builtIn else {
      return deal(game, Tunes(deck: choice))
    }
    load(category, policy, asksCatalog: asksCatalog, for: .game(game))
    return Next()
  }

  /// Deals the game that waited for these tunes.
  mutating func take(_ tunes: Result<Tunes, FetchProblem>, for game: RequestedGame) -> Next {
    switch tunes {
    case .success(let tunes): return deal(game, tunes)
    case .failure(let problem): return .refuse(.deal(.noTunes(problem)))
    }
  }

  func deal(_ game: RequestedGame, _ tunes: Tunes) -> Next {
    let players = game.players ?? next.players
    let cards = game.again?.cards ?? cards(of: tunes.deck)
    let count = tunes.deck.count(for: cards)
    // Another deck may be smaller.
    let asked = game.again == nil ? game.pairs : game.pairs.map { min($0, count) }
    let pairs = asked ?? min(settings.pairs ?? players.usualPairs, count)
    guard pairs >= 2, pairs <= count else {
      return .refuse(.deal(.pairs(pairs, most: count, of: tunes.deck, command: "play")))
    }
    guard pairs <= NextGame.mostPairsOfPrograms || !players.hasPrograms else {
      return .refuse(.deal(.tooManyForPrograms))
    }
    return .deal(
      PendingDeal(
        tunes: tunes, pairs: pairs, cards: cards, players: players, selection: game.again?.selection,
        match: game.again?.match ?? game.games.flatMap { Match(of: $0, points: players.list.map { _ in 0 }) },
        choice: game.choice, choosesPlayers: game.players != nil && game.again == nil,
        isUnsplit: game.again?.cards == nil && settings.cards == .split && !tunes.deck.canBeSplit))
  }
}

extension Deck {
  /// What a file is taken for, if that is news or a reason not to practice it; or that a deck has no words.
  fileprivate func sentenceOnKind(isNews: Bool, isPracticed: Bool, _ words: Wording) -> String {
    let isToPractice = isPracticed && hasTunes
    if isOneFile, isNews || isToPractice { return words.deckTakenFor(isOfWords: isOfWords) }
    return isToPractice ? words.sentences(words.deckOfTunes(deck: name(words)), words.decksOfWords) : ""
  }
}

extension DealSummary: Presentable {
  var code: AnswerCode { .done("dealt") }
  var shows: Shown { .screen }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? { context.words.sentences(paragraphs(context)) }

  /// Plain output says last that the game counts as assisted.
  func paragraphs(_ context: AnswerContext) -> [String] {
    guard let table = context.table else { return [] }
    let (words, style, deck) = (context.words, context.style, table.tunes.deck)
    if table.game.isOver { return [words.sentences(table.ending(style: style))] }
    let aids = table.sentenceOnAids(words)
    let isKnown = table.isFamiliar || context.brevity > 1
    // A player who has practiced some of its pairs knows what it was taken for.
    let isPracticed = practice.map { $0.fresh.count < table.game.board.pairs } ?? false
    let deal = words.sentences(
      endsMatch ? words.matchEnded : "",
      table.sentenceOnDeal(isChallenge: isChallenge, context),
      practice?.sentence(words) ?? "",
      isUnsplit ? words.sentences(deck.splitProblem(words), words.dealtAlike) : "",
      deck.sentenceOnKind(isNews: tellsKind && !isPracticed, isPracticed: table.selection != nil, words),
      isOfNewDeck && table.hidesText(style) ? words.lettersMissing : "",
      style.isPlain ? "" : aids,
      table.isShared ? table.turnSentence(words) : "", isKnown ? "" : words.flipTwo)
    return style.isPlain && !aids.isEmpty ? [deal, aids] : [deal]
  }

  func drawFirst(_ context: AnswerContext, into output: inout Output) {
    guard let practice, !practice.fresh.isEmpty, let deck = context.table?.tunes.deck else { return }
    practice.drawFresh(of: deck, style: context.style, into: &output)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    object.member("pairs", table.game.board.pairs)
    object.member("deck", table.tunes.deck.identity.name)
    object.member("day", table.day?.text)
    object.member("source", table.tunes.origin.source)
    object.member("problem", table.tunes.problem?.rawValue)
    object.member("game", table.matchBefore.map { $0.played + 1 })
    object.member("games", table.matchBefore?.games)
    object.member("endsMatch", endsMatch)
    object.member("isUnsplit", isUnsplit)
    object.members(table.recollection)
    object.member("isOfWords", table.tunes.deck.isOfWords)
    object.member("due", practice?.due)
    object.member("new", practice?.new)
    object.member("otherDeck", practice?.other?.name)
    object.member("otherDue", practice?.other?.count)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    guard let practice, let deck = context.table?.tunes.deck else { return }
    object.member("list", objects: practice.fresh) { index, object in
      object.members(ofPair: index, in: deck)
    }
  }
}
