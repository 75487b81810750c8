import MemoryGame
import Text
import Wording

extension PlayRefusal {
  var notice: Notice {
    switch self {
    case .gameIsOver: .refused("game-over") { $0.words.gameIsOver }
    case .noSuchCard(let card):
      .refused("no-such-card", values: { $0.values(noCard: card) }) {
        $0.words.noSuchCard(card: $0.typed(card), last: $0.table?.game.board.cards.upperBound ?? 0)
      }
    case .card(let refusal, let second):
      .refused(refusal.code, shows: .cards, values: refusal.values) { refusal.message(second: second, $0) }
    case .oneCardOnly(let card):
      .refused("one-card-only", ["card": card]) { $0.words.oneCardOnly(card: card) }
    case .notYourTurn(let name):
      .refused("not-your-turn", ["name": name]) {
        $0.words.notYourTurn(name: OutsideText.brief($0.words.playerName(name: name)))
      }
    case .passAlone: .refused("playing-alone") { $0.words.passAlone(word: $0.firstWord) }
    case .passInMove: .refused("move-begun") { $0.words.passInMove(word: $0.firstWord) }
    case .passTooEarly: .refused("too-few-shown") { $0.words.passTooEarly(word: $0.firstWord) }
    case .noCardWaits:
      .refused("no-such-place", ["columns": nil as Int?, "rows": nil as Int?]) { $0.words.noCardWaits }
    case .noSuchPlace(let columns, let rows):
      .refused("no-such-place", ["columns": columns, "rows": rows]) {
        $0.words.noSuchPlace(columns: columns, rows: rows)
      }
    case .bot(let name, let failure):
      .refused(
        failure == .unknown ? "no-such-bot" : "bot-\(failure.fields[0])", failure.values(of: name),
        shows: .cards
      ) {
        let words = $0.words
        return words.sentences(
          words.sentence(failure.message(name, words)),
          failure == .unknown ? words.howToNameBot(name: name) : words.howToAskBotAgain)
      }
    }
  }
}

extension AnswerContext {
  /// The values of a refused card that the game does not have.
  fileprivate func values(noCard card: Int) -> Notice.Values {
    ["card": card.ifExact, "last": table?.game.board.cards.upperBound]
  }
}

extension BotFailure {
  fileprivate func values(of bot: String) -> Notice.Values {
    switch self {
    case .late(let seconds): ["name": bot, "seconds": seconds]
    case .illegal(let answer): ["name": bot, "answer": OutsideText.brief(answer)]
    case .unknown, .ended, .tooLong, .stalled, .givenUp: ["name": bot]
    }
  }
}

extension Board.Refusal {
  fileprivate var code: String {
    switch self {
    case .noSuchCard: "no-such-card"
    case .onlyCardUp: "card-up"
    case .matched: "card-matched"
    case .cannotFollow: "card-cannot-follow"
    }
  }

  fileprivate func values(_ context: AnswerContext) -> Notice.Values {
    switch self {
    case .noSuchCard(let card): context.values(noCard: card)
    case .onlyCardUp(let card), .matched(let card): ["card": card]
    case .cannotFollow(let card, let first): ["card": card, "first": first]
    }
  }

  /// With a card to turn up instead. `second`: the second card of the line, which may be played alone.
  fileprivate func message(second: Int?, _ context: AnswerContext) -> String {
    guard let table = context.table else { return "" }
    let (words, board) = (context.words, table.game.board)
    // A number typed in an unusual form is quoted.
    func typed(_ number: Int) -> String {
      let typed = context.typed(number)
      return typed.utf8.count <= 10 ? typed : words.quoted(text: typed)
    }
    let other = ([second].compactMap(\.self) + board.cards).first(where: board.canFlip)
    let again = table.match?.isDecided == false ? words.nextOfMatch : words.anotherGame
    let advice = other.map { words.flipAnotherLike(card: $0) } ?? again
    return switch self {
    case .noSuchCard(let card):
      words.sentences(words.noSuchCard(card: typed(card), last: board.cards.upperBound), advice)
    case .onlyCardUp(let card): words.sentences(words.cardIsUp(card: typed(card)), advice)
    case .matched(let card): words.sentences(words.cardIsMatched(card: typed(card)), advice)
    case .cannotFollow(let card, let first) where card == first:
      words.cannotFlipTwice(card: typed(card), instead: card)
    case .cannotFollow(let card, let first):
      words.cannotFlip(card: typed(card), first: typed(first), instead: first)
    }
  }
}
