extension ReviewAction {
  func reduce(_ table: inout Table) -> Reduction {
    switch self {
    case .hint: table.hint()
    case .par: .say(.toldPar)
    case .score: .say(.toldScore)
    case .share: table.shared
    case .recall(let what): table.recall(what)
    case .review(let all): table.review(all: all)
    case .watch(let isPerfect): table.watch(isPerfect: isPerfect)
    }
  }
}
