/// The wording of the answers about records.
extension RecordsNotice {
  var message: String? {
    switch self {
    case .nothingKept:
      "Nothing is kept. To keep records, start with: --home DIR"
    case .best(let records, let pairs?) where records.isEmpty:
      "No game with \(pairs) pairs was finished so far."
    case .best(let records, nil) where records.isEmpty:
      "No game was finished so far."
    case .stats(let stats) where stats.groups.isEmpty:
      "No game was begun so far."
    case .best, .stats:
      nil
    case .question(let kept):
      "\(kept.title) will be gone for good. If that is meant, type: yes. If not, type: no"
    case .nothingAsked:
      "Nothing was asked. For what can be typed, type: help"
    case .left(let kept):
      "\(kept.title): nothing was removed."
    case .forgotten(let kept, 0):
      "\(kept.title): there was nothing to forget."
    case .forgotten(let kept, _):
      "\(kept.title): forgotten."
    }
  }
}

extension Kept {
  fileprivate var title: String {
    switch self {
    case .settings: "The settings"
    case .game: "The game that is kept"
    case .records: "The records"
    case .history: "The history of typed lines"
    case .tunes: "The tunes that were fetched"
    case .everything: "Everything that is kept"
    }
  }
}
