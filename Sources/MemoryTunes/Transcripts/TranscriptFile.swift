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

  private(set) var form = Form.text
  /// The first line if it names options, without its end.
  private(set) var optionsLine: ArraySlice<UInt8>?
  /// The offset of the first line after `optionsLine`.
  private(set) var start: Int

  private let bytes: [UInt8]
  /// Reads lines of JSON.
  private let json = try! Database()
  private static let newline = UInt8(ascii: "\n")
  private static let echo = Array("> ".utf8)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let (line, next) = line(at: start), line.starts(with: Settings.optionsMark) {
      (optionsLine, start) = (line, next)
    }
    form = recognizedForm
  }

  private var recognizedForm: Form {
    if bytes[start...].first == UInt8(ascii: "{") { return .json }
    if bytes[start...].starts(with: "#!".utf8) { return .text }
    var (hasEchoes, hasComments, hasOthers) = (false, false, false)
    var beginsWithCommand = optionsLine != nil
    for (_, line) in lines {
      if Self.isEcho(line) {
        hasEchoes = true
      } else if let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        if first == UInt8(ascii: "#") {
          hasComments = true
        } else if !hasOthers {
          hasOthers = true
          beginsWithCommand = beginsWithCommand || Session.understands(line)
        }
      }
      if hasEchoes, hasOthers || hasComments { return .text }
    }
    return hasOthers && !beginsWithCommand ? .text : .script(echoed: hasEchoes)
  }

  /// The options: those of the first line, the JSON start object, or the first typed comment with any.
  var options: ArraySlice<UInt8> {
    if let optionsLine { return optionsLine.dropFirst(Settings.optionsMark.count) }
    guard case .json = form else {
      let typed = lines.lazy.compactMap { self.typed($0.content)?.line.drop { $0 == UInt8(ascii: " ") } }
      let line = typed.first { $0.starts(with: Settings.optionsMark) }
      return line?.dropFirst(Settings.optionsMark.count) ?? []
    }
    guard let line = line(at: start)?.content, answer(line)?.number == 0 else { return [] }
    let options = Database.all("SELECT json_extract(?1, '$.options') AS options", ofJSON: line) {
      $0.text("options")
    }
    return options?.first.map { ArraySlice($0.utf8) } ?? []
  }

  /// Whether the file begins like a session of some version.
  var beginsLikeSession: Bool {
    guard let first = line(at: start)?.content else { return false }
    if case .json = form { return answer(first)?.number == 0 }
    return Self.greetings.contains { first.starts(with: $0) }
  }

  /// How the first line of a session begins, in each language. A shell's message begins otherwise.
  private static let greetings = ["memory-tunes, ", "memory-tunes — ", "memory-tunes："].map { Array($0.utf8) }

  /// The typed lines, in order, as far as the file shows which were typed.
  var typedLines: [[UInt8]] { lines.compactMap { typed($0.content)?.line } }

  /// All lines from `start` on, without their ends, and their offsets.
  var lines: some Sequence<(offset: Int, content: ArraySlice<UInt8>)> {
    sequence(state: start) { offset in
      guard let (content, next) = line(at: offset) else { return nil }
      defer { offset = next }
      return (offset: offset, content: content)
    }
  }

  /// Everything before `start`.
  var prefix: ArraySlice<UInt8> { bytes[..<start] }

  /// The line at an offset, without its end, and the offset of the next one; nil at the end of the file. The
  /// program prints no carriage returns, so one at the end of a line was added on Windows.
  func line(at offset: Int) -> (content: ArraySlice<UInt8>, next: Int)? {
    guard offset < bytes.count else { return nil }
    let newline = bytes[offset...].firstIndex(of: Self.newline)
    return (bytes[offset..<(newline ?? bytes.count)].withoutReturn, newline.map { $0 + 1 } ?? bytes.count)
  }

  /// The number of the line at an offset, from 1.
  func number(at offset: Int) -> Int {
    // The last line may lack its newline.
    let isCut = offset > start && bytes[offset - 1] != Self.newline
    return bytes[..<offset].count { $0 == Self.newline } + (isCut ? 2 : 1)
  }

  /// Moves an offset over whole lines if the file has exactly these bytes there. The loop has no branches, so
  /// the compiler can read many bytes at once.
  func skip(_ lines: UnsafeBufferPointer<UInt8>, from offset: inout Int) -> Bool {
    guard lines.count <= bytes.count - offset else { return false }
    var differences: UInt8 = 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<lines.count { differences |= lines[index] ^ bytes[offset &+ index] }
    }
    if differences == 0 { offset += lines.count }
    return differences == 0
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
    guard let text = String(validating: object, as: UTF8.self),
      let object = try? json.first(
        Self.members, [.text(text)],
        { row in
          (
            number: row.number("line"), type: row.text("type"), command: row.text("command"),
            mayBeCut: row.isTrue("may_be_cut")
          )
        }), let number = object.number, (0...Self.largestNumber).contains(number),
      object.type == (number > 0 ? "text" : "null")
    else { return nil }
    if number == 0 { return (0, nil) }
    let typed = TypedLine.restored(command: object.command, mayBeCut: object.mayBeCut)
    if case .nothing = Line(typed.span).content { return nil }
    return (number, typed)
  }

  /// The first two members of an answer, and whether its code, if it has one, is that of a line that is too
  /// long. SQLite ends a string at NUL, so NUL is passed as a newline, which no
  /// typed line contains.
  private static let members = #"""
    WITH object(json) AS (VALUES (replace(replace(?1, '\\', '\u005C'), '\u0000', '\n')))
    SELECT json_extract(json, '$.line') AS line, json_type(json, '$.command') AS type,
      replace(json_extract(json, '$.command'), char(10), char(0)) AS command,
      coalesce(json_extract(json, '$.code') = 'line-too-long', 1) AS may_be_cut
    FROM object WHERE json_type(json, '$.line') = 'integer'
    """#
}
