import MemoryGame
import Text
import Wording

extension DealSummary: Presentable {
  var code: AnswerCode { .done("dealt") }
  var shows: AnswerLayout { .screen }

  func tellsTurn(_ context: AnswerContext) -> Bool { true }

  func message(_ context: AnswerContext) -> String? {
    context.words.sentences(paragraphs(on: plan(context), context))
  }

  /// The plan stands before the new pairs, if there are any.
  func paragraphs(_ context: AnswerContext) -> [String] {
    paragraphs(on: practice?.fresh.isEmpty == false ? "" : plan(context), context)
  }

  /// What is to be practiced, and what the deck was taken for.
  private func plan(_ context: AnswerContext) -> String {
    guard let table = context.table else { return "" }
    // A player who has practiced some of its pairs knows what it was taken for.
    let isPracticed = practice.map { $0.fresh.count < table.game.board.pairs } ?? false
    return context.words.sentences(
      practice?.sentence(context.words) ?? "",
      table.tunes.deck.sentenceOnKind(
        isNews: tellsKind && !isPracticed, isPracticed: table.selection != nil, context.words))
  }

  /// Plain output says last that the game counts as assisted.
  private func paragraphs(on plan: String, _ context: AnswerContext) -> [String] {
    guard let table = context.table else { return [] }
    let (words, style, deck) = (context.words, context.style, table.tunes.deck)
    if table.game.isOver { return [words.sentences(table.ending(style: style))] }
    let aids = table.sentenceOnAids(words)
    let isKnown = table.isFamiliar || context.brevity > 1
    let deal = words.sentences(
      endsMatch ? words.matchEnded : "",
      table.sentenceOnDeal(isChallenge: isChallenge, context),
      plan, isUnsplit ? words.sentences(deck.splitProblem(words), words.dealtAlike) : "",
      isOfNewDeck && table.hidesText(style) ? words.lettersMissing : "",
      style.isPlain ? "" : aids,
      table.isShared ? table.turnSentence(words) : "", isKnown ? "" : words.flipTwo)
    return style.isPlain && !aids.isEmpty ? [deal, aids] : [deal]
  }

  func drawFirst(_ context: AnswerContext, into output: inout Output) {
    guard let practice, !practice.fresh.isEmpty, let deck = context.table?.tunes.deck else { return }
    output.paragraph(plan(context), style: context.style)
    practice.drawFresh(of: deck, style: context.style, into: &output)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    guard let table = context.table else { return }
    object.member("pairs", table.game.board.pairs)
    object.member("deck", table.tunes.deck.identity.name)
    object.member("day", table.day?.text)
    object.member("source", table.tunes.origin.source)
    object.member("problem", table.tunes.failure?.rawValue)
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

extension Deck {
  /// What a file is taken for, if that is news or a reason not to practice it; or that a deck has no words.
  fileprivate func sentenceOnKind(isNews: Bool, isPracticed: Bool, _ words: Wording) -> String {
    let isToPractice = isPracticed && hasTunes
    if isOneFile, isNews || isToPractice { return words.deckTakenFor(isOfWords: isOfWords) }
    return isToPractice ? words.sentences(words.deckOfTunes(deck: name(words)), words.decksOfWords) : ""
  }
}

extension Table {
  /// What was dealt, and where its tunes come from.
  func sentenceOnDeal(isChallenge: Bool = false, _ context: AnswerContext) -> String {
    let (words, style) = (context.words, context.style)
    let pairs = words.pairs(count: game.board.pairs)
    let deckName = tunes.deck.name(words)
    let dealt =
      day.map { words.dealtOfDay(pairs: pairs, day: $0.text(style), deck: deckName) }
      ?? (isChallenge
        ? words.dealtAsChallenge(game: words.dealt(pairs: pairs, deck: deckName), best: beat)
        : words.dealt(pairs: pairs, deck: deckName))
    return words.sentences(
      tunes.sentence(onDeal: dealt, words),
      cards == .split && !isFamiliar && context.brevity == 0
        ? words.cardsDiffer(isOfTunes: tunes.deck.hasTunes) : "",
      style.isPlain
        ? words.cardsLieDown(cards: game.board.faces.count, par: isShared ? nil : par.text(words)) : "",
      tunes.failure.map { tunes.sentence(on: words.fetchFailure(failure: $0), words) } ?? "",
      matchBefore.map { words.matchGame(game: $0.played + 1, games: $0.games) } ?? "")
  }
}

extension Table {
  /// Whether letters of a card cannot be shown here.
  func hidesText(_ style: Style) -> Bool {
    let columns: [Deck.Column] = cards == .split ? [.title, .artist] : [.title]
    return Set(game.board.faces).contains { face in
      columns.contains { style.hidesLetters(of: tunes.deck.text($0, at: Int(face))) }
    }
  }
}

extension Tunes {
  fileprivate func sentence(onDeal game: String, _ words: Wording) -> String {
    if failure != nil { return words.sentence(game) }
    return switch origin {
    case .fetched, .kept, .stale: words.dealtFrom(game: game, origin: origin.description(words))
    case .builtIn, .file: words.sentence(game)
    }
  }

  fileprivate func sentence(on failure: String, _ words: Wording) -> String {
    words.tunesInstead(
      origin: origin.description(words), failure: failure, capitalized: failure.capitalized)
  }
}
