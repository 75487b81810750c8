import MemoryGame
import Text

/// The game on the table in JSON. Text that most answers of a game share is written once.
struct TableJSON: ~Copyable {
  private var deal = SeldomJSON()
  private var cards = CardJSON()
  private var par = SeldomJSON()
  private var origin = SeldomJSON()
  /// The places of what the line turned up and completed. A repeated answer leaves it out.
  private(set) var deeds: [Range<Int>] = []

  /// Without a game.
  mutating func writeNull(into output: inout Output) {
    deeds.removeAll(keepingCapacity: true)
    output.null()
  }

  mutating func write(_ table: Table, _ answer: Answer, into output: inout Output) {
    deeds.removeAll(keepingCapacity: true)
    output.object { object in
      deal.add(of: table, to: &object) { object in
        object.member("phase", table.game.phase.rawValue)
        object.member("seed", "\(table.seed)")
        object.member("pairs", table.game.board.pairs)
      }
      object.member("flips", table.game.board.flips)
      object.member("moves", table.game.board.moves)
      object.member("matched", table.game.board.matchedPairs)
      object.name("shown")
      object.array { cards.write(table, found: answer.foundCards, into: &$0) }
      par.add(of: table, to: &object) { object in
        object.member("par", table.par.moves)
        object.member("hints", table.aids.hints)
      }
      Self.writePlayers(table, into: &object)
      writeDeeds("log", answer.moves, into: &object) { move, array in
        array.array { entry in
          entry.value(move.seat)
          for card in move.cards { entry.value(card) }
        }
      }
      object.member("day", table.day?.text)
      writeDeeds("turned", answer.shownCards, into: &object) { turned, array in
        array.object { object in
          object.members(ofCard: turned.card.number, on: table)
          object.member("player", turned.seat)
          object.memberOfSide(ofCard: turned.card.number, on: table)
        }
      }
      object.name("match")
      if let match = table.match {
        object.object { object in
          object.member("of", match.games)
          object.member("score", match.points)
        }
      } else {
        object.null()
      }
      origin.add(of: table, to: &object) { object in
        object.member("deck", table.tunes.deck.identity)
        object.member("cards", table.cards.rawValue)
        object.member("aids", table.aids.words)
      }
      object.member("canPass", table.passRefusal == nil)
      object.member("beat", table.beat)
    }
  }

  private mutating func writeDeeds<Deed>(
    _ name: StaticString, _ deeds: [Deed], into object: inout Output, _ write: (Deed, inout Output) -> Void
  ) {
    object.name(name)
    object.array { array in
      let start = array.count
      for deed in deeds { write(deed, &array) }
      self.deeds.append(start..<array.count)
    }
  }

  private static func writePlayers(_ table: Table, into object: inout Output) {
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
  }
}

/// JSON members that change only when another game begins, a game ends, or an aid is used.
private struct SeldomJSON: ~Copyable {
  private var key: (table: Int, phase: Game.Phase, aids: Aids) = (0, .playing, .none)
  private var text = Output { _ in }

  /// Adds the members. Calls `write` only if they may have changed.
  ///
  /// Inlined; otherwise the closure would hold a copy of the table that it reads.
  @inline(__always) mutating func add(
    of table: borrowing Table, to object: inout Output, _ write: (inout Output) -> Void
  ) {
    let key = (table: table.number, phase: table.game.phase, aids: table.aids)
    if self.key != key {
      self.key = key
      text.removeAll()
      write(&text)
    }
    object.value(0..<text.count, of: text)
  }
}
