extension Chinese {
  func placeAmongSteps(_ step: Int, left: Int) -> String {
    let beginning = step == 0 ? "现在位于起点" : "现在位于步骤\(step)之后"
    return left == 0 ? "\(beginning)。" : "\(beginning)，还可以重做\(left)个步骤。"
  }
  var alreadyThere: String { "已经在那里了，无需跳转。" }
  func stepUndone(_ line: String, move: Int?) -> String { "已撤销：\(line)\(inMove(move))。" }
  func stepDoneAgain(_ line: String, move: Int?) -> String { "已重做：\(line)\(inMove(move))。" }
  private func inMove(_ move: Int?) -> String { move.map { "（第\($0)步）" } ?? "" }
  func stepsUndone(_ count: Int, nextMove: Int?) -> String { "已撤销\(count)个步骤\(followed(by: nextMove))。" }
  func stepsDoneAgain(_ count: Int, nextMove: Int?) -> String { "已重做\(count)个步骤\(followed(by: nextMove))。" }
  private func followed(by move: Int?) -> String { move.map { "，现在该走第\($0)步" } ?? "" }
  func noStepToList(place: String) -> String { "没有可以列出的步骤。\(place)" }
  func stepsForgotten(upTo step: Int, place: String) -> String { "\(place)步骤\(step)及更早的已不再保留。" }
  func cannotRedo(_ typed: String) -> String {
    "不能重做\(quoted(typed))个步骤。想重做最近撤销的一个，请输入：重做"
  }
  func cannotUndo(_ typed: String) -> String { "不能撤销\(quoted(typed))个步骤。想撤销最近的一个，请输入：撤销" }
  var noStepToRedo: String { "没有可以重做的步骤。" }
  var noStepToUndo: String { "没有可以撤销的步骤。" }
  func cannotRedo(_ typed: String, _ count: Int, only left: Int) -> String {
    "不能重做\(quoted(typed))个步骤：只撤销了\(left)个。"
  }
  func cannotUndo(_ typed: String, _ count: Int, only left: Int) -> String {
    "不能撤销\(quoted(typed))个步骤：一共只有\(left)个。"
  }
  func noSuchStep(_ typed: String, first: Int, last: Int) -> String {
    "没有步骤\(quoted(typed))：请输入\(first)到\(last)之间的数字。"
  }
  func stepIsForgotten(_ step: Int, first: Int) -> String {
    "步骤\(step)已不再保留。最早只能回到：跳到 \(first)"
  }
  var gameOfStepIsInUse: String { "该步骤的牌局正在另一个窗口里进行。" }
  var gameOfStepIsGone: String { "该步骤的牌局已被删除，或已在另一个窗口里继续。" }
  func stepAloud(_ step: Int, _ line: String) -> String { "步骤\(step)：\(line)" }
}
