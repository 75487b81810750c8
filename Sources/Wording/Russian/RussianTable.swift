extension Russian {
  var upMark: String { "видна" }
  var foundMark: String { "пара" }
  var newPairMark: String { "пара!" }
  var boardLegend: String { "* открыта   = найдена   ! новая пара" }
  func cardsNotShown(_ count: Int) -> String {
    "не \(form(count, "показана", "показаны", "показано")) ещё \(cards(count))"
  }
  func cardsMore(_ count: Int) -> String { "ещё \(count)" }
  func tuneNumber(_ number: Int) -> String { "песня \(number)" }

  func statusPairs(_ found: Int, of pairs: Int) -> String { "пары: \(found) из \(pairs)" }
  func statusPairsShort(_ found: Int, of pairs: Int) -> String { "пары: \(found)/\(pairs)" }
  func moves(_ count: Int) -> String { self.count(count, "ход", "хода", "ходов") }
  func statusPar(_ par: String) -> String { "норма \(par)" }
  func statusBest(_ moves: Int) -> String { "рекорд \(moves)" }
  func progress(_ found: Int, of pairs: Int) -> String {
    "\(form(found, "найдена", "найдены", "найдено")) \(self.pairs(found)) из \(pairs)"
  }

  func tune(_ title: String, by artist: String) -> String { "\(quoted(title)), \(artist)" }
  func shortTune(_ title: String, by artist: String) -> String { "\(quoted(title)) (\(artist))" }
  func noted(_ pair: String, _ note: String) -> String { "\(pair) (\(note))" }
  func turned(_ card: Int, _ tune: String) -> String { sentence("Карточка \(card): \(tune)") }
  var flipAnother: String { "Теперь откройте ещё одну." }
  func pair(_ first: Int, _ second: Int, _ tune: String) -> String {
    sentence("\(first) и \(second) — пара! \(tune)")
  }
  func pairsToGo(_ count: Int) -> String {
    "\(form(count, "Осталась", "Остались", "Осталось")) \(self.count(count, "пара", "пары", "пар"))."
  }
  func noPair(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "Не пара: \(first) \(tune) и \(second) \(otherTune)."
  }
  func noPairInWords(_ cards: [String]) -> String { sentence("Не пара: \(cards.joined(separator: "; "))") }
  func pairInWords(_ first: Int, _ second: Int, _ tune: String) -> String {
    sentence("Пара: карточки \(first) и \(second), \(tune)")
  }
  var bothTurnBack: String { "Обе закроются, когда вы откроете следующую карточку." }
  func nextMove(_ card: Int, _ tune: String) -> String {
    sentence("Следующий ход: карточка \(card) — \(tune)")
  }

  func noSuchCard(_ card: String, last: Int) -> String {
    "Карточки \(card) нет: номера — от 1 до \(last)."
  }
  func cardIsUp(_ card: String) -> String { "Карточка \(card) уже открыта." }
  func cardIsMatched(_ card: String) -> String { "У карточки \(card) пара уже найдена." }
  func cannotFlipTwice(_ card: String, instead: Int) -> String {
    "Карточку \(card) нельзя открыть дважды подряд, поэтому ничего не открыто. Введите: открыть \(instead)"
  }
  func cannotFlip(_ card: String, after first: String, instead: Int) -> String {
    "Карточку \(card) нельзя открыть после карточки \(first), поэтому ничего не открыто. "
      + "Введите: открыть \(instead)"
  }
  func flipAnother(like card: Int) -> String { "Откройте другую, например: открыть \(card)" }
  var anotherGame: String { "Чтобы сыграть ещё раз, введите: играть" }
  func oneCardOnly(_ card: Int) -> String {
    "Одна карточка уже открыта, а следующий ход может быть не ваш. Введите: открыть \(card)"
  }
  func notYourTurn(_ name: String) -> String {
    "Сейчас ходит \(quoted(name)), а не вы. Чтобы увидеть этот ход, введите: игра"
  }
  func passAlone(_ word: String) -> String {
    "Команда \(quoted(word)) нужна, когда игроков несколько. "
      + "Чтобы сыграть с программой, введите: игроки вы optimal, а затем: играть"
  }
  var gameIsOver: String { "Партия окончена. Чтобы сыграть ещё раз, введите: играть" }
  func passInMove(_ word: String) -> String {
    "Команда \(quoted(word)) пропускает весь ход, а одна карточка уже открыта. Откройте вторую."
  }
  func passTooEarly(_ word: String) -> String {
    "\(quoted(word)): пасовать можно, когда уже открывали хотя бы две карточки без пары. Откройте карточку."
  }

  var yourTurn: String { "Ваш ход." }
  func turn(of name: String) -> String { "Ходит \(name)." }
  func moves(of name: String, _ moves: [String]) -> String {
    sentence("\(name): \(moves.joined(separator: "; "))")
  }
  func moveInWords(of name: String, _ result: String) -> String {
    "\(name == you ? "Вы" : name), \(result.prefix(1).lowercased())\(result.dropFirst())"
  }
  var passes: String { "пас" }
  func pairOfOther(_ first: Int, _ second: Int, _ tune: String) -> String {
    "\(first) и \(second) — пара, \(quoted(tune))"
  }
  func noPairOfOther(_ first: Int, _ tune: String, _ second: Int, _ otherTune: String) -> String {
    "\(first) \(quoted(tune)) и \(second) \(quoted(otherTune)) — не пара"
  }

  func time(_ text: String) -> String { "время \(text)" }
  func timeAloud(_ seconds: Int) -> String {
    let rest = count(seconds % 60, "секунда", "секунды", "секунд")
    return seconds < 60 ? rest : "\(count(seconds / 60, "минута", "минуты", "минут")) \(rest)"
  }
  func sum(moves: String, time: String?) -> String { moves + (time.map { ", \($0)" } ?? "") }
  func finished(_ sum: String) -> String { "Все пары найдены: \(sum)." }
  func finished(by name: String, _ sum: String) -> String { "Игрок \(name) находит все пары: \(sum)." }
  func allFound(_ scores: String) -> String { "Все пары найдены: \(scores)." }
  func drawn(_ scores: String) -> String { "Все спасовали, партия окончена: \(scores)." }
  func revealed(_ progress: String) -> String {
    "Вы сдались, \(progress). Все карточки открыты, в рекорды эта партия не войдёт."
  }
  func tie(_ names: [String]) -> String { "Ничья: \(list(names))." }
  var youWin: String { "Вы выиграли!" }
  func wins(_ name: String) -> String { "Побеждает \(name)." }
  var seenBefore: String { "Карточки этой раздачи вы уже видели." }
  var wentOnBefore: String { "Отсюда вы уже играли дальше." }
  var countsAsAssisted: String {
    "С этого момента партия считается сыгранной с посторонней помощью."
  }
  func finishedBefore(moves: Int) -> String { "Эту раздачу вы уже заканчивали: \(self.moves(moves))." }
  func hardest(_ pairs: [String]) -> String { "Дольше всего искали: \(pairs.joined(separator: "; "))." }
  func hardPair(_ tune: String, turned times: Int) -> String {
    "\(tune), открывали \(count(times, "раз", "раза", "раз"))"
  }
  func movedUp(_ pairs: String) -> String { "В следующую коробку: \(pairs)." }
  func movedBack(_ pairs: String) -> String { "В коробке 1, повторить завтра: \(pairs)." }
  var playAgain: String { "Ещё раз: играть" }
  var playAgainOrReview: String { "Ещё раз: играть. Разобрать ходы: разбор" }
  var shareOrReview: String { "Рассказать другим: поделиться. Разобрать ходы: разбор" }
  func firstGame(pairs: Int) -> String { "Это ваша первая законченная партия на \(ofPairs(pairs))." }
  func rank(_ rank: Int, of games: Int, pairs: Int, best: Int?, isAssisted: Bool) -> String {
    let place = "это \(rank)-е место из \(games)"
    let result =
      isAssisted
      ? "С учётом помощи \(place) среди ваших партий на \(ofPairs(pairs))"
      : "Среди ваших партий на \(ofPairs(pairs)) \(place)"
    return result + (best.map { ", в лучшей — \(self.moves($0))." } ?? ".")
  }
  func newBest(pairs: Int, before best: Int) -> String {
    "Новый рекорд для партий на \(ofPairs(pairs))! Прежний — \(self.moves(best))."
  }
  func newBestByTime(pairs: Int) -> String {
    "Новый рекорд для партий на \(ofPairs(pairs)): ходов столько же, но быстрее!"
  }
  func firstWithoutAids(pairs: Int) -> String {
    "Новый рекорд для партий на \(ofPairs(pairs)): это ваша первая партия без помощи!"
  }
  var notRecordedAfterReveal: String { "В этой партии вы уже сдавались, поэтому в рекорды она не войдёт." }

  func standing(_ found: Int, of pairs: Int, moves: Int) -> String {
    let found = progress(found, of: pairs)
    return "Н\(found.dropFirst()), \(self.moves(moves))."
  }
  func cardsLieDown(_ cards: Int, par: String) -> String {
    "Карточки с 1 по \(cards) закрыты. Норма — \(par) хода."
  }
  func faceUp(_ cards: [String]) -> String {
    "\(cards.count == 1 ? "Открыта" : "Открыты"): \(cards.joined(separator: "; "))."
  }
  func title(_ title: String) -> String { quoted(title) }
  func card(_ card: Int, _ tune: String) -> String { "карточка \(card), \(tune)" }
  func found(_ pairs: [String]) -> String {
    "\(pairs.count == 1 ? "Найдена пара" : "Найдены пары"): \(pairs.joined(separator: "; "))."
  }
  func pairOfCards(_ first: Int, _ second: Int, _ tune: String) -> String {
    "карточки \(first) и \(second), \(tune)"
  }
  func faceDown(_ cards: [ClosedRange<Int>]) -> String {
    let isOne = cards.count == 1 && cards[0].count == 1
    return "\(isOne ? "Закрыта" : "Закрыты"): \(list(cards.flatMap(run)))."
  }

  private func run(_ cards: ClosedRange<Int>) -> [String] {
    cards.count < 3 ? cards.map(String.init) : ["с \(cards.lowerBound) по \(cards.upperBound)"]
  }

  private func cards(_ count: Int) -> String { self.count(count, "карточка", "карточки", "карточек") }

  /// The size of a game: `на 21 пару`, `на 2 пары`, `на 8 пар`.
  func ofPairs(_ count: Int) -> String { self.count(count, "пару", "пары", "пар") }
}
