/// What is said of steps: the wording, and nothing else.
extension StepsNotice {
  func message(in steps: borrowing Steps, to line: Line?) -> String {
    let place = steps.place
    return switch self {
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

  private func quoted(_ number: Int, _ line: Line?) -> String { line?.quoted(number) ?? "'\(number)'" }
}

extension Steps {
  /// Where one is among the steps.
  fileprivate var place: String {
    let left = last - position
    let beginning = position == 0 ? "This is the start" : "This is after step \(position)"
    return left == 0 ? beginning : "\(beginning), and \(left) can be done again"
  }
}
