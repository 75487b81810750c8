/// As in a game file: `7`, or `7,set`.
extension NextSeed {
  private static let mark = ",set"

  /// Nil for anything else.
  package init?(_ text: String) {
    let isChosen = text.hasSuffix(Self.mark)
    guard let seed = Word(isChosen ? String(text.dropLast(Self.mark.count)) : text).number else { return nil }
    self.init(seed, isChosen: isChosen)
  }

  package var text: String { "\(seed)" + (isChosen ? Self.mark : "") }
}
