import MemoryCore

extension Rank {
  /// The rank of a game that is not recorded yet, among those that the player played alone.
  package init(
    of player: String = Record.you, pairs: Int, moves: Int, seconds: Int, isAssisted: Bool = false,
    in files: RecordSource
  ) {
    let all = Record.all(in: files)
    let games = all.filter { $0.pairs == pairs && $0.isSolo(of: player) }
    let better = games.count {
      $0.isAssisted == isAssisted ? ($0.moves, $0.seconds) <= (moves, seconds) : isAssisted
    }
    self.init(
      seconds: seconds, rank: better + 1, games: games.count + 1,
      best: games.filter { !$0.isAssisted }.map(\.moves).min(), isFirst: all.isEmpty)
  }
}

extension PastBouts {
  /// What the records say. The game is not recorded yet.
  package init(before bout: Bout, in files: RecordSource) {
    self.init(before: bout, in: Record.all(in: files).compactMap { Bout($0.players, pairs: $0.won) })
  }
}

extension Past {
  /// What the records say about a deal, whose layout does not depend on the deck. Few lines matter: the others
  /// are passed after some columns.
  package init(seed: UInt64, pairs: Int, player: String = Record.you, in files: RecordSource) {
    var (finished, best): (Int?, Int?)
    files(.finished) { file in
      _ = RecordKind.finished.lines(of: file) { line, columns in
        let start = line.place
        line.pass(2)
        guard line.nextNumber() == UInt64(pairs), let moves = line.nextCount() else { return true }
        if moves >= best ?? .max {
          line.pass(2)
          guard finished == nil, line.nextNumber() == seed else { return true }
        }
        line.place = start
        guard let record = Record(&line, columns: columns) else { return true }
        if record.seed == seed { finished = finished ?? moves }
        if record.isSolo(of: player), !record.isAssisted { best = min(best ?? .max, moves) }
        return true
      }
      return []
    }
    var seen = Sightings()
    files(.begun) { file in
      _ = RecordKind.begun.lines(of: file) { line, columns in
        let start = line.place
        line.pass(1)
        guard line.nextNumber() == UInt64(pairs) else { return true }
        line.pass(2)
        guard line.nextNumber() == seed else { return true }
        line.place = start
        guard let game = BegunGame(&line, columns: columns), game.seed == seed else { return true }
        switch game.event {
        case .begun: seen.begun += 1
        case .continued: seen.continued += 1
        case .revealed: seen.revealed += 1
        }
        return true
      }
      return []
    }
    self.init(finished: finished, best: best, seen: seen)
  }
}
