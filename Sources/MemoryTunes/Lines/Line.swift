import Text

/// A typed line, split into words.
///
/// Words are separated by spaces, tabs and ideographic spaces. Only the beginning of a line that is too long is
/// read.
struct Line {
  /// As it was typed, without its end; bytes that are not UTF-8 have become U+FFFD.
  let typed: String
  /// The same without surrounding blanks.
  let command: String
  private(set) var content: Content
  /// The line that it stands for, if the exact grammar refuses it.
  private(set) var understood: String?
  /// Its number in the script, from 1; 0 if it has none.
  var number = 0
  /// The bytes of the command, if they are not UTF-8; otherwise empty.
  private let raw: [UInt8]

  var bytes: [UInt8] { raw.isEmpty ? Array(command.utf8) : raw }

  enum Content {
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

  /// The line with another word in place of the last one like `word`; nil if it has none.
  func replacing(_ word: Word, with other: String) -> String? {
    let text = understood ?? command
    return text.ranges(of: word.typed).last.map { text[..<$0.lowerBound] + other + text[$0.upperBound...] }
  }

  /// Everything after the first word, without surrounding blanks: bytes, which need not be UTF-8.
  var rest: [UInt8] { (raw.isEmpty ? Array((understood ?? command).utf8) : raw).dropping(words: 1) }

  /// A short form to remember: the command, printable, and cut if it is long.
  var summary: String { OutsideText.brief(command, width: 80) }

  /// The longest line that is accepted, in bytes.
  static let longest = 65_536
  /// How many Unicode scalars of a longer one are shown.
  static let shownOfTooLong = 80

  /// For a line longer than `longest`, any longer beginning will do.
  ///
  /// A newline counts as a blank. Lines of a script have none, but a completed file name may.
  init(_ bytes: Span<UInt8>) {
    guard bytes.hasNewline else {
      self.init(whole: bytes)
      return
    }
    let spaced = bytes.withUnsafeBufferPointer { $0.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } }
    self.init(whole: spaced.span)
  }

  private init(whole bytes: Span<UInt8>) {
    let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.extracting(droppingLast: 1) : bytes
    guard bytes.count <= Self.longest else {
      let beginning = String(copying: bytes.extracting(first: 4 * Self.shownOfTooLong))
      typed = String(beginning.unicodeScalars.prefix(Self.shownOfTooLong)) + "…"
      command = typed
      raw = []
      content = .tooLong
      return
    }
    let trimmed = bytes.extracting(bytes.trimmed)
    let command = String(copying: trimmed)
    self.command = command
    let isUTF8 = trimmed.withUnsafeBufferPointer { bytes in command.withBytes { $0.elementsEqual(bytes) } }
    raw = isUTF8 ? [] : trimmed.withUnsafeBufferPointer(Array.init)
    typed = trimmed.count == bytes.count ? command : String(copying: bytes)
    if trimmed.isEmpty || trimmed[0] == UInt8(ascii: "#") {
      content = .nothing
    } else {
      content = .words(trimmed.words)
    }
  }
}

extension Span<UInt8> {
  fileprivate var hasNewline: Bool { withUnsafeBufferPointer { $0.contains(UInt8(ascii: "\n")) } }

  fileprivate var last: UInt8? { isEmpty ? nil : self[count - 1] }

  /// The length in bytes of the blank at an index; 0 if there is none.
  private func blank(at index: Int) -> Int {
    switch self[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): 1
    case 0xE3 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0x80: 3
    default: 0
    }
  }

  /// The range of the bytes without surrounding blanks.
  fileprivate var trimmed: Range<Int> {
    var start = 0
    var end = count
    while start < end, case let blank = blank(at: start), blank > 0 { start += blank }
    while start < end {
      if blank(at: end - 1) == 1 {
        end -= 1
      } else if end - start >= 3, blank(at: end - 3) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return start..<end
  }

  fileprivate var words: [Word] {
    var words: [Word] = []
    words.reserveCapacity(4)
    func append(_ text: String) {
      let word = Word(text)
      // A blank may separate the sign from the number.
      if word.beginsWithDigit, words.last?.isForeign == true, words.last?.typed == "№" { words.removeLast() }
      words.append(word)
    }
    var start = 0
    var index = 0
    while index < count {
      let blank = blank(at: index)
      if blank > 0 {
        if start < index { append(String(copying: extracting(start..<index))) }
        start = index + blank
      }
      index += max(1, blank)
    }
    if start < count { append(String(copying: extracting(start..<count))) }
    return words
  }

  /// The length of the word at the beginning, with the blanks after it.
  fileprivate var lengthOfFirstWord: Int {
    var index = 0
    while index < count, blank(at: index) == 0 { index += 1 }
    while index < count, case let blank = blank(at: index), blank > 0 { index += blank }
    return index
  }
}

extension [UInt8] {
  /// Words of a line without the first ones.
  func dropping(words: Int) -> [UInt8] {
    // Not by characters: the first one after a blank may combine with it.
    var bytes = self
    for _ in 0..<words { bytes.removeFirst(bytes.span.lengthOfFirstWord) }
    return bytes
  }
}

extension String {
  fileprivate init(copying bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}
