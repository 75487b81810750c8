import MemoryGame
import Wording

/// The turned cards and the result, understandable without a board.
extension Table {
  /// The first card of a move, which waits for the second.
  func sentenceOnFirst(style: Style) -> String? {
    guard let card = game.board.faceUp.first else { return nil }
    let words = style.words
    let tune = tune(on: card, style: style)
    let turned =
      style.isPlain ? words.turnedInWords(card: card, tune: tune) : words.turned(card: card, tune: tune)
    return words.sentences(words.sentence(turned), game.board.flips == 1 ? words.flipAnother : "")
  }

  /// The last two cards and, if the same line began another move, its first card. Plain output names those
  /// of them that are news, and shows the score on the next line.
  func sentenceOnLastMove(
    naming fresh: ArraySlice<Int>? = nil, isBrief: Bool = false, style: Style
  ) -> String? {
    guard let move = game.lastMove else { return nil }
    let (words, first, second) = (style.words, move.first, move.second)
    let next = sentenceOnNextMove(style: style)
    if style.isPlain {
      let result =
        move.isPair
        ? words.pairInWords(first: first, second: second, tune: pairName(of: second, style: style))
        : words.noPairInWords(cards: inWords([first, second], naming: fresh ?? [first, second], style: style))
      return words.sentences(words.sentence(result), next)
    }
    guard move.isPair else {
      let turned = words.noPair(
        first: first, tune: tuneAfterMiss(on: first, style: style),
        second: second, otherTune: tuneAfterMiss(on: second, style: style))
      let tellsRule = isFirstMismatch && !isBrief && next.isEmpty && style.width >= 60
      return words.sentences(turned, tellsRule ? words.bothTurnBack : "", next)
    }
    let title = isBrief ? pairName(of: second, style: style) : tune(on: second, style: style)
    let pair = words.sentence(words.pair(first: first, second: second, tune: title))
    let rest = game.board.pairs - game.board.matchedPairs
    return rest == 0 ? pair : words.sentences(pair, words.pairsToGo(count: rest), next)
  }

  /// The first card of a move that the same line began after it had completed another. Empty if there is none.
  func sentenceOnNextMove(style: Style) -> String {
    game.board.faceUp.first.map { card in
      style.words.sentence(style.words.nextMove(card: card, tune: tune(on: card, style: style)))
    } ?? ""
  }

  /// Two different cards by number and title, in plain output: those of them that were not named before.
  private func inWords(_ cards: [Int], naming fresh: ArraySlice<Int>, style: Style) -> String {
    // Two tunes with the same title are told apart by their artists.
    let isAmbiguous = name(of: cards[0], style: style) == name(of: cards[1], style: style)
    let words = style.words
    return words.clauses(
      fresh.map { card in
        let tune =
          isAmbiguous || selection != nil
          ? tuneAfterMiss(on: card, style: style) : title(of: card, style: style)
        return words.shortCard(card: card, tune: tune)
      })
  }

  /// The moves after different cards, in plain output, and once per game that these turn back.
  func movesAfterMismatch(_ words: Wording) -> String {
    words.sentences(
      words.sentence(words.moves(count: game.board.moves)),
      isFirstMismatch && !game.board.faceUp.isFirst ? words.bothTurnBack : "")
  }

  private var isFirstMismatch: Bool {
    game.lastMove?.isPair == false && game.board.moves - game.board.matchedPairs == 1
  }

  func standing(_ words: Wording) -> String {
    words.standing(
      found: game.board.matchedPairs, pairs: game.board.pairs, moves: words.moves(count: game.board.moves))
  }

  /// What a card shows, as part of a sentence, with the artist as `by` or, if short, in brackets. Without the
  /// artist if nothing of it can be shown, or if there is hardly space for the title.
  func tune(on card: Int, isShort: Bool = false, style: Style) -> String {
    let (reading, words) = (reading(of: card), style.words)
    if halves != nil, !isShort { return style.text(of: reading) }
    guard halves == nil, style.width >= 40, let artist = style.artist(of: reading) else {
      return title(of: card, style: style)
    }
    let title = style.title(of: reading) ?? ""
    if !tunes.deck.hasTunes { return words.fact(title: title, other: artist) }
    return isShort ? words.shortTune(title: title, artist: artist) : words.tune(title: title, artist: artist)
  }

  /// The other side of the pair of a card that was missed in practice; nil in any other game.
  func reverse(of card: Int) -> String? {
    guard selection != nil, let half = halves?[card - 1] else { return nil }
    return tunes.deck.text(half == .first ? .artist : .title, at: Int(game.board.faces[card - 1]))
  }

  /// What a card shows after a miss; in practice with the other side of its pair.
  private func tuneAfterMiss(on card: Int, style: Style) -> String {
    guard selection != nil, let half = halves?[card - 1] else {
      return tune(on: card, isShort: true, style: style)
    }
    let sides = tunes.deck.sides(at: Int(game.board.faces[card - 1]), style)
    let (shown, other) = half == .first ? (sides.front, sides.back) : (sides.back, sides.front)
    return style.words.fact(title: shown, other: other)
  }

  /// What a card showed when it was turned up, as part of a sentence.
  func title(of card: Int, style: Style) -> String {
    style.words.title(title: name(of: card, style: style), isSplit: halves != nil || !tunes.deck.hasTunes)
  }

  /// The title of a pair, as part of a sentence; both halves if the cards are split.
  func pairName(of card: Int, style: Style) -> String {
    bothHalves(of: card, style: style) ?? title(of: card, style: style)
  }

  /// The whole text of the pair of a split card; nil if cards are not split.
  func bothHalves(of card: Int, style: Style) -> String? {
    halves == nil ? nil : style.text(of: reading(ofPair: game.board.faces[card - 1]))
  }

  func turnSentence(_ words: Wording) -> String {
    player.isYou ? words.yourTurn : words.turn(name: player.nameInSentence(words))
  }

  /// The score of several players after a move, in plain output, and who is next.
  func turnInWords(afterPair: Bool, _ words: Wording) -> String {
    let scores = zip(players.list, game.turns.pairs).map {
      words.scoreOfSeveral(player: $0.nameInSentence(words), pairs: $1)
    }
    return words.sentences(
      words.sentence(scores.joined(separator: words.comma)),
      words.pairsToGo(count: game.board.pairs - game.board.matchedPairs),
      afterPair
        ? words.sentence(words.goesAgain(name: player.nameInSentence(words), isYou: player.isYou))
        : turnSentence(words))
  }

  /// A move in plain output.
  func sentence(on move: CompletedMove, style: Style) -> String {
    let words = style.words
    let player = players.list[move.seat]
    guard move.cards.count == 2 else { return words.sentence(words.moves(of: player, [words.passes])) }
    let (name, isYou) = (player.nameInSentence(words), player.isYou)
    return words.sentence(
      move.isPair
        ? words.pairOfPlayerInWords(
          name: name, isYou: isYou, first: move.cards[0], second: move.cards[1],
          tune: pairName(of: move.cards[1], style: style))
        : words.noPairOfPlayerInWords(
          name: name, isYou: isYou, cards: inWords(move.cards, naming: move.freshCards, style: style)))
  }
}

extension Wording {
  func moves(of player: Player, _ moves: [String]) -> String {
    movesOfPlayer(name: player.nameInSentence(self), isYou: player.isYou, moves: clauses(moves))
  }
}
