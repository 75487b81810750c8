import Text

/// The list of the last steps in JSON.
extension Output {
  mutating func members(_ steps: borrowing Steps, after first: Int) {
    name("list")
    array { array in
      for step in first..<steps.position {
        array.object { object in
          object.member("step", step + 1)
          object.member("command", steps.line(of: step + 1))
        }
      }
    }
  }
}
