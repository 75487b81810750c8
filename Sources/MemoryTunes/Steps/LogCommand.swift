import Text
import Wording

let logCommand = Command<StepsAction>(
  name: "log", parameters: [.number(.count).optional], availability: .withSteps, subject: .goingBack,
  consequence: .shows()
) { arguments throws(LineProblem) in .logRequested(try arguments.optionalCount(0)) }

/// The lines of the last steps, up to `position`.
struct StepsListed: Answer {
  let code = AnswerCode.done("log")
  let lines: [String]
  let position: Int
  /// How many are left to redo, and how many older ones are forgotten.
  let left: Int
  let forgotten: Int

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let place = words.placeAmongSteps(step: position, left: left)
    if position == forgotten { return words.noStepToList(place: place) }
    return forgotten > 0 ? words.stepsForgotten(step: forgotten, place: place) : place
  }

  func draw(_ context: AnswerContext, into output: inout Output) {
    StepsScreen().draw(numbered, style: context.style, into: &output)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: numbered) { step, object in
      object.member("step", step.number)
      object.member("command", step.line)
    }
  }

  private var numbered: [(number: Int, line: String)] {
    lines.enumerated().map { (position - lines.count + 1 + $0, $1) }
  }
}

/// The list of the last steps, with their numbers. In plain output, the last step comes first.
struct StepsScreen {
  func draw(_ steps: [(number: Int, line: String)], style: Style, into output: inout Output) {
    if style.isPlain {
      for step in steps.reversed() {
        output.paragraph(style.words.stepAloud(step: step.number, line: step.line), style: style)
      }
      return
    }
    let width = steps.last.map { String($0.number).utf8.count } ?? 0
    for step in steps {
      let number = String(step.number)
      let line = String(repeating: " ", count: 2 + width - number.utf8.count) + number + "  "
      output.line(style.cut(line + style.shown(step.line), to: max(8, style.width)))
    }
  }
}
