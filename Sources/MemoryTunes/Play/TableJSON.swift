import MemoryGame
import Text

/// The game on the table in JSON. Text that most answers of a game share is written once.
struct TableJSON {
  private var deal = SeldomJSON<Deal>()
  private var cards = CardJSON()
  private var par = SeldomJSON<ParAndHints>()

  private struct Deal: Equatable {
    let phase: Game.Phase
    let seed: UInt64
    let pairs: Int
  }

  private struct ParAndHints: Equatable {
    let pairs: Int
    let hints: Int
  }

  mutating func write(_ table: Table, since start: LogPosition, into output: inout Output) {
    let pairs = table.game.board.pairs
    output.object { object in
      deal.add(for: Deal(phase: table.game.phase, seed: table.seed, pairs: pairs), to: &object) {
        object in
        object.member("phase", table.game.phase.rawValue)
        object.member("seed", text: table.seed)
        object.member("pairs", pairs)
      }
      object.member("flips", table.game.board.flips)
      object.member("moves", table.game.board.moves)
      object.member("matched", table.game.board.matchedPairs)
      object.name("shown")
      object.array { cards.write(table, into: &$0) }
      par.add(for: ParAndHints(pairs: pairs, hints: table.aids.hints), to: &object) { object in
        object.member("par", decimals: table.par.moves)
        object.member("hints", table.aids.hints)
      }
      Self.writePlayers(table, since: start, into: &object)
      object.member("day", table.day?.text)
      object.name("turned")
      object.array { array in
        for (card, seat) in table.cardsTurned(since: start) {
          array.object { object in
            object.face(of: card, on: table)
            object.member("player", seat)
          }
        }
      }
    }
  }

  private static func writePlayers(_ table: Table, since start: LogPosition, into object: inout Output) {
    object.name("players")
    object.array { array in
      for (seat, player) in table.players.list.enumerated() {
        array.object { object in
          object.member("name", player.name)
          object.member("pairs", table.game.turns.score(of: seat).pairs)
          object.member("moves", table.game.turns.score(of: seat).moves)
        }
      }
    }
    object.member("turn", table.game.turns.turn)
    object.name("log")
    object.array { array in
      for entry in table.moves(since: start) {
        array.array { move in
          move.value(entry.seat)
          for card in entry.cards { move.value(card) }
        }
      }
    }
  }
}
