import Wording
import Text

/// The list of the last steps, with their numbers. Who listens hears the last one first.
struct StepsScreen {
  func draw(_ steps: borrowing Steps, after first: Int, style: Style, into output: inout Output) {
    guard first < steps.position else { return }
    if style.isPlain {
      for step in (first + 1...steps.position).reversed() {
        output.paragraph(style.words.stepAloud(step, steps.line(of: step)), style: style)
      }
      return
    }
    let width = String(steps.position).utf8.count
    for step in first + 1...steps.position {
      let number = String(step)
      let line = String(repeating: " ", count: 2 + width - number.utf8.count) + number + "  "
      output.line(style.cut(line + style.shown(steps.line(of: step)), to: max(8, style.width)))
    }
  }
}
