import MemoryGame
import Text
import Wording

extension Table {
  /// The lines above the board: how the game stands and, in a game of several, the scores. `letters`: those
  /// that stand for the players on cards, if there are any.
  func status(letters: [String] = [], style: Style) -> [String] {
    [statusLine(style)] + (isShared ? scoreboard(letters: letters, style: style) : [])
  }

  /// The deck, pairs found, moves, par, the best result and, on a terminal with a clock, the time: as much as
  /// fits. Par and best mean nothing in a game of several, and a finished game may have a new best result.
  private func statusLine(_ style: Style) -> String {
    let words = style.words
    let (found, pairs) = (game.board.matchedPairs, game.board.pairs)
    let deck = style.shown(tunes.deck.name(words))
    let best = isShared || game.board.isFinished ? nil : past?.best.map(words.statusBest)
    func facts(moves: Int, seconds: Int?) -> [String] {
      let moves = words.moves(count: moves)
      let sum = isShared ? moves : moves + words.comma + words.statusPar(par: par.text(words))
      return [sum, best, style.height == nil ? nil : seconds.map(words.time)].compactMap(\.self)
    }
    func ending(_ facts: some Sequence<String>) -> String { "   " + facts.joined(separator: words.comma) }
    let beginning =
      (day.map { deck + words.comma + $0.text } ?? deck) + "   " + words.statusPairs(found: found, pairs: pairs)
    let now = facts(moves: game.board.moves, seconds: seconds)
    let whole = ending(now)
    var space = style.width - DisplayWidth.of(beginning) - DisplayWidth.of(whole) - 1
    // The bar keeps its width up to 99 moves and an hour, which take less than 16 columns.
    if space < 24 + 16 {
      let widest = ending(facts(moves: max(99, game.board.moves), seconds: max(3_599, seconds ?? 0)))
      space -= DisplayWidth.of(widest) - DisplayWidth.of(whole) + pairs.digits - found.digits
    }
    // A bar of fewer columns is useless.
    if space >= 8 {
      return "\(beginning) \(style.frame.bar(width: min(space, 24), filled: found, of: pairs))\(whole)"
    }
    let brief = "\(deck)  \(words.statusPairsShort(found: found, pairs: pairs))  \(now[0])"
    let lines = now.indices.reversed().map { beginning + ending(now[...$0]) } + [brief]
    if let line = lines.first(where: { DisplayWidth.of($0) <= style.width }) { return line }
    let numbers = "\(found)/\(pairs)  \(now[0])"
    let room = style.width - DisplayWidth.of(numbers) - 1
    if room >= min(4, DisplayWidth.of(deck)) { return "\(style.cut(deck, to: room)) \(numbers)" }
    return room >= -1 ? numbers : "\(found)/\(pairs)  \(words.moves(count: game.board.moves))"
  }

  /// Who plays, how many pairs each player has, and whose turn it is: ` > you 2    easy 1`, or with letters
  /// ` > you =Y 2    easy =E 1`. It takes the same lines from the first card to the last, so the board below
  /// stays where it is. In color, the player to move is bold. The blank at its beginning tells it from the echo
  /// of a line.
  func scoreboard(letters: [String] = [], style: Style) -> [String] {
    let words = style.words
    let digits = game.board.pairs.digits
    let gap = 2
    var (lines, room) = ([String](), 0)
    func add(_ text: String, width: Int) {
      if !lines.isEmpty, room >= width + gap {
        lines[lines.count - 1] += String(repeating: " ", count: gap) + text
        room -= width + gap
      } else {
        lines.append(" " + text)
        room = style.width - width - 1
      }
    }
    for (seat, player) in players.namesInRows(words).enumerated() {
      let isToMove = !game.isOver && seat == game.turns.turn
      let pairs = game.turns.score(of: seat).pairs
      let mark = letters.isEmpty ? "" : " " + CardLook.found.mark + letters[seat]
      let room = max(1, style.width - digits - 4 - DisplayWidth.of(mark))
      let name = style.cut(style.shown(player), to: room) + mark
      let color = Style.Color.player(seat, isBold: isToMove)
      let score = "\(pairs)" + String(repeating: " ", count: digits - pairs.digits)
      let text = "\(isToMove ? ">" : " ") \(name) \(score)"
      add(style.begin(color) + text + style.end(color), width: DisplayWidth.of(name) + digits + 3)
    }
    if let match {
      func text(_ points: [String]) -> String {
        words.scoreOfMatch(score: points.joined(separator: words.betweenPoints), games: match.games)
      }
      let widest = DisplayWidth.of(text(match.points.map { _ in words.decimal(0.5, digits: 1) }))
      let score = text(seatsOfMatch.map { words.points(match.points[$0]) })
      add(style.cut("  " + score, to: style.width - 1), width: min(style.width - 1, widest + 2))
    }
    return lines
  }
}
