import App
import Text
import Wording

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
