/// The list of the last steps, with their numbers.
struct StepsScreen {
  func draw(_ steps: borrowing Steps, after first: Int, style: Style, into output: inout Output) {
    guard first < steps.position else { return }
    let width = String(steps.position).utf8.count
    for step in first + 1...steps.position {
      let number = String(step)
      let line = String(repeating: " ", count: 2 + width - number.utf8.count) + number + "  "
      output.line(style.cut(line + style.shown(steps.line(of: step)), to: max(8, style.width)))
    }
  }
}
