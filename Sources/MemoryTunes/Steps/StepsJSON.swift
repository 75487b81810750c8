/// The list of the last steps in JSON.
extension Output {
  mutating func append(_ steps: borrowing Steps, after first: Int) {
    append(",\"list\":[")
    for step in first..<steps.position {
      append(step == first ? "{\"step\":" : ",{\"step\":")
      append(step + 1)
      append(",\"command\":")
      appendJSON(steps.line(of: step + 1))
      append("}")
    }
    append("]")
  }
}
