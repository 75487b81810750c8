extension Russian {
  func placeAmongSteps(_ step: Int, left: Int) -> String {
    let beginning = step == 0 ? "Вы в самом начале" : "Вы на шаге \(step)"
    return left == 0 ? "\(beginning)." : "\(beginning), вернуть можно \(steps(left))."
  }
  var alreadyThere: String { "Вы уже там, переходить никуда не надо." }
  func stepUndone(_ line: String, move: Int?) -> String { "Отменено: \(line)\(inMove(move))." }
  func stepDoneAgain(_ line: String, move: Int?) -> String { "Возвращено: \(line)\(inMove(move))." }
  private func inMove(_ move: Int?) -> String { move.map { ", ход \($0)" } ?? "" }
  func stepsUndone(_ count: Int, nextMove: Int?) -> String {
    "\(form(count, "Отменён", "Отменено", "Отменено")) \(steps(count))\(followed(by: nextMove))."
  }
  func stepsDoneAgain(_ count: Int, nextMove: Int?) -> String {
    "\(form(count, "Возвращён", "Возвращено", "Возвращено")) \(steps(count))\(followed(by: nextMove))."
  }
  private func followed(by move: Int?) -> String { move.map { "; теперь ход \($0)" } ?? "" }
  func noStepToList(place: String) -> String { "Показывать нечего. \(place)" }
  func stepsForgotten(upTo step: Int, place: String) -> String {
    "\(place) Шаги до \(step)-го включительно забыты."
  }
  func cannotRedo(_ typed: String) -> String {
    "Нельзя вернуть \(quoted(typed)) шагов. Чтобы вернуть последний, введите: вернуть"
  }
  func cannotUndo(_ typed: String) -> String {
    "Нельзя отменить \(quoted(typed)) шагов. Чтобы отменить последний, введите: отменить"
  }
  var noStepToRedo: String { "Возвращать нечего." }
  var noStepToUndo: String { "Отменять нечего." }
  func cannotRedo(_ typed: String, _ count: Int, only left: Int) -> String {
    "Нельзя вернуть \(quoted(typed)) \(form(count, "шаг", "шага", "шагов")): отменено всего \(left)."
  }
  func cannotUndo(_ typed: String, _ count: Int, only left: Int) -> String {
    "Нельзя отменить \(quoted(typed)) \(form(count, "шаг", "шага", "шагов")): сделано всего \(left)."
  }
  func noSuchStep(_ typed: String, first: Int, last: Int) -> String {
    "Шага \(quoted(typed)) нет: введите число от \(first) до \(last)."
  }
  func stepIsForgotten(_ step: Int, first: Int) -> String {
    "Шаг \(step) забыт. Чтобы вернуться как можно дальше, введите: перейти \(first)"
  }
  var gameOfStepIsInUse: String { "Партию этого шага играют в другом окне." }
  var gameOfStepIsGone: String { "Партия этого шага удалена или продолжена в другом окне." }
  func stepAloud(_ step: Int, _ line: String) -> String { "Шаг \(step): \(line)" }

  private func steps(_ count: Int) -> String { self.count(count, "шаг", "шага", "шагов") }
}
