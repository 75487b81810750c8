import MemoryGame
import Text
import Wording

extension PlayRefusal: Presentable {
  var shows: Shown {
    switch self {
    case .card, .bot: .cards
    default: .nothing
    }
  }

  var code: AnswerCode { sentence.code }

  func message(_ context: AnswerContext) -> String? { sentence.message(context) }

  private var sentence: Notice {
    switch self {
    case .gameIsOver: .refused("game-over", \.words.gameIsOver)
    case .noSuchCard(let card):
      .refused("no-such-card") {
        $0.words.noSuchCard(card: $0.typed(card), last: $0.table?.game.board.cards.upperBound ?? 0)
      }
    case .card(let refusal, let second): .refused(refusal.code) { refusal.message(second: second, $0) }
    case .oneCardOnly(let card): .refused("one-card-only") { $0.words.oneCardOnly(card: card) }
    case .notYourTurn(let name):
      .refused("not-your-turn") {
        $0.words.notYourTurn(name: OutsideText.brief($0.words.playerName(name: name)))
      }
    case .passAlone: .refused("playing-alone") { $0.words.passAlone(word: $0.firstWord) }
    case .passInMove: .refused("move-begun") { $0.words.passInMove(word: $0.firstWord) }
    case .passTooEarly: .refused("too-few-shown") { $0.words.passTooEarly(word: $0.firstWord) }
    case .noCardWaits: .refused("no-such-place", \.words.noCardWaits)
    case .noSuchPlace(let columns, let rows):
      .refused("no-such-place") { $0.words.noSuchPlace(columns: columns, rows: rows) }
    case .bot(let name, let problem):
      .refused(problem == .unknown ? "no-such-bot" : "bot-\(problem.fields[0])") {
        let words = $0.words
        return words.sentences(
          words.sentence(problem.message(name, words)),
          problem == .unknown ? words.howToNameBot(name: name) : words.howToAskBotAgain)
      }
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
