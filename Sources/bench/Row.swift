/// A line of the table: two things measured side by side, and whether the bound holds.
struct Row {
  private let columns: [String]
  let holds: Bool

  /// Times in nanoseconds, of which the ratio is bounded.
  init(_ what: String, ours: Double, theirs: Double, atMost bound: Double) {
    holds = ours / theirs <= bound
    columns = [
      what, "\(Self.decimal(ours)) ns", "\(Self.decimal(theirs)) ns", Self.decimal(ours / theirs),
      Self.decimal(bound),
    ]
  }

  /// A time that is bounded by itself.
  init(_ what: String, nanoseconds: Double, atMost bound: Double) {
    holds = nanoseconds <= bound
    columns = [what, "\(Self.decimal(nanoseconds)) ns", "", "", "\(Self.decimal(bound)) ns"]
  }

  /// Counts, of which ours is bounded.
  init(_ what: String, ours: Int, theirs: Int, atMost bound: Int) {
    holds = ours <= bound
    columns = [what, "\(ours)", "\(theirs)", "", "\(bound)"]
  }

  var markdown: String { "| \((columns + [holds ? "yes" : "**no**"]).joined(separator: " | ")) |" }

  /// With two digits after the point.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
