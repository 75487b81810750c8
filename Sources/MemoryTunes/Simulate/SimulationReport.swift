import MemoryGame
import Text
import Wording

extension Simulation {
  /// The players must be programs or bots.
  init(pairs: Int, players: Players, seed: UInt64, first: UInt64) {
    self.init(
      pairs: pairs, players: players.list.map(\.strategy), names: players.list.map(\.name), seed: seed,
      first: first)
  }

  /// The result of the simulation as one JSON object, whose counts can be added to those of another.
  package func json(_ tally: Tally) -> [UInt8] {
    Output.objectLine { object in
      object.member("games", tally.games)
      object.member("pairs", pairs)
      object.member("players", names)
      object.member("seed", "\(seed)")
      object.member("first", first)
      object.member("moves") { object in
        for (moves, games) in tally.moves {
          object.member(escaping: "\(moves)", games)
        }
      }
      object.member("won", tally.won)
      object.member("drawn", tally.drawn)
    }
  }

  /// The result for people. `width` is how many columns a line may take; nil for plain output.
  package func report(_ tally: Tally, width: Int?, _ words: Wording) -> [UInt8] {
    let report = SimulationReport(self, tally, width: width ?? .max, words)
    return Array((width == nil ? report.sentences : report.lines).map { $0 + "\n" }.joined().utf8)
  }
}

/// The result of a simulation for people: figures next to theory, and the distribution of moves.
struct SimulationReport {
  private let simulation: Simulation
  private let tally: Tally
  private let expectation: Expectation
  private let words: Wording

  /// In narrower terminals, the terminal wraps lines.
  private static let leastWidth = 20
  /// Columns that a line may take.
  private let width: Int

  /// The widths of names and figures.
  private static let nameColumns = 30
  private static let figureColumns = 18
  /// The fewest columns for a useful bar.
  private static let leastBar = 8

  init(_ simulation: Simulation, _ tally: Tally, width: Int, _ words: Wording) {
    (self.simulation, self.tally, self.words) = (simulation, tally, words)
    self.width = max(Self.leastWidth, width)
    expectation = Expectation(simulation)
  }

  var lines: [String] {
    let heading = words.simulationHeading(
      games: tally.games, pairs: simulation.pairs, seed: "\(simulation.seed)", first: "\(simulation.first)",
      players: words.enumerated(simulation.names))
    let head = DisplayWidth.lines(of: heading, width: width)
    guard tally.games > 0 else {
      return head + DisplayWidth.lines(of: words.noGamePlayedToItsEnd, width: width)
    }
    let statistics = MoveDistribution(tally)
    return head + [""] + figures(statistics) + players + [""] + distribution
  }

  /// The moves of the games as bars, next to the theory.
  private var distribution: [String] {
    func percent(_ share: Double) -> String { words.percentage(number: words.decimal(100 * share, digits: 3)) }
    let histogram = Histogram(tally.moves.map { ($0.moves, $0.games) })
    let moves = TextTable.Column(words.movesColumn, histogram.labels)
    let games = TextTable.Column(words.gamesColumn, histogram.rows.map { "\($0.count)" })
    let shares = TextTable.Column(
      words.shareColumn, histogram.rows.map { percent(Double($0.count) / Double(tally.games)) })
    let theory = expectation.distribution.map { theory in
      TextTable.Column(words.theoryColumn, histogram.rows.map { percent(theory.share(of: $0.values)) })
    }
    // In a narrow terminal, columns make room for the bars.
    let tables = [[moves, games, shares, theory], [moves, games, shares], [moves, shares], [moves]]
      .map { TextTable($0.compactMap(\.self)) }
    let table = tables.first { $0.width + 2 + Self.leastBar <= width } ?? tables[3]
    return zip(table.lines, [""] + histogram.bars(room: max(1, width - table.width - 2)))
      .map { $1.isEmpty ? $0 : "\($0)  \($1)" }
  }

  private func figures(_ statistics: MoveDistribution) -> [String] {
    func decimal(_ value: Double?) -> String? { value.map { words.decimal($0, digits: 4) } }
    var lines =
      row("", words.playedHeading, words.theoryHeading)
      + row(
        words.meanMoves, decimal(statistics.mean)!,
        decimal(expectation.mean).map { expectation.isAsymptotic ? words.asymptoticMean(mean: $0) : $0 })
    if let deviation = statistics.standardDeviation {
      lines += row(words.standardErrorOfMean, decimal(statistics.standardError)!)
      lines += row(words.standardDeviation, decimal(deviation)!, decimal(expectation.variance?.squareRoot()))
    }
    lines += row(words.leastMoves, "\(statistics.least)")
    for percent in [5, 25, 50, 75, 95] {
      let share = Double(percent) / 100
      lines += row(
        words.needAtMost(percent: percent), "\(statistics.quantile(share))",
        expectation.distribution.map { "\($0.quantile(share))" })
    }
    lines += row(words.mostMoves, "\(statistics.most)")
    guard tally.won.count > 1 else { return lines }
    lines += row(words.gamesDrawn, "\(tally.drawn)")
    guard tally.won.count == 2 else { return lines }
    return lines + row(words.marginOfFirst, decimal(margin)!, decimal(expectation.margin))
  }

  private var margin: Double { Double(tally.won[0] - tally.won[1]) / Double(tally.games) }

  private func perGame(_ won: Int) -> Fraction { figure(Double(won) / Double(tally.games)) }

  private func figure(_ value: Double) -> Fraction { Fraction(value, digits: 4) }

  /// The pairs of each of several players.
  private var players: [String] {
    guard tally.won.count > 1 else { return [] }
    return [""]
      + tally.won.enumerated().flatMap { seat, won in
        let line = words.simulatedPlayer(
          number: seat + 1, name: simulation.names[seat], pairs: won, perGame: perGame(won))
        return DisplayWidth.lines(of: line, width: width)
      }
  }

  /// The main figures in sentences.
  var sentences: [String] {
    let heading = words.tellSimulation(
      games: tally.games, pairs: simulation.pairs, seed: "\(simulation.seed)", first: "\(simulation.first)",
      count: simulation.names.count, players: words.list(simulation.names),
      names: words.enumerated(simulation.names))
    guard tally.games > 0 else { return [heading, words.noGamePlayedToItsEnd] }
    let statistics = MoveDistribution(tally)
    var lines = [heading, moves(statistics)]
    if let mean = expectation.mean {
      lines.append(words.tellTheory(mean: figure(mean), isAsymptotic: expectation.isAsymptotic))
    }
    if statistics.least < statistics.most, let deviation = statistics.standardDeviation {
      let theory = expectation.variance?.squareRoot()
      lines.append(words.tellDeviation(deviation: figure(deviation), theory: theory.map(figure)))
      lines.append(words.tellRange(least: statistics.least, most: statistics.most))
      lines += quantileSentences(statistics)
    }
    guard tally.won.count > 1 else { return lines }
    lines.append(words.tellDrawn(games: tally.drawn))
    lines += tally.won.enumerated().map { seat, won in
      words.tellPlayer(number: seat + 1, name: simulation.names[seat], pairs: won, perGame: perGame(won))
    }
    return tally.won.count == 2 ? lines + [marginSentence] : lines
  }

  private var marginSentence: String {
    words.tellMargin(
      margin: figure(margin.magnitude), isBehind: margin < 0,
      theory: expectation.margin.map { figure($0.magnitude) },
      isBehindInTheory: expectation.margin.map { $0 < 0 } ?? false)
  }

  private func moves(_ statistics: MoveDistribution) -> String {
    if tally.games == 1 { return words.tellOnlyGame(moves: statistics.least) }
    if statistics.least == statistics.most { return words.tellEveryGame(moves: statistics.least) }
    return words.tellMean(mean: figure(statistics.mean), error: statistics.standardError.map(figure))
  }

  private func quantileSentences(_ statistics: MoveDistribution) -> [String] {
    let shares = [0.05, 0.5, 0.95]
    let moves = shares.map(statistics.quantile)
    let told = words.tellQuantiles(five: moves[0], half: moves[1], ninetyFive: moves[2])
    guard let distribution = expectation.distribution else { return [told] }
    let expected = shares.map(distribution.quantile)
    if expected == moves { return [told, words.quantilesAsInTheory] }
    return [told, words.tellQuantilesInTheory(five: expected[0], half: expected[1], ninetyFive: expected[2])]
  }

  private func row(_ name: String, _ played: String, _ theory: String? = nil) -> [String] {
    let columns = [played] + (theory.map { [$0] } ?? [])
    if width >= Self.nameColumns + 2 * Self.figureColumns {
      return [name.padded(to: Self.nameColumns) + columns.map { $0.aligned(to: Self.figureColumns) }.joined()]
    }
    // Each name, and below it as many figures per line as fit.
    let room = min(Self.figureColumns, width / 2)
    let figures = columns.map { $0.aligned(to: room) }
    let fits = columns.allSatisfy { DisplayWidth.of($0) < room }
    let names = name.isEmpty ? [] : DisplayWidth.lines(of: name, width: width)
    return names + (fits ? [figures.joined()] : figures)
  }
}
