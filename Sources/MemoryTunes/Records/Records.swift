package enum RecordsAction {
  /// What are the best games? Of any number of pairs, unless said.
  case asked(pairs: Int?)
  case statsAsked
  /// All games that were finished and all that were begun; nil where nothing is kept.
  case read(RecordsRequest, RecordsFile?)
  case forgetAsked(Kept)
  /// The player answers a question with yes.
  case confirmed
  case forgotten(Kept, files: Int)
}

package enum RecordsRequest: Equatable {
  case best(pairs: Int?)
  case stats(Category)
}

/// What is kept of a player, as he can have it forgotten.
package enum Kept: String, CaseIterable {
  case settings
  case game
  case records
  case history
  case tunes
  case everything
}

/// What there is to say of records.
enum RecordsNotice: Equatable {
  case nothingKept
  case best([Record], pairs: Int?)
  case stats(Stats)
  /// Is that really to be forgotten?
  case question(Kept)
  case nothingAsked
  case forgotten(Kept, files: Int)

  var isRefusal: Bool {
    switch self {
    case .nothingAsked: true
    case .nothingKept, .best, .stats, .question, .forgotten: false
    }
  }
}

func reduceRecords(_ state: inout AppState, _ action: AppAction) -> [Effect] {
  guard case .records(let action) = action else { return [] }
  switch action {
  case .asked(let pairs):
    return [.readRecords(.best(pairs: pairs))]
  case .statsAsked:
    return [.readRecords(.stats(state.game.next.category))]
  case .read(_, nil):
    state.answer = .records(.nothingKept)
  case .read(.best(let pairs), let file?):
    state.answer = .records(.best(file.best(pairs: pairs), pairs: pairs))
  case .read(.stats(let category), let file?):
    state.answer = .records(.stats(Stats(file, category: category)))
  case .forgetAsked(let kept):
    guard state.asksFirst else { return [.forget(kept)] }
    state.question = kept
    state.answer = .records(.question(kept))
  case .confirmed:
    guard let kept = state.question else {
      state.answer = .records(.nothingAsked)
      return []
    }
    state.question = nil
    return [.forget(kept)]
  case .forgotten(let kept, let files):
    state.answer = .records(.forgotten(kept, files: files))
  }
  return []
}
