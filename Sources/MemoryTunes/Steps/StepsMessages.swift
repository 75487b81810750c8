import Wording

/// What is said of steps: which sentence, and nothing else.
extension StepsNotice {
  func message(in steps: borrowing Steps, to line: Line?, _ words: any Wording) -> String {
    let place = words.placeAmongSteps(steps.position, left: steps.last - steps.position)
    func typed(_ number: Int) -> String { line?.typed(number) ?? "\(number)" }
    return switch self {
    case .moved(let from) where from == steps.position:
      words.nothingToGoTo(place: place)
    case .moved(let from) where from - steps.position == 1:
      words.stepUndone(steps.line(of: from), place: place)
    case .moved(let from) where steps.position - from == 1:
      words.stepDoneAgain(steps.line(of: steps.position), place: place)
    case .moved(let from) where from > steps.position:
      words.stepsUndone(from - steps.position, place: place)
    case .moved(let from):
      words.stepsDoneAgain(steps.position - from, place: place)
    case .listed where steps.position == steps.forgotten:
      words.noStepToList(place: place)
    case .listed where steps.forgotten > 0:
      words.stepsForgotten(upTo: steps.forgotten, place: place)
    case .listed:
      place
    case .nothingToDo(let asked, .redone):
      words.cannotRedo(typed(asked))
    case .nothingToDo(let asked, _):
      words.cannotUndo(typed(asked))
    case .tooMany(_, .redone) where steps.position == steps.last:
      words.noStepToRedo
    case .tooMany(let asked, .redone):
      words.cannotRedo(typed(asked), asked, only: steps.last - steps.position)
    case .tooMany(_, .undone) where steps.position == 0:
      words.noStepToUndo
    case .tooMany(let asked, .undone):
      words.cannotUndo(typed(asked), asked, only: steps.position)
    case .tooMany(let asked, _):
      words.noSuchStep(typed(asked), first: steps.forgotten, last: steps.last)
    case .forgotten(let step):
      words.stepIsForgotten(step, first: steps.forgotten)
    }
  }
}
