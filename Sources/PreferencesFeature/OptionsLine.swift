import Manual
import Text
import Wording

/// The line `#options: …` of a transcript or a recording, so that it can be played again without naming
/// options.
extension Settings {
  /// The beginning of the line.
  package static let optionsMark = Array("#options:".utf8)

  /// The options that change answers, in the order of the command line; nil if there are none.
  package var answerOptions: String? {
    let options = Preference.allCases.compactMap { option in
      // Of options for the same preference, the last one counts.
      chosen.last { $0.option.subject == option.subject }.flatMap { $0.option == option ? $0 : nil }
    }.filter { $0.option.row.transcripts == .written }
    return options.isEmpty ? nil : Self.line(options)
  }

  /// The seed and every setting as options, in the order of the command line.
  package var recordedOptions: String {
    Self.line(
      Preference.allCases.filter { $0 == .seed || Setting(rawValue: $0.rawValue) != nil }
        .map { (option: $0, value: $0.row.value(self)) })
  }

  /// The options of a script's line `#options: …` that this run does not have; nil if there are none.
  package func optionsMissing(from line: Span<UInt8>) -> String? {
    let line = line.withUnsafeBufferPointer { Array($0)[...] }
    guard line.starts(with: Self.optionsMark) else { return nil }
    let text = line.dropFirst(Self.optionsMark.count)
    guard let named = try? Settings(transcript: text) else {
      return OutsideText.shown(Self.words(of: text).joined(separator: " "))
    }
    let missing = named.chosen.filter { option in
      chosen.last { $0.option == option.option }?.value != option.value
    }
    return missing.isEmpty ? nil : OutsideText.shown(Self.line(missing))
  }

  private static func line(_ options: [(option: Preference, value: String)]) -> String {
    options.map { option, value in
      "--\(option.rawValue)" + (option.row.takes == .nothing ? "" : " " + quoted(value))
    }.joined(separator: " ")
  }

  /// Reads the options of a transcript: as on the command line, with single quotes around words with blanks.
  package init(transcript text: ArraySlice<UInt8>) throws(OptionsLineProblem) {
    self.init()
    var words = Self.words(of: text)[...]
    while let word = words.popFirst() {
      let (option, given) = try Self.option(word)
      var value = given
      if option.row.takes == .nothing {
        if given != nil { throw .unwantedValue(option.rawValue) }
      } else if value == nil {
        value = words.popFirst()
        if value == nil { throw .noValue(option.rawValue) }
      }
      do throws(WrongValue) {
        try set(option, to: Array((value ?? "").utf8))
      } catch {
        throw .value(error)
      }
    }
    if !isJSON, !echoes { throw .noEcho }
    if deck == FilePath("-") { throw .deckOfStandardInput }
  }

  private static func option(_ word: String) throws(OptionsLineProblem) -> (Preference, value: String?) {
    guard word.utf8.count > 2, word.utf8.starts(with: "--".utf8) else { throw .unexpected(word) }
    let parts = word.utf8.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = ExactText(String(Substring(parts[0])))
    let names = (Preference.options + ProgramOption.common).map(\.name)
    let exact = names.filter { ExactText($0) == name }
    let found = exact.isEmpty ? names.filter { $0.utf8.starts(with: parts[0]) } : exact
    guard found.count == 1 else { throw found.isEmpty ? .unknown(word) : .ambiguous(word) }
    guard let option = Preference(rawValue: found[0]), option.row.transcripts != .refused else {
      throw .refused(found[0])
    }
    return (option, parts.count > 1 ? String(Substring(parts[1])) : nil)
  }

  /// The word quoted for a shell, if it is empty or has blanks, quotes or backslashes.
  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.utf8.contains { " \t'\\".utf8.contains($0) }
    return isPlain
      ? word
      : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The words of a line, separated by blanks. Single quotes and backslashes work as in a shell; double quotes
  /// have no effect.
  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    var words: [[UInt8]] = []
    var isInWord = false
    var isQuoted = false
    var rest = line
    while let byte = rest.popFirst() {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      if isBlank, !isQuoted {
        isInWord = false
        continue
      }
      if !isInWord { words.append([]) }
      isInWord = true
      switch byte {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "\\") where !isQuoted:
        if let next = rest.popFirst() { words[words.count - 1].append(next) }
      default: words[words.count - 1].append(byte)
      }
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }
}
