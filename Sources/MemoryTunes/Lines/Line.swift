import Text

/// A typed line, split into words.
///
/// Words are separated by spaces, tabs and ideographic spaces. Only the beginning of a line that is too long is
/// read.
struct Line: Equatable, Sendable {
  /// As it was typed, without its end; bytes that are not UTF-8 have become U+FFFD.
  let typed: String
  /// The same without surrounding blanks.
  let command: String
  private(set) var content: Content
  /// The line that it stands for, if the exact grammar refuses it.
  private(set) var understood: String?
  /// By which sentence it was read in other words, and why it is treated so; nil if it was not. For the trace.
  var reading: String?
  /// Its number in the script, from 1; 0 if it has none.
  var number = 0
  /// The bytes of the command, if they are not UTF-8; otherwise empty.
  private let raw: [UInt8]

  var bytes: [UInt8] { raw.isEmpty ? Array(command.utf8) : raw }

  enum Content: Equatable, Sendable {
    /// A comment or a blank line.
    case nothing
    case tooLong
    /// At least one word.
    case words([Word])
  }

  /// Its words; empty if it has none.
  var words: [Word] { if case .words(let words) = content { words } else { [] } }

  /// The same line with the meaning of another one.
  func understood(as text: String) -> Line {
    var line = self
    let other = Line(Array(text.utf8).span)
    (line.content, line.understood) = (other.content, other.command)
    return line
  }

  /// The text after `> ` in an echo.
  var echo: String {
    if case .tooLong = content { TypedLine.shown(typed, isCut: true) } else { TypedLine.shown(typed) }
  }

  /// The line with another word in place of the last one like `word`; nil if it has none.
  func replacing(_ word: Word, with other: String) -> String? {
    let (text, typed) = (Array((understood ?? command).utf8), Array(word.typed.utf8))
    let place = text.indices.last { !typed.isEmpty && text[$0...].starts(with: typed) }
    return place.map {
      String(decoding: text[..<$0] + Array(other.utf8) + text[($0 + typed.count)...], as: UTF8.self)
    }
  }

  /// Everything after the first word, without surrounding blanks: bytes, which need not be UTF-8.
  var rest: [UInt8] { (raw.isEmpty ? Array((understood ?? command).utf8) : raw).dropping(words: 1) }

  /// A short form to remember: the command, printable, and cut if it is long.
  var summary: String { OutsideText.brief(command, width: 80) }

  /// The longest line that is accepted, in bytes.
  static let longest = 65_536
  /// How many bytes of a longer one are shown: fewer if a character would be cut.
  static let shownOfTooLong = 80

  /// For a line longer than `longest`, any longer beginning will do.
  ///
  /// A newline counts as a blank. Lines of a script have none, but a completed file name may.
  init(_ bytes: Span<UInt8>) {
    guard bytes.withUnsafeBufferPointer({ $0.contains(UInt8(ascii: "\n")) }) else {
      self.init(whole: bytes)
      return
    }
    let spaced = bytes.withUnsafeBufferPointer { $0.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } }
    self.init(whole: spaced.span)
  }

  private init(whole bytes: Span<UInt8>) {
    let hasReturn = !bytes.isEmpty && bytes[bytes.count - 1] == UInt8(ascii: "\r")
    let bytes = bytes.extracting(droppingLast: hasReturn ? 1 : 0)
    guard bytes.count <= Self.longest else {
      var length = 0
      let shown = String(copying: bytes.extracting(first: 4 * Self.shownOfTooLong)).unicodeScalars.prefix {
        length += UTF8.width($0)
        return length <= Self.shownOfTooLong
      }
      typed = String(shown) + "…"
      command = typed
      raw = []
      content = .tooLong
      return
    }
    let places = bytes.words
    let trimmed = bytes.extracting((places.first?.lowerBound ?? 0)..<(places.last?.upperBound ?? 0))
    let command = String(copying: trimmed)
    self.command = command
    let isUTF8 = trimmed.withUnsafeBufferPointer { bytes in command.withBytes { $0.elementsEqual(bytes) } }
    raw = isUTF8 ? [] : trimmed.withUnsafeBufferPointer(Array.init)
    typed = trimmed.count == bytes.count ? command : String(copying: bytes)
    if trimmed.isEmpty || trimmed[0] == UInt8(ascii: "#") {
      content = .nothing
      return
    }
    var words: [Word] = []
    words.reserveCapacity(4)
    for place in places {
      let word = Word(String(copying: bytes.extracting(place)))
      // A blank may separate the sign from the number.
      if word.beginsWithDigit, words.last?.isForeign == true, words.last?.typed == "№" { words.removeLast() }
      words.append(word)
    }
    content = .words(words)
  }
}

extension Span<UInt8> {
  /// The places of the words between blanks.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(4)
    var start = 0
    var index = 0
    while index < count {
      let blank = blank(at: index)
      if blank > 0 {
        if start < index { words.append(start..<index) }
        start = index + blank
      }
      index += max(1, blank)
    }
    if start < count { words.append(start..<count) }
    return words
  }

  /// The length in bytes of the blank at an index; 0 if there is none.
  private func blank(at index: Int) -> Int {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 1
    case 0xE3 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0x80: 3
    default: 0
    }
  }
}

extension [UInt8] {
  /// A line without its first words, and without the blanks after them.
  func dropping(words: Int) -> [UInt8] {
    // Not by characters: the first one after a blank may combine with it.
    let places = span.words
    return words < places.count ? Array(self[places[words].lowerBound...]) : []
  }
}

extension String {
  fileprivate init(copying bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
