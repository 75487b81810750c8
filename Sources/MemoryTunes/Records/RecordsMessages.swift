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
    case .forgotten(let kept, 0):
      "\(kept.title): there was nothing to delete."
    case .forgotten(let kept, _):
      "\(kept.title): deleted."
    }
  }
}

extension Kept {
  /// What it is called at the beginning of a sentence.
  var title: String {
    switch self {
    case .settings: "Your settings"
    case .game: "Your saved game"
    case .records: "Your records"
    case .history: "The history of what you typed"
    case .tunes: "The tunes that were fetched"
    case .everything: "Everything that is saved"
    }
  }
}
