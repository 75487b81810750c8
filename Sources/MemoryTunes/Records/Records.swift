package enum RecordsAction {
  /// Asks for the best games, of any number of pairs unless one is named.
  case requested(pairs: Int?)
  case statsRequested
  /// What the answer needs of the records; nil if nothing is saved.
  case read(RecordsDigest?)
  case forgetRequested(Kept)
  /// The player answered a question with yes.
  case confirmed
  /// The player answers a question with no.
  case denied
  case forgotten(Kept, files: Int)
}

/// The answers about records.
enum RecordsNotice: Equatable {
  case nothingKept
  case best([Record], pairs: Int?)
  case stats(Stats)
  /// Asks whether that is really to be forgotten.
  case question(Kept)
  case nothingAsked
  /// It stays, as the player said no.
  case left(Kept)
  case forgotten(Kept, files: Int)

  var isRefusal: Bool {
    switch self {
    case .nothingAsked: true
    case .nothingKept, .best, .stats, .question, .left, .forgotten: false
    }
  }

  var code: AnswerCode {
    switch self {
    case .nothingKept: .nothingSaved
    case .best: .records
    case .stats: .stats
    case .question: .question
    case .nothingAsked: .nothingAsked
    case .left: .left
    case .forgotten: .forgotten
    }
  }
}

/// The question that was asked last.
struct Question: Equatable {
  /// What will be forgotten if the player says yes; nil if nothing was asked.
  var forgetting: Kept?

  /// `category` is the one chosen for the next game. `asksFirst` says whether the player is asked before
  /// something is removed.
  mutating func reduce(
    _ action: RecordsAction, category: Category, asksFirst: Bool
  ) -> Reaction<RecordsNotice> {
    switch action {
    case .requested(let pairs):
      return .ask(.readRecords(.best(pairs: pairs)))
    case .statsRequested:
      return .ask(.readRecords(.stats(category)))
    case .read(nil):
      return .answer(.nothingKept)
    case .read(let digest?):
      return .answer(digest.notice)
    case .forgetRequested(let kept):
      guard asksFirst else { return .ask(.forget(kept)) }
      forgetting = kept
      return .answer(.question(kept))
    case .confirmed:
      guard let kept = forgetting else { return .answer(.nothingAsked) }
      forgetting = nil
      return .ask(.forget(kept))
    case .denied:
      guard let kept = forgetting else { return .answer(.nothingAsked) }
      forgetting = nil
      return .answer(.left(kept))
    case .forgotten(let kept, let files):
      return .answer(.forgotten(kept, files: files))
    }
  }
}
