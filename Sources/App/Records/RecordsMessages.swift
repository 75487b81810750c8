import Wording

/// The wording of the answers about records.
extension RecordsNotice {
  package func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return switch self {
    case .nothingSaved:
      words.noRecordsAreKept
    case .best(let records, let several, let selection) where records.isEmpty && several.isEmpty:
      words.sentences(
        selection.player.map {
          words.noGameOfPlayerFinished(name: words.playerName($0), pairs: selection.pairs)
        }
          ?? words.noGameFinished(pairs: selection.pairs, canBeDealt: selection.canBeDealt),
        selection.hint(words))
    case .stats(let stats) where stats.groups.isEmpty && stats.matches == nil:
      words.noGameBegun(pairs: stats.pairs, canBeDealt: stats.canBeDealt)
    case .best, .stats:
      nil
    case .days(let calendar):
      calendar.message(words)
    case .forgotten(let saved, 0):
      words.nothingToDelete(thing: saved)
    case .forgotten(let saved, _):
      words.wasDeleted(thing: saved)
    }
  }
}

extension TooFewPairs {
  func message(_ context: AnswerContext) -> String? {
    context.words.noGameOfSoFewPairs(
      pairs: context.typed(pairs), command: context.words.command(command), instead: NextGame.usualPairs)
  }
}

extension RecordsSelection {
  /// How to list the games of the others; empty if there are none.
  func hint(_ words: Wording) -> String {
    others.isEmpty ? "" : words.otherRecords(names: words.enumerated(others), first: others[0])
  }
}
