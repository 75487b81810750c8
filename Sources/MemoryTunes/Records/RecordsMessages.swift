/// The wording of the answers about records.
extension RecordsNotice {
  var message: String? {
    switch self {
    case .nothingSaved:
      "This session keeps no records: it is a script without --home DIR, or was started with --no-home."
    case .best(let records, let several, let pairs?) where records.isEmpty && several.isEmpty:
      "No game of \(pairs) pairs has been finished yet. To play one, type: play \(pairs)"
    case .best(let records, let several, nil) where records.isEmpty && several.isEmpty:
      "No game has been finished yet. To begin one, type: play"
    case .stats(let stats) where stats.groups.isEmpty:
      "No game has been begun yet. To begin one, type: play"
    case .best, .stats:
      nil
    case .forgotten(let kept, 0):
      "\(kept.title): there was nothing to delete."
    case .forgotten(let kept, _):
      "\(kept.title): deleted."
    }
  }
}

extension Saved {
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
