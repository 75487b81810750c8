extension Russian {
  func hintOfMate(_ card: Int) -> String { "Откройте карточку \(card): это пара к открытой." }
  func hintOfPair(_ card: Int) -> String {
    "Откройте карточку \(card): обе карточки этой пары вы уже видели."
  }
  func hintOfNewCard(_ card: Int) -> String {
    "Откройте карточку \(card): её ещё не открывали, лучшего хода сейчас нет."
  }
  var nothingLeftToFlip: String {
    "Партия окончена: открывать больше нечего. Чтобы сыграть ещё, введите: играть"
  }

  func parNumber(_ moves: Double, isAbout: Bool) -> String {
    (isAbout ? "около " : "") + decimal(moves, digits: 1)
  }
  func verdict(par: String, sums: String?) -> String {
    sums.map { "Норма — \(par) хода: \($0)." } ?? "Норма — \(par) хода."
  }
  func standing(par: String, moves: Int, sums: String?) -> String {
    let made =
      moves == 0
      ? "Ходов ещё не было"
      : "\(form(moves, "Сделан", "Сделано", "Сделано")) \(count(moves, "ход", "хода", "ходов"))"
    return "Норма — \(par) хода. \(made)\(sums.map { "; \($0)" } ?? "")."
  }
  var drawnByPassing: String { "Партия окончена: все спасовали." }
  func perfectPlay(percent: String, moves: Int) -> String {
    "При идеальной игре в \(percentage(percent)) раздач хватает и \(count(moves, "хода", "ходов", "ходов"))."
  }
  func seedOfDeal(_ seed: UInt64) -> String { "Сид \(seed)." }
  func noMistakes(_ luck: ChanceInMoves) -> String { "ошибок нет, \(text(of: luck))" }
  func mistakes(_ count: Int, cost: Double?, _ luck: ChanceInMoves) -> String {
    let mistakes = self.count(count, "ошибка стоила", "ошибки стоили", "ошибок стоили")
    return "\(mistakes) \(cost.map(moves) ?? "меньше 0,1 хода"), \(text(of: luck))"
  }
  func sums(of player: String, _ sums: String) -> String { "\(player == you ? "Вы" : player): \(sums)." }

  private func text(of luck: ChanceInMoves) -> String {
    switch luck {
    case .even: "везение обычное"
    case .good(let moves): "везение \(decimal(moves, digits: 1))"
    case .bad(let moves): "невезение \(decimal(moves, digits: 1))"
    }
  }

  private func moves(_ number: Double) -> String {
    let text = decimal(number, digits: 1)
    return text == "1,0" ? "1 ход" : "\(text) хода"
  }

  func tooLargeToReview(mostPairs: Int) -> String {
    "Разобрать можно партию, где не больше \(count(mostPairs, "пары", "пар", "пар")). "
      + "Чтобы сравнить ходы с нормой, введите: норма"
  }
  func sumsInAll(_ sums: String) -> String { "Итог: \(sums)." }
  var costAndLuckAreInMoves: String { "Потери и везение — в ходах." }
  var flipsAreListedAtTheEnd: String { "Ходы будут перечислены, когда партия закончится." }
  func flipsCostNothing(_ count: Int) -> String {
    let cards = self.count(count, "карточка", "карточки", "карточек")
    return "Без потерь \(form(count, "открыта", "открыты", "открыто")) \(cards); "
      + "чтобы увидеть и их, введите: разбор всё"
  }
  var reviewHeadings: ReviewHeadings {
    ReviewHeadings(
      move: "ход", who: "кто", card: "карточка", tune: "песня", cost: "потеря", luck: "везение",
      better: "лучше")
  }
  var betterShownPair: String { "пара, которую уже видели" }
  var betterNewCard: String { "новая карточка" }
  var betterShownMate: String { "вторая из пары, её уже видели" }
  func betterMate(_ card: Int, of first: Int) -> String { "\(card), пара к \(first)" }
  func unlucky(_ moves: String) -> String { "невезение \(moves)" }
  func lucky(_ moves: String) -> String { "везение \(moves)" }
  func reviewedFlip(_ flip: ReviewedFlip) -> String {
    reviewedFlip(flip, cost: flipCost(flip), luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  func reviewedFlipAloud(_ flip: ReviewedFlip) -> String {
    let cost = isTiny(flip.cost ?? 0) ? "меньше 0,01" : flipCost(flip)
    return reviewedFlip(flip, cost: cost, luck: flip.luck == nil ? nil : flipLuck(flip))
  }
  private func reviewedFlip(_ flip: ReviewedFlip, cost: String, luck: String?) -> String {
    let player = flip.player.map { "\($0), " } ?? ""
    let luck = luck.map { ", \($0)" } ?? ""
    let beginning = "Ход \(flip.move), \(player)карточка \(flip.card), \(quoted(flip.title)): "
    return beginning
      + (flip.cost == nil ? "без потерь\(luck)." : "потеря \(cost)\(luck). Лучше: \(flip.better).")
  }

  var notYetToShare: String { "Поделиться партией можно, когда найдены все пары." }
  func sharedGame(day: String?, deck: String, pairs: Int, isSplit: Bool) -> String {
    let name = day.map { "Memory Tunes \($0)" } ?? "Memory Tunes"
    return "\(name): \(deck), \(isSplit ? splitPairs(pairs) : self.pairs(pairs))"
  }
  func sharedMoves(_ moves: Int, by player: String?) -> String {
    (player.map { "\($0): " } ?? "") + count(moves, "ход", "хода", "ходов")
  }
  func sharedPar(_ par: String) -> String { "норма \(par)" }
  var sharedNothingGivenAway: String { "без ошибок" }
  func sharedGivenAway(_ moves: Double) -> String {
    let text = self.moves(moves)
    return "\(text == "1 ход" ? "потерян" : "потеряно") \(text)"
  }
  func sharedHints(_ count: Int) -> String { self.count(count, "подсказка", "подсказки", "подсказок") }
  var sharedFlipsWereUndone: String { "ходы отменялись" }
  func sharedResult(_ parts: [String]) -> String { parts.joined(separator: ", ") }
  var sharedPair: String { "пара" }
  var sharedNoPair: String { "не пара" }
  var sharedMistake: String { "ошибка" }
  func sharedMisses(_ misses: Int, mistakes: Int) -> String {
    let beginning = "\(count(misses, "ход", "хода", "ходов")) без пары"
    return mistakes == 0
      ? "\(beginning), не по ошибке" : "\(beginning), \(count(mistakes, "ошибка", "ошибки", "ошибок"))"
  }
}
