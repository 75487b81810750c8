import MemoryGame
import Text

/// The game on the table in JSON. Text that most answers of a game share is written once.
struct TableJSON: ~Copyable {
  private var deal = SeldomJSON<Deal>()
  private var cards = CardJSON()
  private var par = SeldomJSON<ParAndHints>()
  private var origin = SeldomJSON<Origin>()

  /// What the last answer showed; nil if each answer has all cards that can be seen.
  var shown: CardChanges?

  /// `showsChanges`: whether answers have only the cards that have changed.
  init(showsChanges: Bool) { shown = showsChanges ? CardChanges() : nil }

  private struct Deal: Equatable {
    let phase: Game.Phase
    let seed: UInt64
    let pairs: Int
  }

  private struct ParAndHints: Equatable {
    let pairs: Int
    let hints: Int
  }

  private struct Origin: Equatable {
    let table: Int
    let aids: Aids
  }

  mutating func write(_ table: Table, since start: LogPosition, into output: inout Output) {
    let pairs = table.game.board.pairs
    let moves = table.moves(since: start)
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
      object.array { cards.write(table, into: &$0, except: &shown) }
      if shown != nil {
        object.name("hidden")
        object.array { shown?.writeHidden(into: &$0) }
      }
      par.add(for: ParAndHints(pairs: pairs, hints: table.aids.hints), to: &object) { object in
        object.member("par", decimals: table.par.moves)
        object.member("hints", table.aids.hints)
      }
      Self.writePlayers(table, moves, into: &object)
      object.member("day", table.day?.text)
      object.name("turned")
      object.array { array in
        for turned in table.cardsTurned(since: start) {
          array.object { object in
            cards.writeFace(of: turned.card.number, on: table, into: &object)
            object.member("player", turned.seat)
          }
        }
      }
      object.name("match")
      if let match = table.match {
        object.object { object in
          object.member("of", match.games)
          object.name("score")
          object.array { array in for points in match.halves { array.value(decimals: Double(points) / 2) } }
        }
      } else {
        object.null()
      }
      origin.add(for: Origin(table: table.number, aids: table.aids), to: &object) { object in
        object.member("deck", table.tunes.deck.identity)
        object.member("cards", table.cards.rawValue)
        object.name("aids")
        object.array { array in for word in table.aids.words { array.value(word) } }
      }
    }
  }

  private static func writePlayers(_ table: Table, _ moves: [CompletedMove], into object: inout Output) {
    object.name("players")
    object.array { array in
      for (seat, player) in table.players.list.enumerated() {
        array.object { object in
          object.member("name", player.name)
          object.member("pairs", table.game.turns.score(of: seat).pairs)
          object.member("moves", table.game.turns.score(of: seat).moves)
          object.membersOfKind(player)
        }
      }
    }
    object.member("turn", table.game.turns.turn)
    object.name("log")
    object.array { array in
      for move in moves {
        array.array { entry in
          entry.value(move.seat)
          for card in move.cards { entry.value(card) }
        }
      }
    }
  }
}

/// JSON members that seldom change, written once per key.
struct SeldomJSON<Key: Equatable>: ~Copyable {
  private var key: Key?
  private var text = Output { _ in }

  /// Adds the members. Calls `write` only if the key has changed.
  ///
  /// Inlined; otherwise the closure would hold a copy of the table that it reads.
  @inline(__always) mutating func add(for key: Key, to object: inout Output, _ write: (inout Output) -> Void) {
    if self.key != key {
      self.key = key
      text.removeAll()
      write(&text)
    }
    object.value(0..<text.count, of: text)
  }
}
