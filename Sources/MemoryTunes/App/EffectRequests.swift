import Wording

extension Effect {
  var request: Request<FeatureAction> {
    switch self {
    case .recallKind(let isShared, let cards):
      Request(
        .isFamiliar(), { $0.isFamiliar(isShared: isShared, cards) },
        taking: { .play(.kindRecalled(isFamiliar: $0)) })
    case .recallDeal(let deal):
      Request(.past(), { $0.past(of: deal) }, taking: { .play(.dealRecalled($0)) })
    case .recallBefore(let game):
      Request(.history(before: game), { $0.history(before: game) }, taking: { .play(.finished($0)) })
    case .load(let name): Request(.game(), { $0.load(name) }, taking: { .games(.loaded(name, $0)) })
    case .openDay(let day, let seeks, let leaves):
      Request(
        .waitingGame(), { $0.open(day, seeks: seeks, leaves: leaves) },
        taking: { .dayOpened(day, leaves: leaves, $0) })
    case .save(let game, let name, let replaces):
      Request(
        .saved(), { $0.save(game, as: name, replaces: replaces) }, taking: { .games(.saved(name, $0)) })
    case .forgetGame(let name, let isSure):
      Request(
        .listedGame(), { $0.forgetGame(name, isSure: isSure) },
        taking: { .games(.forgotGame(name, $0, isSure: isSure)) })
    case .forget(let saved):
      Request(
        .removed(), { $0.home?.forget(saved) ?? .success(0) }, taking: { .games(.forgot(saved, $0)) })
    case .checkGameIsSaved:
      Request({ $0.home?.isGameSaved() ?? false }, taking: FeatureAction.gameIsSaved)
    case .favorite(let favorite, let removes):
      Request(
        .favoriteChange(), { $0.mark(favorite, removes: removes) }, taking: { .tunes(.favored(favorite, $0)) })
    case .clearTunes:
      Request(
        .removed(), { $0.home?.forget(.tunes) ?? .success(0) }, taking: { .tunes(.cleared($0)) })
    }
  }
}
