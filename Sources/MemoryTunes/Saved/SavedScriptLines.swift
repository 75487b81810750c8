extension SavedScript {
  /// Reads a file whose lines this program understands.
  package init(reading file: [UInt8]) throws(Problem) {
    try self.init(reading: file) { bytes in
      let line = Line(bytes.span, longest: .max)
      guard case .words(let words) = line.content else { return false }
      return (try? CommandList.all.action(for: words, rest: line.argument, on: .game) { _ in .quit() }) != nil
    }
  }
}
