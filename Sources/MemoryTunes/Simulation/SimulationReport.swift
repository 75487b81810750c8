import MemoryGame

/// The result of a simulation for people: figures, the theory's beside them, and how the moves are spread.
struct SimulationReport {
  private let simulation: Simulation
  private let names: [String]
  private let tally: Tally
  private let expectation: Expectation

  /// In a terminal with fewer columns than these, lines are broken by the terminal.
  private static let leastWidth = 20
  /// Columns that a line may take.
  private let width: Int

  /// The columns of the names of figures, and of the figures.
  private static let nameColumns = 30
  private static let figureColumns = 18

  init(_ named: NamedSimulation, _ tally: Tally, width: Int) {
    self.width = max(Self.leastWidth, width)
    simulation = named.simulation
    names = named.names
    self.tally = tally
    expectation = Expectation(simulation)
  }

  var lines: [String] {
    let games = tally.games == 1 ? "1 game" : "\(tally.games) games"
    let pairs = simulation.pairs == 1 ? "1 pair" : "\(simulation.pairs) pairs"
    let heading =
      "\(games) of \(pairs), seed \(simulation.seed) from game \(simulation.first) on: \(names.joined(separator: ", "))"
    let head = DisplayWidth.lines(of: heading, width: width)
    guard tally.games > 0 else { return head + ["No game was played to its end."] }
    let statistics = MoveStatistics(tally)
    return head + [""] + figures(statistics) + players + [""]
      + MoveHistogram(tally, statistics, expectation.distribution).lines(width: width)
  }

  private func figures(_ statistics: MoveStatistics) -> [String] {
    func decimal(_ value: Double?) -> String? { value.map { Decimal.text($0, digits: 4) } }
    let about = expectation.isAsymptotic ? "about " : ""
    var lines =
      row("", "played", "theory")
      + row("moves, mean", decimal(statistics.mean)!, decimal(expectation.mean).map { about + $0 })
    if let deviation = statistics.standardDeviation {
      lines += row("its standard error", decimal(statistics.standardError)!)
      lines += row("standard deviation", decimal(deviation)!, decimal(expectation.variance?.squareRoot()))
    }
    lines += row("least", "\(statistics.least)")
    for percent in [5, 25, 50, 75, 95] {
      let share = Double(percent) / 100
      lines += row(
        "\(percent) % need at most", "\(statistics.quantile(share))",
        expectation.distribution.map { "\($0.quantile(share))" })
    }
    lines += row("most", "\(statistics.most)")
    guard tally.won.count > 1 else { return lines }
    lines += row("games drawn out", "\(tally.drawn)")
    guard tally.won.count == 2 else { return lines }
    let margin = Double(tally.won[0] - tally.won[1]) / Double(tally.games)
    return lines + row("first player's margin in pairs", decimal(margin)!, decimal(expectation.margin))
  }

  /// What each player won, where there are several.
  private var players: [String] {
    guard tally.won.count > 1 else { return [] }
    return [""]
      + tally.won.enumerated().flatMap { seat, won in
        let mean = Decimal.text(Double(won) / Double(tally.games), digits: 4)
        let line = "player \(seat + 1), \(names[seat]): \(won) pairs, \(mean) a game"
        return DisplayWidth.lines(of: line, width: width)
      }
  }

  private func row(_ name: String, _ played: String, _ theory: String? = nil) -> [String] {
    let columns = [played] + (theory.map { [$0] } ?? [])
    if width >= Self.nameColumns + 2 * Self.figureColumns {
      return [name.padded(to: Self.nameColumns) + columns.map { $0.aligned(to: Self.figureColumns) }.joined()]
    }
    // Below each other: the name, and as many figures to a line as fit.
    let room = min(Self.figureColumns, width / 2)
    let figures = columns.map { $0.aligned(to: room) }
    let fits = columns.allSatisfy { $0.utf8.count < room }
    let names = name.isEmpty ? [] : DisplayWidth.lines(of: name, width: width)
    return names + (fits ? [figures.joined()] : figures)
  }
}

extension NamedSimulation {
  /// `width` is how many columns a line may take.
  package func report(_ tally: Tally, width: Int) -> [UInt8] {
    Array(SimulationReport(self, tally, width: width).lines.map { $0 + "\n" }.joined().utf8)
  }
}

extension String {
  /// Text of ASCII at the left of so many columns.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - utf8.count)) }
  /// Text of ASCII at the right of so many columns.
  func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - utf8.count)) + self }
}
