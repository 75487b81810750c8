import Saved
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
  /// Reads lines of JSON.
  private let json = try! Database()
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
    if bytes[start...].starts(with: "#!".utf8) { return .text }
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
          beginsWithCommand = beginsWithCommand || Session.understands(line)
        }
      }
    }
    if hasEchoes { return hasOthers || hasComments ? .text : .script(echoed: true) }
    return hasOthers && !beginsWithCommand ? .text : .script(echoed: false)
  }

  /// The options: those of the first line, the JSON start object, or the first typed comment with any.
  var options: ArraySlice<UInt8> {
    if let optionsLine { return optionsLine.dropFirst(Settings.optionsMark.count) }
    guard case .json = form else { return typedOptions ?? [] }
    return line(at: start).flatMap(options(object:)) ?? []
  }

  private var typedOptions: ArraySlice<UInt8>? {
    let typed = lines.lazy.compactMap { self.typed($0.content)?.line.drop { $0 == UInt8(ascii: " ") } }
    return typed.first { $0.starts(with: Settings.optionsMark) }?.dropFirst(Settings.optionsMark.count)
  }

  /// Whether the file begins like a session of some version.
  var beginsLikeSession: Bool {
    guard let first = line(at: start) else { return false }
    if case .json = form { return answer(first)?.number == 0 }
    return Self.greetings.contains { first.starts(with: $0) }
  }

  /// How the first line of a session begins, in each language. A shell's message begins otherwise.
  private static let greetings = ["memory-tunes, ", "memory-tunes — ", "memory-tunes："].map { Array($0.utf8) }

  /// The typed lines, in order, as far as the file shows which were typed.
  var typedLines: [[UInt8]] { lines.compactMap { typed($0.content)?.line } }

  /// All lines from `start` on, without their ends.
  var lines: some Sequence<(place: Place, content: ArraySlice<UInt8>)> {
    sequence(state: start) { place in
      guard let line = line(at: place) else { return nil }
      defer { place = self.place(after: place) }
      return (place: place, content: line)
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

  /// Moves a place over whole lines if the file has exactly these bytes there. The loops have no branches,
  /// so the compiler can read many bytes at once.
  func skip(_ lines: UnsafeBufferPointer<UInt8>, from place: inout Place) -> Bool {
    let newline = UInt8(ascii: "\n")
    guard lines.last == newline, lines.count <= bytes.count - place.offset else { return false }
    var differences: UInt8 = 0
    bytes.withUnsafeBufferPointer { bytes in
      let start = place.offset
      for index in 0..<lines.count { differences |= lines[index] ^ bytes[start &+ index] }
    }
    guard differences == 0 else { return false }
    var newlines: UInt32 = 0
    for byte in lines { newlines &+= byte == newline ? 1 : 0 }
    place = Place(offset: place.offset + lines.count, number: place.number + Int(newlines))
    return true
  }

  /// The program prints no carriage returns, so one at the end of a line was added on Windows.
  private static func line(of bytes: [UInt8], from start: Int) -> (content: ArraySlice<UInt8>, next: Int) {
    let rest = bytes[start...]
    let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
    let content = rest[..<(newline ?? bytes.endIndex)]
    return (content.withoutReturn, newline.map { $0 + 1 } ?? bytes.endIndex)
  }

  /// An editor may have dropped the blank after `>`.
  private static func isEcho(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: echo) || line.elementsEqual([UInt8(ascii: ">")])
  }

  /// A line that was typed, and its number in the session, from 1, if the file has it.
  typealias Typed = (line: [UInt8], number: Int?)

  /// The typed line that this line shows; nil for a line of an answer.
  func typed(_ line: ArraySlice<UInt8>) -> Typed? {
    switch form {
    case .script(echoed: false): return (Array(line), nil)
    case .json where line.first == UInt8(ascii: "#"): return (Array(line), nil)
    case .json:
      guard let (number, typed) = answer(line), let typed else { return nil }
      return (typed, number)
    case .text, .script:
      return Self.isEcho(line) ? (TypedLine.restored(echo: line.dropFirst(Self.echo.count)), nil) : nil
    }
  }

  /// Whether the line can be part of a session's output. In text, any line can.
  func isReadable(_ line: ArraySlice<UInt8>) -> Bool {
    guard case .json = form else { return true }
    return line.isEmpty || line.first == UInt8(ascii: "#") || answer(line) != nil
  }

  /// The largest line number of a session.
  private static let largestNumber = 1 << 53

  /// The number of a JSON answer and the line that was typed; the start has number 0 and no line.
  private func answer(_ object: ArraySlice<UInt8>) -> (number: Int, typed: [UInt8]?)? {
    guard object.last == UInt8(ascii: "}"), let beginning = Self.beginning(object),
      let rows = try? json.rows(Self.members, [.text(beginning)]),
      rows.count == 2, rows[0][..<2] == ["line", "integer"], let number = Int(rows[0][2]),
      (0...Self.largestNumber).contains(number), rows[1][..<2] == ["command", number > 0 ? "text" : "null"]
    else { return nil }
    if number == 0 { return (0, nil) }
    let typed = TypedLine.restored(command: rows[1][2])
    if case .nothing = Line(typed.span).content { return nil }
    return (number, typed)
  }

  /// The members of an object. SQLite ends a string at NUL, so NUL is passed as a newline, which no typed line
  /// contains.
  private static let members = #"""
    SELECT key, type, replace(atom, char(10), char(0))
    FROM json_each(replace(replace(?1, '\\', '\u005C'), '\u0000', '\n'))
    """#

  /// The first two members of an object, whatever the rest is like; nil if they are not UTF-8.
  private static func beginning(_ object: ArraySlice<UInt8>) -> String? {
    var (isQuoted, isEscaped, commas) = (false, false, 0)
    let members = object.prefix { byte in
      if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
      if byte == UInt8(ascii: ","), !isQuoted { commas += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return commas < 2
    }
    return String(validating: members, as: UTF8.self).map { members.count < object.count ? $0 + "}" : $0 }
  }

  private func options(object: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard answer(object)?.number == 0 else { return nil }
    let rows = Database.rows("SELECT json_extract(?1, '$.options')", ofJSON: object)
    return rows?.first.map { ArraySlice($0[0].utf8) }
  }
}
