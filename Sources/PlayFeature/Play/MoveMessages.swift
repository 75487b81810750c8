import MemoryCore
import MemoryGame
import Wording

/// The turned cards and the result, understandable without a board.
extension Table {
  /// The first card of a move, which waits for the second.
  func sentenceOnFirst(style: Style) -> String? {
    guard let card = game.board.faceUp.first else { return nil }
    let words = style.words
    let tune = tune(on: card, style: style)
    let turned = style.isPlain ? words.sentence(words.card(card, tune)).capitalized : words.turned(card, tune)
    return words.sentences(turned, game.board.flips == 1 ? words.flipAnother : "")
  }

  /// The last two cards and, if the same line began another move, its first card. Plain output shows the score
  /// on the next line.
  func sentenceOnLastMove(
    since line: Line? = nil, isBrief: Bool = false, style: Style
  ) -> String? {
    guard let move = game.lastMove else { return nil }
    let words = style.words
    let next = game.board.faceUp.first.map { words.nextMove($0, tune(on: $0, style: style)) } ?? ""
    guard isPair(move.first, move.second) else {
      if style.isPlain {
        let cards = [move.first, move.second]
        let fresh = line?.numbers == 1 ? [move.second] : cards
        return words.sentences(noPairInWords(cards, naming: fresh, style: style), next)
      }
      let turned = words.noPair(
        move.first, shortTune(on: move.first, style: style),
        move.second, shortTune(on: move.second, style: style))
      let tellsRule = isFirstMismatch && next.isEmpty && style.width >= 60
      return words.sentences(turned, tellsRule ? words.bothTurnBack : "", next)
    }
    if style.isPlain {
      return words.sentences(
        words.pairInWords(move.first, move.second, nameInWords(ofPair: move.second, style: style)), next)
    }
    let title = isBrief ? pairName(of: move.second, style: style) : tune(on: move.second, style: style)
    let pair = words.pair(move.first, move.second, title)
    let rest = game.board.pairs - game.board.matchedPairs
    return rest == 0 ? pair : words.sentences(pair, words.pairsToGo(rest), next)
  }

  /// Two different cards, in plain output: those of them that were not named before.
  private func noPairInWords(_ cards: [Int], naming fresh: [Int], style: Style) -> String {
    // Two tunes with the same title are told apart by their artists.
    let isAmbiguous = name(of: cards[0], style: style) == name(of: cards[1], style: style)
    let words = style.words
    return words.noPairInWords(
      fresh.map { card in
        let title = words.title(name(of: card, style: style))
        return words.card(card, isAmbiguous ? shortTune(on: card, style: style) : title)
      })
  }

  /// The score after a move, in plain output, and once per game that different cards turn back.
  func standingAfterMove(_ words: any Wording) -> String {
    words.sentences(standing(words), isFirstMismatch ? words.bothTurnBack : "")
  }

  private var isFirstMismatch: Bool {
    guard let move = game.lastMove, !isPair(move.first, move.second) else { return false }
    return game.board.moves - game.board.matchedPairs == 1
  }

  /// The score.
  func standing(_ words: any Wording) -> String {
    words.standing(game.board.matchedPairs, of: game.board.pairs, moves: game.board.moves)
  }

  func tune(on card: Int, style: Style) -> String {
    if halves != nil { return style.text(of: reading(of: card)) }
    let (name, artist) = titleAndArtist(of: card, style: style)
    return artist.map { style.words.tune(name, by: $0) } ?? name
  }

  func shortTune(on card: Int, style: Style) -> String {
    if halves != nil { return name(of: card, style: style) }
    let (name, artist) = titleAndArtist(of: card, style: style)
    return artist.map { style.words.shortTune(name, by: $0) } ?? name
  }

  /// The text of a card that shows the whole tune. The artist is nil if nothing of it can be shown, or if there
  /// is hardly space for the title.
  private func titleAndArtist(of card: Int, style: Style) -> (title: String, artist: String?) {
    let reading = reading(of: card)
    return (style.title(of: reading) ?? "", style.width < 40 ? nil : style.artist(of: reading))
  }

  /// A short name of a pair; both halves if the cards are split.
  private func pairName(of card: Int, style: Style) -> String {
    guard halves != nil else { return name(of: card, style: style) }
    return style.text(of: reading(ofPair: game.board.faces[card - 1]))
  }

  /// The title of a pair, in plain output, where the artist would make a long line; both halves of split cards.
  private func nameInWords(ofPair card: Int, style: Style) -> String {
    halves == nil ? style.words.title(name(of: card, style: style)) : tune(on: card, style: style)
  }

  func isPair(_ first: Int, _ second: Int) -> Bool {
    game.board.faces[first - 1] == game.board.faces[second - 1]
  }

  /// Whose turn it is.
  package func turnSentence(_ words: any Wording) -> String {
    player.isYou ? words.yourTurn : words.turn(of: player.name)
  }

  /// The first card of the present player's move.
  package func message(onFirst card: Int, style: Style) -> String {
    style.words.moves(
      of: player.shownName(style.words), [style.words.card(card, shortTune(on: card, style: style))])
  }

  /// The moves, one sentence for all moves of a player in a row.
  package func messages(_ moves: ArraySlice<CompletedMove>, style: Style) -> [String] {
    if style.isPlain { return moves.map { sentence(on: $0, style: style) } }
    var stretches: [(seat: Int, moves: [String])] = []
    for move in moves {
      let text = self.text(of: move, style: style)
      if stretches.last?.seat == move.seat {
        stretches[stretches.count - 1].moves.append(text)
      } else {
        stretches.append((move.seat, [text]))
      }
    }
    return stretches.map { style.words.moves(of: players.list[$0.seat].shownName(style.words), $0.moves) }
  }

  /// A move, in plain output.
  private func sentence(on move: CompletedMove, style: Style) -> String {
    let words = style.words
    let player = players.list[move.seat].shownName(words)
    guard move.cards.count == 2 else { return words.sentence(words.moves(of: player, [words.passes])) }
    let cards = (first: move.cards[0], second: move.cards[1])
    let result =
      isPair(cards.first, cards.second)
      ? words.pairInWords(cards.first, cards.second, nameInWords(ofPair: cards.second, style: style))
      : noPairInWords(move.cards, naming: Array(move.freshCards), style: style)
    return words.moveInWords(of: player, result)
  }

  private func text(of move: CompletedMove, style: Style) -> String {
    let words = style.words
    guard move.cards.count == 2 else { return words.passes }
    let (first, second) = (move.cards[0], move.cards[1])
    if isPair(first, second) {
      return words.pairOfOther(first, second, pairName(of: first, style: style))
    }
    return words.noPairOfOther(
      first, name(of: first, style: style), second, name(of: second, style: style))
  }
}

extension String {
  /// With a capital first letter.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
