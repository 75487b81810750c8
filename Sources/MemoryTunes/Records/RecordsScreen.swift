import MemoryGame
import Text
import Wording

/// The best games as a table; in plain output, sentences.
extension BestGames {
  func draw(_ context: AnswerContext, into output: inout Output) {
    let (words, style) = (context.words, context.style)
    let name = player.map(words.playerName)
    if !games.isEmpty {
      let heading = pairs.map { pairs in
        style.isPlain
          ? words.bestGamesAloud(name: name, pairs: pairs, par: Par(pairs: pairs).text(words))
          : words.bestGames(name: name, pairs: pairs)
      }
      output.paragraph(heading ?? words.bestGamesByPairs(name: name), style: style)
      if style.isPlain {
        for (index, game) in games.enumerated() {
          output.paragraph(game.aloud(rank: pairs == nil ? nil : rank(at: index), style), style: style)
        }
      } else {
        drawTable(style, into: &output)
      }
      if games.contains(where: { $0.regret != nil }), style.isPlain || style.width >= 56 {
        output.paragraph(words.skillIsFullWithoutMistakes, style: style)
      }
    }
    if !ofSeveral.isEmpty { output.paragraph(words.lastGamesOfSeveral(name: name), style: style) }
    for record in ofSeveral {
      output.paragraph(record.ofSeveral(style), indent: style.isPlain ? 0 : 2, style: style)
    }
    if !games.isEmpty || !ofSeveral.isEmpty, !others.isEmpty {
      output.paragraph(hint(words), style: style)
    }
  }

  /// In columns, fewer on a narrow terminal.
  private func drawTable(_ style: Style, into output: inout Output) {
    let words = style.words
    let first =
      pairs == nil
      ? TextTable.Column(words.pairsHeading, games.map { "\($0.pairs)" }, least: 6)
      : TextTable.Column(words.rankHeading, games.indices.map { "\(rank(at: $0))" }, least: 6)
    let columns = [
      first, TextTable.Column(words.movesHeading, games.map { "\($0.moves)" }),
      TextTable.Column(words.timeHeading, games.map { Wording.clock($0.seconds) }),
      TextTable.Column(words.parHeading, games.map { Par(pairs: $0.pairs).text(words) }),
      TextTable.Column(words.skillHeading, games.map { $0.skill.map(words.percentage(ofSkill:)) ?? "" }),
      TextTable.Column(words.dateHeading, games.map { $0.date(style) }),
      TextTable.Column(words.deckHeading, games.map { $0.note(style) }, isAtLeft: true, overflow: .cut),
    ]
    _ = columns.indices.last { output.table(columns[...$0], least: 0, style: style) }
  }

  private func rank(at index: Int) -> Int { games[...index].count { $0.cards == games[index].cards } }
}

/// Statistics with bars; in plain output, sentences.
extension Statistics {
  func draw(_ group: Group, style: Style, into output: inout Output) {
    let words = style.words
    // A mean without decimals, if it would be shown as 10.0: some languages decline the noun by it.
    let wholeMean = Decimal.text(group.mean, digits: 1).hasSuffix(".0") ? Int(group.mean.rounded()) : nil
    let games = words.gamesOfPairs(
      deck: group.category?.title(words), pairs: group.pairs, isSplit: group.cards == .split,
      begun: group.begun, finished: group.finished, revealed: group.revealed, best: group.best,
      mean: Fraction(group.mean, digits: 1), wholeMean: wholeMean, par: Par(pairs: group.pairs).text(words))
    output.paragraph(games, style: style, color: .bold)
    guard let most = group.moves.last?.value else { return }
    guard style.isPlain else {
      output.paragraph(words.movesAndGames, indent: 2, style: style)
      return Histogram(group.moves.map { (value: $0.value, count: $0.count) }).draw(style: style, into: &output)
    }
    // If all games have equal moves, the previous sentence says everything.
    guard group.moves.count > 1 else { return }
    let frequent = group.moves.max { $0.count < $1.count }!
    let text =
      frequent.count > 1
      ? words.mostFrequentMovesAloud(moves: frequent.value, games: frequent.count, most: most)
      : words.longestGameAloud(most: most)
    output.paragraph(text, style: style)
  }

  /// A bar for each game with such cards. A better game has a higher bar.
  func drawSkills(of cards: CardContent, style: Style, into output: inout Output) {
    guard let skills = skills[cards], let last = skills.last else { return }
    let words = style.words
    if style.isPlain {
      let mean = skills.reduce(0, +) / Double(skills.count)
      let text = words.skillsAloud(
        games: skills.count, isSplit: cards == .split, last: words.percentage(ofSkill: last),
        mean: words.percentage(ofSkill: mean))
      return output.paragraph(text, style: style)
    }
    let heights = Array(style.frame == .box ? "▁▂▃▄▅▆▇█" : "0123456789")
    // Only games without a mistake have the highest bar.
    let bars = skills.map { heights[Int($0 * Double(heights.count - 1) + 1e-9)] }
    output.paragraph(words.skillBars(isSplit: cards == .split, best: String(heights.last!)), style: style)
    // If not all bars fit, the last games are shown.
    output.line("  " + String(bars.suffix(max(1, style.width - 2))))
  }

  /// The groups with finished games, without those of the category that equal the group of all decks.
  var groupsToShow: [Group] {
    groups.filter { group in
      group.finished > 0
        && (group.category == nil
          || !groups.contains {
            $0.category == nil && ($0.cards, $0.pairs) == (group.cards, group.pairs)
              && ($0.begun, $0.revealed) == (group.begun, group.revealed)
              && $0.moves == group.moves
          })
    }
  }
}

extension Histogram {
  /// Below a heading; what never occurred is left out.
  func draw(style: Style, into output: inout Output) {
    let label = labels.reduce(0) { max($0, $1.utf8.count) }
    let digits = rows.reduce(1) { max($0, $1.count.digits) }
    let room = max(1, min(50, style.width - label - digits - 6))
    let bars = bars(room: room, mark: style.frame == .box ? "█" : "#")
    for (row, (text, bar)) in zip(rows, zip(labels, bars)) where row.count > 0 {
      output.line("  \(text.aligned(to: label))  \(bar) \(row.count)")
    }
  }
}

extension Wording {
  func percentage(ofSkill skill: Double) -> String { percentage(number: decimal(100 * skill, digits: 0)) }
}

extension Record {
  func date(_ style: Style) -> String {
    let date = String(when.prefix(10))
    return Day(date)?.text(style) ?? date
  }
}
