import App
import Wording

let stepsCommands: [Command<StepsAction>] = [
  Command(
    name: "undo", parameters: [.number(.count).optional], availability: .afterStep
  ) { arguments throws(LineProblem) in .undone(try arguments.optionalCount(0) ?? 1) },
  Command(
    name: "redo", parameters: [.number(.count).optional], availability: .afterUndo
  ) { arguments throws(LineProblem) in .redone(try arguments.optionalCount(0) ?? 1) },
  Command(
    name: "goto", parameters: [.number(.count)], availability: .withSteps
  ) { arguments throws(LineProblem) in .wentTo(try arguments.count(0)) },
  Command(
    name: "log", parameters: [.number(.count).optional], availability: .withSteps
  ) { arguments throws(LineProblem) in .logRequested(try arguments.optionalCount(0)) },
]
