/// What stands in the file of a transcript: what a session printed, in text or in JSON, and before it, if it is
/// there, a line with the options of the session.
struct TranscriptFile {
  /// The line before what the session printed, without its end; nil where there is none.
  let optionsLine: [UInt8]?
  /// Whether a session in JSON printed it.
  let isJSON: Bool
  /// The first line of what the session printed.
  let start: Place

  private let bytes: [UInt8]
  static let mark = Array("#options:".utf8)
  private static let echo = Array("> ".utf8)

  /// A line of the file: where it begins, and its number, from 1.
  struct Place {
    fileprivate(set) var offset: Int
    fileprivate(set) var number: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = Place(offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, number: 1)
    if bytes[start.offset...].starts(with: Self.mark) {
      let line = Self.line(of: bytes, from: start.offset)
      optionsLine = Array(line.content)
      start = Place(offset: line.next, number: 2)
    } else {
      optionsLine = nil
    }
    self.start = start
    isJSON = bytes[start.offset...].first == UInt8(ascii: "{")
  }

  /// The options: those of the line before all, else those of the first typed comment that names any.
  var options: [String] {
    guard var line = optionsLine?[...] ?? typedOptions?[...] else { return [] }
    line = line.dropFirst(Self.mark.count)
    return line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private var typedOptions: [UInt8]? {
    var place = start
    while let line = line(at: place) {
      if line.starts(with: Self.echo) {
        let typed = line.dropFirst(Self.echo.count).drop { $0 == UInt8(ascii: " ") }
        if typed.starts(with: Self.mark) { return TypedLine.unescaped(typed) }
      }
      place = self.place(after: place)
    }
    return nil
  }

  /// Whether it looks like what a session printed, and not like some other file that was named by mistake. What
  /// a session in plain begins with depends on its language, but its options are named.
  var isTranscript: Bool {
    let rest = bytes[start.offset...]
    let beginnings = ["memory-tunes", "{\"line\":"]
    return optionsLine != nil || rest.isEmpty || beginnings.contains { rest.starts(with: $0.utf8) }
      || typedOptions != nil
  }

  /// The line, without its end; nil at the end of the file.
  func line(at place: Place) -> ArraySlice<UInt8>? {
    place.offset < bytes.count ? Self.line(of: bytes, from: place.offset).content : nil
  }

  func place(after place: Place) -> Place {
    Place(offset: Self.line(of: bytes, from: place.offset).next, number: place.number + 1)
  }

  /// Nothing that the program prints has a carriage return: one at the end came from a program for Windows.
  private static func line(of bytes: [UInt8], from start: Int) -> (content: ArraySlice<UInt8>, next: Int) {
    let rest = bytes[start...]
    let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
    let content = rest[..<(newline ?? bytes.endIndex)]
    let isWindows = content.last == UInt8(ascii: "\r")
    return (isWindows ? content.dropLast() : content, newline.map { $0 + 1 } ?? bytes.endIndex)
  }

  /// What was typed, as far as a line tells of that.
  struct Typed {
    let line: [UInt8]
    /// The same where nothing in it stands for something else.
    let literally: [UInt8]
    /// Its number among the lines that were typed, where that is told.
    let number: Int?
  }

  /// What was typed before this was printed; nil for a line of an answer.
  func typed(_ line: ArraySlice<UInt8>) -> Typed? {
    if isJSON { return Self.typed(object: line) }
    // An editor may have dropped the blank behind which nothing was typed.
    guard line.starts(with: Self.echo) || line.elementsEqual([UInt8(ascii: ">")]) else { return nil }
    let echo = line.dropFirst(Self.echo.count)
    return Typed(line: TypedLine.restored(echo: echo), literally: Array(echo), number: nil)
  }

  /// No session is so long that a number of a line were larger.
  private static let largestNumber = 1 << 53

  private static func typed(object: ArraySlice<UInt8>) -> Typed? {
    var json = JSONReader(object)
    guard json.take("{"), json.take(key: "line"), let number = json.number(), number <= largestNumber,
      json.take(","), json.take(key: "command"), let command = json.string()
    else { return nil }
    return Typed(
      line: TypedLine.restored(command: command), literally: Array(command.utf8), number: Int(number))
  }
}
