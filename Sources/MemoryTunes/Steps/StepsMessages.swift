/// What is said of steps: the wording, and nothing else.
extension AppState {
  func message(_ notice: StepsNotice, to line: Line?) -> String {
    switch notice {
    case .moved(let from) where from == steps.position:
      "\(place). Nothing is to be done for that."
    case .moved(let from) where from - steps.position == 1:
      "Undone: \(steps.line(of: from)). \(place)."
    case .moved(let from) where steps.position - from == 1:
      "Done again: \(steps.line(of: steps.position)). \(place)."
    case .moved(let from) where from > steps.position:
      "\(from - steps.position) steps are undone. \(place)."
    case .moved(let from):
      "\(steps.position - from) steps are done again. \(place)."
    case .listed where steps.position == steps.forgotten:
      "There is no step to list. \(place)."
    case .listed where steps.forgotten > 0:
      "\(place). The steps up to \(steps.forgotten) are forgotten."
    case .listed:
      "\(place)."
    case .nothingToDo(let asked, .redone):
      "\(quoted(asked, line)) steps cannot be done again. For the last one, type: redo"
    case .nothingToDo(let asked, _):
      "\(quoted(asked, line)) steps cannot be undone. For the last one, type: undo"
    case .tooMany(_, .redone) where steps.position == steps.last:
      "There is no step to do again."
    case .tooMany(let asked, .redone):
      "\(quoted(asked, line)) steps cannot be done again: there are \(steps.last - steps.position)."
    case .tooMany(_, .undone) where steps.position == 0:
      "There is no step to undo."
    case .tooMany(let asked, .undone):
      "\(quoted(asked, line)) steps cannot be undone: there are \(steps.position)."
    case .tooMany(let asked, _):
      "There is no step \(quoted(asked, line)): type a number from \(steps.forgotten) to \(steps.last)."
    case .forgotten(let step):
      "Step \(step) is forgotten. The farthest that one can go back is: goto \(steps.forgotten)"
    }
  }

  /// Where one is among the steps.
  private var place: String {
    let left = steps.last - steps.position
    let beginning = steps.position == 0 ? "This is the start" : "This is after step \(steps.position)"
    return left == 0 ? beginning : "\(beginning), and \(left) can be done again"
  }

  private func quoted(_ number: Int, _ line: Line?) -> String { line?.quoted(number) ?? "'\(number)'" }
}
