import Said
import Saved
import Text
import Wording

let recordsCommand = Command(
  name: "records", parameters: [.number(.pairs, isOptional: true), Parameter(.name, isOptional: true)],
  subject: .records, consequence: .shows()
) { arguments throws(LineRefusal) in
  let (pairs, player) = try arguments.selection()
  return .inquire(.best(pairs: pairs, player: player))
}

extension BestGames: Presentable {
  var code: AnswerCode { .done("records") }

  func message(_ context: AnswerContext) -> String? {
    guard games.isEmpty, ofSeveral.isEmpty else { return nil }
    let words = context.words
    return words.sentences(
      player.map { words.noGameOfPlayerFinished(name: words.playerName(name: $0), pairs: pairs) }
        ?? words.noGameFinished(pairs: pairs, canBeDealt: canBeDealt),
      hint(words))
  }

  /// How to list the games of the others; empty if there are none.
  func hint(_ words: Wording) -> String {
    others.isEmpty ? "" : words.otherRecords(names: words.enumerated(others), first: others[0])
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("pairs", pairs)
    object.member("name", player)
    object.member("names", others)
    object.member("canBeDealt", canBeDealt)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: games + ofSeveral) { $1.members($0) }
  }
}

/// This session saves nothing.
struct NothingKept: Presentable {
  let code = AnswerCode.done("nothing-saved")
  /// Whether games were asked for, and not records.
  let isOfGames: Bool

  func message(_ context: AnswerContext) -> String? {
    isOfGames ? context.words.noGamesAreSaved : context.words.noRecordsAreSaved
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("thing", (isOfGames ? SavedThing.games : .records).rawValue)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", [] as [String])
  }
}

extension Output {
  fileprivate mutating func members(_ record: Record) {
    member("when", record.when)
    member("deck", record.deck)
    member("pairs", record.pairs)
    member("moves", record.moves)
    member("flips", record.flips)
    member("seconds", record.seconds)
    member("seed", "\(record.seed)")
    member("regret", record.regret)
    member("luck", record.luck)
    member("hints", record.aids.hints)
    member("day", record.day?.text)
    member("cards", record.cards.rawValue)
    member("aids", record.aids.words)
    member("players", record.players)
    member("won", record.won)
  }
}

extension Arguments {
  /// A number of pairs and a name, in either order.
  func selection() throws(LineRefusal) -> (pairs: Int?, player: String?) {
    var (pairs, player): (Int?, String?) = (nil, nil)
    for (index, word) in words.enumerated() {
      if word.isNumber, pairs == nil {
        pairs = try count(index)
      } else if player == nil, let name = Self.player(word) {
        player = name
      } else {
        throw player != nil || word.isNumber
          ? .tooManyWords(first: word, usage: usage) : .notANumber(word, usage: usage)
      }
    }
    return (pairs, player == Player.you.name ? nil : player)
  }

  /// The name of a player; nil for a word that means something else, like “pairs”.
  private static func player(_ word: Word) -> String? {
    if let meant = Vocabulary.player(word.typed), !meant.isEmpty {
      return meant == Vocabulary.opponent ? Player.usualOpponent.name : meant
    }
    // `rock` and `team` can be names, `pairs` and `best` cannot.
    return Reader.isCommon(word.typed) || word.beginsWithDigit || !word.hasLetter
      ? nil : (try? Player(word))?.name
  }
}
