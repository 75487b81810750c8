import MemoryCore
import PreferencesFeature
import Text

/// A file for `--check`: the output of a script as text or JSON, or a script without answers.
///
/// A first line `#options: …` may precede the output.
struct TranscriptFile {
  enum Form {
    /// One JSON object per line. Lines that begin with `#` are typed comments.
    case json
    /// Typed lines after `> `, each followed by its answer.
    case text
    /// Typed lines without answers; with `echoed`, each of them after `> `.
    case script(echoed: Bool)
  }

  let form: Form
  /// The first line if it names options, without its end.
  let optionsLine: [UInt8]?
  /// The first line after `optionsLine`.
  let start: Place

  private let bytes: [UInt8]
  private static let echo = Array("> ".utf8)

  /// A line of the file: its offset in bytes, and its number, from 1.
  struct Place {
    fileprivate(set) var offset: Int
    fileprivate(set) var number: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = Place(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, number: 1)
    if bytes[start.offset...].starts(with: Settings.optionsMark) {
      let line = Self.line(of: bytes, from: start.offset)
      optionsLine = Array(line.content)
      start = Place(offset: line.next, number: 2)
    } else {
      optionsLine = nil
    }
    self.start = start
    form = Self.form(of: bytes, from: start.offset, hasOptions: optionsLine != nil)
  }

  private static func form(of bytes: [UInt8], from start: Int, hasOptions: Bool) -> Form {
    if bytes[start...].first == UInt8(ascii: "{") { return .json }
    var (hasEchoes, hasComments, hasOthers) = (false, false, false)
    var beginsWithCommand = hasOptions
    var offset = start
    while offset < bytes.count, !(hasEchoes && (hasOthers || hasComments)) {
      let (line, next) = line(of: bytes, from: offset)
      offset = next
      if isEcho(line) {
        hasEchoes = true
      } else if let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        if first == UInt8(ascii: "#") {
          hasComments = true
        } else if !hasOthers {
          hasOthers = true
          beginsWithCommand = beginsWithCommand || isCommand(line)
        }
      }
    }
    if hasEchoes { return hasOthers || hasComments ? .text : .script(echoed: true) }
    return hasOthers && !beginsWithCommand ? .text : .script(echoed: false)
  }

  private static func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
    guard case .words(let words) = Line(Array(line).span).content else { return false }
    return words[0].isNumber || CommandList.all.named(words[0]) != nil
  }

  /// The options: those of the first line, the JSON start object, or the first typed comment with any.
  var options: ArraySlice<UInt8> {
    if let optionsLine { return optionsLine.dropFirst(Settings.optionsMark.count) }
    guard case .json = form else { return typedOptions ?? [] }
    return line(at: start).flatMap(Self.options(object:)) ?? []
  }

  private var typedOptions: ArraySlice<UInt8>? {
    var place = start
    while let line = line(at: place) {
      place = self.place(after: place)
      let typed = typed(line)?.line.drop { $0 == UInt8(ascii: " ") }
      if let typed, typed.starts(with: Settings.optionsMark) {
        return typed.dropFirst(Settings.optionsMark.count)
      }
    }
    return nil
  }

  /// Whether the file begins like a session. In plain output, the program's name is on the second line. With a
  /// colon after it, the line is an error message.
  var namesProgram: Bool {
    let lines = [line(at: start), line(at: place(after: start))]
    return lines.contains { line in
      line?.starts(with: "memory-tunes".utf8) == true && line?.starts(with: "memory-tunes: ".utf8) == false
        || line?.starts(with: "{\"line\":".utf8) == true
    }
  }

  /// Everything before `start`.
  var prefix: ArraySlice<UInt8> { bytes[..<start.offset] }

  /// The line, without its end; nil at the end of the file.
  func line(at place: Place) -> ArraySlice<UInt8>? {
    place.offset < bytes.count ? Self.line(of: bytes, from: place.offset).content : nil
  }

  func place(after place: Place) -> Place {
    guard place.offset < bytes.count else { return place }
    return Place(offset: Self.line(of: bytes, from: place.offset).next, number: place.number + 1)
  }

  /// The program prints no carriage returns, so one at the end of a line was added on Windows.
  private static func line(of bytes: [UInt8], from start: Int) -> (content: ArraySlice<UInt8>, next: Int) {
    let rest = bytes[start...]
    let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
    let content = rest[..<(newline ?? bytes.endIndex)]
    let isWindows = content.last == UInt8(ascii: "\r")
    return (isWindows ? content.dropLast() : content, newline.map { $0 + 1 } ?? bytes.endIndex)
  }

  /// An editor may have dropped the blank after `>`.
  private static func isEcho(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: echo) || line.elementsEqual([UInt8(ascii: ">")])
  }

  /// A line that was typed.
  struct Typed {
    let line: [UInt8]
    /// Its number in the session, from 1, if the file has it.
    var number: Int?
  }

  /// The typed line that this line shows; nil for a line of an answer.
  func typed(_ line: ArraySlice<UInt8>) -> Typed? {
    switch form {
    case .script(echoed: false): return Typed(line: Array(line))
    case .json where line.first == UInt8(ascii: "#"): return Typed(line: Array(line))
    case .json:
      guard let (number, command) = Self.answer(line), let command else { return nil }
      return Typed(line: TypedLine.restored(command: command), number: number)
    case .text, .script:
      return Self.isEcho(line) ? Typed(line: TypedLine.restored(echo: line.dropFirst(Self.echo.count))) : nil
    }
  }

  /// Whether the line can be part of a session's output. In text, any line can.
  func isReadable(_ line: ArraySlice<UInt8>) -> Bool {
    guard case .json = form else { return true }
    return line.isEmpty || line.first == UInt8(ascii: "#") || Self.answer(line) != nil
  }

  /// The largest line number of a session.
  private static let largestNumber = 1 << 53

  /// The number and the command of a JSON answer; the start has none.
  private static func answer(_ object: ArraySlice<UInt8>) -> (number: Int, command: String?)? {
    var json = JSONReader(object)
    guard json.consume("{"), json.consume(key: "line"), let number = json.number(), number <= largestNumber,
      json.consume(","), json.consume(key: "command")
    else { return nil }
    if number == 0 { return (0, nil) }
    return json.string().map { (Int(number), $0) }
  }

  /// The options in the start object: the value of the last key of this name.
  private static func options(object: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let key = Array("\"options\":".utf8)
    guard answer(object)?.number == 0 else { return nil }
    var start = object.endIndex
    while start > object.startIndex, !object[start...].starts(with: key) { start -= 1 }
    var json = JSONReader(object[start...])
    guard json.consume(key: "options"), let options = json.string() else { return nil }
    return ArraySlice(options.utf8)
  }
}
