import Text
import Wording

/// The line `#options: …` of a transcript or a recording, so that it can be played again without naming
/// options.
extension Settings {
  static let optionsMark = Array("#options:".utf8)
  /// Says after `#` that the script stays off the network.
  private static let offline = "offline"

  /// The options and settings that change answers, in the order of the command line; nil if there are none.
  var answerOptions: String? {
    let options = Preference.allCases.compactMap { option -> ChosenOption? in
      if let last = chosen.last(where: { $0.option.subject == option.subject }) {
        return last.option == option ? last : nil
      }
      return preset[option].map { ChosenOption(option: option, value: Array($0.utf8)) }
    }.filter { $0.option.row.transcripts == .written }
    return options.isEmpty ? nil : line(options) + (isOffline ? " # \(Self.offline)" : "")
  }

  /// The seed and every setting as options, in the order of the command line.
  var recordedOptions: String {
    line(
      Preference.allCases.filter { $0 == .seed || $0.setting != nil }
        .map { ChosenOption(option: $0, value: Array($0.row.value(self).utf8)) })
  }

  /// The options of a script's line `#options: …` that this run does not have; nil if there are none.
  package func optionsMissing(from line: Span<UInt8>) -> String? {
    let line = line.withUnsafeBufferPointer { Array($0)[...] }.withoutReturn
    guard line.starts(with: Self.optionsMark) else { return nil }
    let text = line.dropFirst(Self.optionsMark.count)
    guard let named = try? Settings(transcript: text) else {
      let words = Self.words(of: text).map { String(decoding: $0, as: UTF8.self) }
      return OutsideText.shown(words.joined(separator: " "))
    }
    let missing = named.lastChosen.filter {
      !chooses($0.option.subject) && preset[$0.option.subject] == nil
        || $0.option.row.value(named) != $0.option.row.value(self)
    }
    return missing.isEmpty ? nil : OutsideText.shown(Self.line(missing))
  }

  /// Of options for the same preference, the last one counts.
  private var lastChosen: [ChosenOption] {
    chosen.indices.filter { index in
      !chosen[(index + 1)...].contains { $0.option.subject == chosen[index].option.subject }
    }.map { chosen[$0] }
  }

  /// The options and, if they do not say it, the reason for plain output.
  private func line(_ options: [ChosenOption]) -> String {
    let line = Self.line(options)
    guard !isJSON, let plainReason,
      (try? Settings(transcript: Array(line.utf8)[...]))?.plainReason != plainReason
    else { return line }
    return "\(line) # \(plainReason.rawValue)"
  }

  private static func line(_ options: [ChosenOption]) -> String {
    options.map {
      "--\($0.option.rawValue)" + ($0.option.row.takes == .nothing ? "" : " " + quoted($0.value))
    }.joined(separator: " ")
  }

  /// Reads the options of a transcript: as on the command line, with quotes around words with blanks.
  /// After `#` comes the reason for plain output, or `offline`.
  package init(transcript text: ArraySlice<UInt8>) throws(RefusalText) {
    self.init()
    var words = Self.words(of: text)[...]
    while let word = words.popFirst() {
      if word == [UInt8(ascii: "#")] {
        let reason = words.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
        if reason == Self.offline {
          isOffline = true
          continue
        }
        guard let found = PlainReason(rawValue: reason) else { throw Self.unexpected(reason) }
        if plainReason != nil { plainReason = found }
        continue
      }
      let (option, given) = try Self.option(word)
      var value = given
      if option.row.takes == .nothing {
        if given != nil { throw RefusalText { $0.transcriptOptionWithValue(option: option.rawValue) } }
      } else if value == nil {
        value = words.popFirst()
        if value == nil { throw RefusalText { $0.transcriptOptionWithoutValue(option: option.rawValue) } }
      }
      do throws(RefusalText) {
        try set(option, to: value ?? [])
      } catch {
        throw RefusalText { $0.transcriptOptions(failure: error.message($0)) }
      }
    }
    if !isJSON, !echoes { throw RefusalText { $0.transcriptWithoutEcho } }
    if deck == FilePath("-") { throw RefusalText { $0.transcriptDeckOfStandardInput } }
  }

  private static func option(_ bytes: [UInt8]) throws(RefusalText) -> (Preference, value: [UInt8]?) {
    let word = String(decoding: bytes, as: UTF8.self)
    guard bytes.count > 2, bytes.starts(with: "--".utf8) else { throw unexpected(word) }
    let parts = bytes.dropFirst(2).split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let names = (Preference.options + ProgramOption.common).map(\.name)
    let exact = names.filter { $0.utf8.elementsEqual(parts[0]) }
    let found = exact.isEmpty ? names.filter { $0.utf8.starts(with: parts[0]) } : exact
    guard found.count == 1 else {
      throw RefusalText { words in
        let word = OutsideText.brief(word)
        return found.isEmpty
          ? words.transcriptOptionUnknown(word: word) : words.transcriptOptionAmbiguous(word: word)
      }
    }
    guard let option = Preference(rawValue: found[0]), option.row.transcripts != .refused else {
      throw RefusalText { $0.transcriptOptionRefused(option: found[0]) }
    }
    return (option, parts.count > 1 ? Array(parts[1]) : nil)
  }

  /// A word that is not an option.
  private static func unexpected(_ word: String) -> RefusalText {
    RefusalText { $0.transcriptOptionUnexpected(word: OutsideText.brief(word)) }
  }

  /// The word quoted for a shell, if it is empty or has blanks, quotes or backslashes, or could be taken for
  /// the end of a line that was cut. What is not text, or has control characters, becomes `$'caf\xE9'`.
  private static func quoted(_ word: [UInt8]) -> String {
    guard let text = String(validating: word, as: UTF8.self), !word.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return "$'" + word.map(escaped).joined() + "'" }
    if !word.isEmpty, !word.contains(where: { " '\"\\".utf8.contains($0) }), !text.hasSuffix("…") {
      return text
    }
    let parts = word.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''") + "'"
  }

  private static func escaped(_ byte: UInt8) -> String {
    let character = Character(Unicode.Scalar(byte))
    switch character {
    case "'", "\\": return "\\\(character)"
    case " "..."~": return String(character)
    default: return "\\x" + String(byte, radix: 16, uppercase: true).withZeros(to: 2)
    }
  }

  /// The words of a line, separated by blanks. Quotes, also after `$`, and backslashes work as in a shell.
  private static func words(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var isInWord = false
    var rest = line
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        isInWord = false
        continue
      }
      let isFirst = !isInWord
      if isFirst { words.append([]) }
      isInWord = true
      switch byte {
      case UInt8(ascii: "$") where isFirst && rest.first == UInt8(ascii: "'"):
        rest.removeFirst()
        words[words.count - 1] = unescaped(&rest)
      case UInt8(ascii: "'"):
        let quoted = rest.prefix { $0 != byte }
        words[words.count - 1] += quoted
        rest = rest.dropFirst(quoted.count + 1)
      case UInt8(ascii: "\""):
        while let next = rest.popFirst(), next != byte {
          let isEscape = next == UInt8(ascii: "\\") && rest.first.map { "\"\\$`".utf8.contains($0) } == true
          words[words.count - 1].append(isEscape ? rest.removeFirst() : next)
        }
      case UInt8(ascii: "\\"):
        words[words.count - 1] += rest.prefix(1)
        rest = rest.dropFirst()
      default: words[words.count - 1].append(byte)
      }
    }
    return words
  }

  /// The bytes up to a quote, which is skipped.
  private static func unescaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "'") {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if next == UInt8(ascii: "x"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(next)
      }
    }
    return bytes
  }
}
