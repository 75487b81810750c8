import MemoryGame
import Text
import Wording

/// How the end of a game is shortened if it would take more than four lines.
private enum EndBrevity: CaseIterable, Comparable {
  case whole
  /// Without the shares of faultless flips, and with the number of pairs that moved up a box.
  case brief
  /// Also without the ladder of levels.
  case briefest
}

/// Messages about the end of a game and about its players.
extension Table {
  /// The end of a game in at most four lines: the result, how well it was played, what was special, and the one
  /// thing to do next; in three, if that is possible with the ladder of levels. `answer` has the rank. A
  /// script's answers say no time.
  func ending(of answer: Answer = Answer(), isTyped: Bool = false, most: Int = 4, style: Style) -> [String] {
    var lines: [String] = []
    for brevity in most < 4 ? [.whole, .brief] : EndBrevity.allCases {
      let sentences = sentencesOnEnd(answer.rank, isTyped: isTyped, brevity, style: style)
      // In plain output, each sentence is a line, so that none takes long to hear.
      if style.isPlain { return sentences.joined().filter { !$0.isEmpty } }
      lines = sentences.map(style.words.sentences).filter { !$0.isEmpty }
      if brevity > .whole { join(&lines, most: most, style: style) }
      if style.rows(of: lines) <= most { break }
    }
    return lines
  }

  /// Makes paragraphs of neighbors that take fewer lines together, from the first on, until all fit. In a game
  /// of several, only of the first: the ladder of levels is a line of its own.
  private func join(_ lines: inout [String], most: Int, style: Style) {
    var index = 0
    while style.rows(of: lines) > most,
      index < (isShared ? min(1, lines.count - 1) : lines.count - 1)
    {
      let both = lines[index...index + 1]
      let joined = style.words.sentences(Array(both))
      if style.rows(of: [joined]) < style.rows(of: both) {
        lines.replaceSubrange(index...index + 1, with: [joined])
      } else {
        index += 1
      }
    }
  }

  /// The sentences of each line, some of them empty.
  private func sentencesOnEnd(
    _ rank: Rank?, isTyped: Bool, _ brevity: EndBrevity, style: Style
  ) -> [[String]] {
    let words = style.words
    if game.phase == .revealed { return [outcome(words), [matchLine(words) ?? words.playAgain]] }
    let learned = lesson(brevity, style: style)
    let explanation = !players.list.contains(where: \.isPerson) ? words.onlyProgramsPlayed : ""
    let remark = game.wasRevealed ? words.notRecordedAfterReveal : ""
    if isShared {
      let levelGame = levelHistory.flatMap { past in LevelGame(self).map { moment(of: $0, past, style) } }
      let (result, match) = (outcome(words), matchLine(words))
      let shares = brevity < .brief ? sentenceOnShares(words) : ""
      let isShort = DisplayWidth.of(words.sentences(result + [shares])) <= style.width
      return [
        result + [isShort ? shares : ""],
        [
          explanation, remark, levelGame?.news ?? "", isShort ? "" : shares,
          match == nil ? "" : levelGame?.next ?? "",
        ],
        [brevity < .briefest ? levelGame?.ladder ?? learned : learned],
        [match ?? levelGame?.next ?? words.playAgain],
      ]
    }
    let seconds = isTyped ? rank?.seconds : nil
    let time = seconds.map { style.isPlain ? words.timeAloud($0) : words.time($0) }
    let sum = words.movesAndTime(moves: words.moves(count: game.board.moves), time: time)
    if !player.isPerson {
      let result = words.sentence(words.finishedBy(name: player.nameInSentence(words), sum: sum))
      return [[result], [explanation, remark, learned], [words.playAgain]]
    }
    let sums = game.analysis.sums
    // Anyone who practices wants to know which pairs moved up rather than a rank and par.
    let isForBoxes = practice != nil && selection != nil
    let isAboutRank = practice == nil && challenge == nil
    let tellsRank = isAboutRank || !isForBoxes && rank?.isBest == true
    let place = tellsRank ? rank?.sentence(on: self, words) : ""
    let news = words.sentences(
      challenge.map { words.challengeResult(result: $0, moves: game.board.moves, beat: beat ?? 0) } ?? "",
      lateRecollection?.sentence(words) ?? "", place ?? remark)
    let isFlawless = sums?.mistakes == 0 && isUnhelped(isRanked: rank != nil)
    let result = words.finished(sum: sum, isFlawless: isFlawless)
    // The board shows the last pair, too, so its name does not make two lines of this.
    let pair = sentenceOnLastMove(isBrief: true, style: style) ?? ""
    let isShort = DisplayWidth.of(words.sentences(pair, result)) <= style.width
    let verdict = isForBoxes ? "" : words.verdict(par: par.text(words), sums: sums?.text(words))
    return [
      [isShort ? pair : "", result], [verdict],
      [news, learned], [nextStep(after: sums?.mistakes, rank, words)],
    ]
  }

  /// The one thing to do after a game alone.
  private func nextStep(after mistakes: Int?, _ rank: Rank?, _ words: Wording) -> String {
    if day != nil {
      if rank?.leavesToday == true { return words.todaysGameWaits }
      return words.sentences(rank?.time.map(words.nextDay) ?? "", words.shareResult)
    }
    if let practice {
      return practice.due + practice.new > 0 ? words.practiceMore(due: practice.due) : words.practicedAll
    }
    if challenge != nil { return words.shareResult }
    if rank?.isFirst == true { return words.meetComputer }
    if mistakes == 0 || rank?.isBest == true { return words.shareResult }
    return mistakes ?? 0 > 2 ? words.reviewMistakes : words.playAgain
  }

  /// The lesson of a finished game with split cards: the pairs that moved to another box or, if nothing is
  /// saved, the hardest pairs.
  private func lesson(_ brevity: EndBrevity, style: Style) -> String {
    guard halves != nil, game.board.isFinished else { return "" }
    if let practice {
      return style.words.sentences(
        practice.up.isEmpty
          ? ""
          : style.words.movedUp(
            pairs: brevity < .brief
              ? names(of: practice.up, style: style) : style.words.pairs(count: practice.up.count)),
        practice.back.isEmpty ? "" : style.words.movedBack(pairs: facts(of: practice.back, style: style)))
    }
    if selection != nil, let faulty = practiced?.faulty, !faulty.isEmpty {
      return style.words.wentWrong(pairs: facts(of: faulty, style: style))
    }
    let pairs = hardestPairs.map {
      style.words.hardPair(tune: style.text(of: reading(ofPair: $0.face)), times: $0.turns)
    }
    return pairs.isEmpty ? "" : style.words.hardest(pairs: style.words.clauses(pairs))
  }

  /// The pairs of split cards that were turned up most often; empty if the boxes say what is hard.
  var hardestPairs: [(face: UInt32, turns: Int, moves: Int)] {
    halves == nil || !game.board.isFinished || practice != nil ? [] : game.hardestPairs(3)
  }

  /// Some pairs with both sides.
  private func facts(of indices: [Int], style: Style) -> String {
    let most = 12
    let pairs = indices.prefix(most).map { index in
      let sides = tunes.deck.sides(at: index, style)
      return style.words.fact(title: sides.front, other: sides.back)
    }
    let rest = indices.count - pairs.count
    return style.words.clauses(pairs + (rest > 0 ? [style.words.andMore(number: rest)] : []))
  }

  /// The titles of some pairs, or their number if that is shorter.
  private func names(of indices: [Int], style: Style) -> String {
    guard indices.count <= 8 else { return style.words.pairs(count: indices.count) }
    let names = indices.map { index in
      let reading = reading(ofPair: UInt32(index))
      let title = style.title(of: reading).map { style.words.title(title: $0, isSplit: true) }
      return title ?? style.text(of: reading)
    }
    return style.words.enumerated(names)
  }

  func scores(_ words: Wording) -> String {
    zip(players.list, game.turns.pairs)
      .map { words.playerScore(player: $0.nameInSentence(words), pairs: $1) }.joined(separator: words.comma)
  }

  /// How a game of several ended: the winner, and everybody's pairs; or how a player gave up.
  private func outcome(_ words: Wording) -> [String] {
    switch game.phase {
    case .revealed:
      [words.revealed(progress: game.progress(words)), isShared ? words.sentence(ranking(words)) : ""]
    case .drawn: [words.drawn, winners(words)]
    case .playing, .finished: [winners(words)]
    }
  }

  /// Everybody's pairs, the most first.
  private func ranking(_ words: Wording) -> String {
    zip(players.namesInRows(words), game.turns.pairs).enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map { words.scoreOfSeveral(player: $0.element.0, pairs: $0.element.1) }
      .joined(separator: words.comma)
  }

  /// By seat, which share of the flips gave nothing away; nil without flips. Nil for a game too large to
  /// analyze.
  var faultlessShares: [Double?]? {
    let analysis = game.analysis
    guard analysis.sums != nil else { return nil }
    let seats = isShared ? seatsOfFlips(analysis) : analysis.rows.map { _ in 0 }
    return players.list.indices.map { seat in
      let rows = zip(seats, analysis.rows).filter { $0.0 == seat }
      return rows.isEmpty ? nil : Double(rows.count { $0.1.regret == 0 }) / Double(rows.count)
    }
  }

  /// The same of each person; empty if it is unknown.
  private func sentenceOnShares(_ words: Wording) -> String {
    let shares = zip(players.list, faultlessShares ?? []).compactMap { player, share in
      player.isPerson
        ? share.map { words.shareOfPlayer(player: player.shownName(words), percent: Int(100 * $0)) } : nil
    }
    return shares.isEmpty || !game.board.isFinished
      ? "" : words.flipsWithoutMistake(shares: shares.joined(separator: words.comma))
  }

  /// How a game of several ended, and how the match stands.
  package func result(_ words: Wording) -> String {
    words.sentences(outcome(words) + [matchLine(words) ?? ""])
  }

  /// Whether memory and luck alone made it flawless. A seed may be typed for a deal that was never seen.
  /// Without a rank, an undone line is answered as the first time.
  private func isUnhelped(isRanked: Bool) -> Bool {
    aids.hints == 0 && !aids.isRepeat && !(aids.undo && isRanked)
  }

  private func winners(_ words: Wording) -> String {
    let pairs = game.turns.pairs
    let (best, scores) = (zip(players.list, pairs).filter { $1 == pairs.max() }.map { $0.0 }, ranking(words))
    if best.count > 1 {
      let names = words.list(best.map { $0.nameInSentence(words) })
      return words.tie(isAll: best.count == pairs.count, names: names, scores: scores)
    }
    return best[0].isYou
      ? words.youWin(scores: scores)
      : words.sentence(words.wins(name: best[0].nameInSentence(words), scores: scores))
  }
}

extension Table {
  /// How a challenge with moves to beat ended; nil for any other game.
  var challenge: ChallengeOutcome? {
    guard let beat, !isShared, game.board.isFinished, !game.wasRevealed else { return nil }
    return game.board.moves < beat ? .won : game.board.moves == beat ? .tied : .lost
  }
}

extension AppraisalSums {
  func text(_ words: Wording) -> String {
    let isEven = Decimal.text(luck.magnitude, digits: 1) == "0.0"
    let amount = Fraction(moves: luck.magnitude)
    let chance =
      isEven ? words.averageLuck : luck < 0 ? words.goodLuck(moves: amount) : words.badLuck(moves: amount)
    if mistakes == 0 { return words.noMistakes(luck: chance) }
    let isTiny = Decimal.text(regret, digits: 1) == "0.0"
    return words.mistakes(count: mistakes, cost: isTiny ? nil : Fraction(moves: regret), luck: chance)
  }
}

extension Rank {
  /// Whether it is better than all earlier games.
  fileprivate var isBest: Bool { rank == 1 && best != nil }

  fileprivate func sentence(on table: Table, _ words: Wording) -> String {
    let (pairs, moves) = (table.game.board.pairs, table.game.board.moves)
    let isAssisted = table.aids != .none
    let days = streak(of: table).map { words.streakGoesOn(streak: $0) } ?? ""
    if isBest, let best {
      let news = moves < best ? words.newBest(pairs: pairs, best: best) : words.newBestByTime(pairs: pairs)
      return words.sentences(news, days)
    }
    if !days.isEmpty { return days }
    if isFirst { return words.firstGameOfAll }
    if games == 1 { return table.cards == .split ? "" : words.firstGame(pairs: pairs) }
    if rank == 1, !isAssisted { return words.firstWithoutAids(pairs: pairs) }
    return words.rank(rank: rank, games: games, pairs: pairs, best: best, isAssisted: isAssisted)
  }

  /// The streak that a game of the day continues on its day; otherwise nil.
  func streak(of table: borrowing Table) -> Int? {
    guard let streak, streak > 0, let time, Day(time: time) == table.day, !table.aids.isRepeat else {
      return nil
    }
    return streak
  }
}
