import Text
import Wording

let logCommand = Command(
  name: "log", parameters: [.number(.count, isOptional: true)], availability: .withSteps, subject: .goingBack,
  consequence: .shows()
) { arguments throws(LineRefusal) in .act(.steps(.logRequested(try arguments.optionalCount(0)))) }

extension StepList: Presentable {
  var code: AnswerCode { .done("log") }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    let place = words.placeAmongSteps(step: position, left: left)
    if position == 0 { return words.noStepToList(place: place) }
    return words.sentences(place, words.howToGoToStep(step: position - 1))
  }

  /// In plain output, the last step comes first.
  func draw(_ context: AnswerContext, into output: inout Output) {
    let style = context.style
    if style.isPlain {
      for step in numbered.reversed() {
        output.paragraph(style.words.stepAloud(step: step.number, line: step.line), style: style)
      }
      return
    }
    let width = String(position).utf8.count
    for step in numbered {
      let line = "  " + String(step.number).aligned(to: width) + "  " + style.isolated(step.line)
      output.line(style.cut(line, to: max(8, style.width)))
    }
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("step", position)
    object.member("left", left)
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
