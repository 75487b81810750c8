/// Reading the options that a transcript names. Names may be shortened and values follow `=` or a blank, as on
/// the command line; there is no quoting.
extension Settings {
  init(transcript words: [String]) throws(TranscriptProblem) {
    self.init()
    var words = words[...]
    while let word = words.popFirst() {
      let (option, given) = try Self.option(word)
      var value = given
      if option.value == nil {
        if given != nil { throw .unwantedValue(option.name) }
      } else if value == nil {
        value = words.popFirst()
        if value == nil { throw .noValue(option.name) }
      }
      do throws(OptionProblem) {
        try set(option, to: Array((value ?? "").utf8))
      } catch {
        throw .value(error)
      }
    }
    if !isJSON, !echoes { throw .noEcho }
    if deck == FilePath("-") { throw .deckOfStandardInput }
  }

  /// Options that read or write what is the user's, or make no session at all.
  private static let refused = [
    "record", "replay", "home", "check", "update", "generate", "help", "version",
  ]

  private static func option(_ word: String) throws(TranscriptProblem) -> (Option, value: String?) {
    guard word.utf8.count > 2, word.utf8.starts(with: "--".utf8) else { throw .unexpected(word) }
    let parts = word.utf8.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = ExactText(String(Substring(parts[0])))
    let names = Option.all.map(\.name) + ["help", "version"]
    let found =
      names.contains { ExactText($0) == name }
      ? names.filter { ExactText($0) == name } : names.filter { $0.utf8.starts(with: parts[0]) }
    guard found.count == 1 else { throw found.isEmpty ? .unknown(word) : .ambiguous(word) }
    guard !refused.contains(found[0]), let option = Option.all.first(where: { $0.name == found[0] }) else {
      throw .refused(found[0])
    }
    return (option, parts.count > 1 ? String(Substring(parts[1])) : nil)
  }
}
