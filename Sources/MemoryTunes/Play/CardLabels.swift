import MemoryGame
import Text
import Wording

/// The state of a card on a board. Every state has its own word and mark; color is never the only sign.
enum CardLook: Int, CaseIterable {
  case down
  case up
  /// Matched before the last event.
  case found
  /// Matched by the last event.
  case pair

  /// `news`: the cards just matched.
  static func of(_ card: Int, on board: Board, news: [Int]) -> CardLook {
    guard board.isMatched(card) else { return board.isUp(card) ? .up : .down }
    return news.contains(card) ? .pair : .found
  }

  var isFound: Bool { self == .found || self == .pair }

  /// The text in a card's frame next to its number.
  func word(_ words: Wording) -> String {
    switch self {
    case .down: ""
    case .up: words.upMark
    case .found: words.foundMark
    case .pair: words.newPairMark
    }
  }

  /// The most columns of a word in a frame next to the number, with the blanks around both. The word has at
  /// most five in any language.
  static let widestFrameMark = 8

  /// The most columns of a sign in place of the word, with the blanks around both.
  static let widestFrameSign = 4

  /// The mark between number and tune without a frame.
  var mark: String {
    switch self {
    case .down: " "
    case .up: "*"
    case .found: "="
    case .pair: "!"
    }
  }

  /// `owner`: the seat of the player who has the card, in a game of several.
  func color(owner: Int? = nil) -> Style.Color? {
    switch self {
    case .down: nil
    case .up: .up
    case .found: owner.map { .player($0) } ?? .dim
    case .pair: owner.map { .player($0, isBold: true) } ?? .news
    }
  }
}

/// The texts of face-up cards, in lines of the same width: the title from the top, the artist at the bottom, if
/// there are three lines or more. Of free lines, the title gets its second, then the artist, then the title.
/// A card with one text, such as the half of a pair, uses all lines and is centered. When a split pair is
/// found, its halves have lines of their own, and a third column of the deck is below. A single line shows the
/// card's half, found or not.
///
/// No two tunes of a game look the same: if cutting or missing letters make them equal, later ones get a
/// number, as long as space allows.
struct CardLabels {
  /// Lines of each label, 1 to 6.
  let lines: Int
  /// The labels one after the other, and where each line of each ends.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  /// The index of the first label of each card, and the number of different tunes.
  private let places: [Int]
  private let tunes: Int
  private let halves: [Half]?
  /// Whether each line is isolated by itself if it is written from right to left.
  private let isolates: Bool

  /// The labels of the cards with these tunes. `halves`: what split cards show.
  init(
    deck: Deck, faces: [UInt32], halves: [Half]? = nil, width: Int, lines count: Int = 3, style: Style
  ) {
    (lines, self.halves, isolates) = (count, halves, style.isolates && style.showsUnicode)
    var style = style
    style.isolates = false
    // In the order of the deck: the order of the cards would reveal which of two comes first.
    let order = Set(faces).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    (places, tunes) = (faces.map { indices[$0]! }, order.count)
    let whole = [VisiblePart(nil, hasNote: true)]
    let parts =
      halves == nil ? [(nil, false)] : [(.first, false), (.second, false)] + (count == 1 ? [] : whole)
    for part in parts { append(part, of: order, deck, width: width, style: style) }
  }

  private mutating func append(
    _ part: VisiblePart, of faces: [UInt32], _ deck: Deck, width: Int, style: Style
  ) {
    var taken: Set<[UInt8]> = []
    // So that many equal labels need not try the numbers before theirs.
    var numbers: [[UInt8]: Int] = [:]
    for face in faces {
      let reading = CardReading(face: Int(face), part, of: deck)
      let (first, last) = parts(of: reading, width: width, style: style)
      var lines = first + [style.cut(last, to: width)]
      let look = Self.key(lines)
      var key = look
      var number = numbers[look] ?? 2
      while !taken.insert(key).inserted {
        let mark = width < Self.narrow ? "\(number)" : " (\(number))"
        guard mark.utf8.count <= width else { break }
        lines = first + [style.cut(last, to: width - mark.utf8.count) + mark]
        key = Self.key(lines)
        number += 1
        numbers[look] = number
      }
      let isCentered = self.lines > 1 && (reading.title == nil || reading.artist == nil)
      for line in lines { append(line, width: width, isCentered: isCentered) }
    }
  }

  /// Below this width, a number has no brackets.
  private static let narrow = 8

  /// The lines of a label before the last, and the last one before it is cut.
  private func parts(of reading: CardReading, width: Int, style: Style) -> (first: [String], last: String) {
    let title = style.title(of: reading) ?? ""
    let artist = style.artist(of: reading) ?? ""
    if lines == 1 { return ([], title.isEmpty ? artist : title) }
    func wrapped(_ text: String, _ most: Int) -> [String] {
      if text.isEmpty { return [] }
      let lines = DisplayWidth.lines(of: text, width: width, atMost: most)
      // No line begins with a comma.
      guard lines.contains(where: { $0.utf8.first == UInt8(ascii: ",") }) else { return lines }
      return wrapped(String(text.unicodeScalars.filter { $0 != "," }), most)
    }
    var parts = Array(repeating: "", count: lines)
    func put(_ texts: [String], at start: Int) {
      parts.replaceSubrange(start..<start + texts.count, with: texts)
    }
    if reading.title == nil || reading.artist == nil {
      let texts = wrapped(title.isEmpty ? artist : title, lines)
      put(texts, at: (lines - texts.count) / 2)
    } else if halves == nil {
      let names = lines == 2 ? [] : wrapped(artist, min(2, lines - wrapped(title, 2).count))
      put(wrapped(title, lines - names.count), at: 0)
      put(names, at: lines - names.count)
    } else {
      // A half that needs little leaves its lines to the other one.
      let middle = lines / 2
      let titles = wrapped(title, lines - wrapped(artist, lines - middle).count)
      let names = wrapped(artist, lines - titles.count)
      put(titles, at: 0)
      put(names, at: max(titles.count, min(middle, lines - names.count)))
      // Either half is more important than the note.
      if lines > 2, parts[lines - 1].isEmpty { parts[lines - 1] = style.note(of: reading) ?? "" }
    }
    return (parts.dropLast().map { style.cut($0, to: width) }, parts[lines - 1])
  }

  /// Bytes, because `String` compares canonical forms, and sorting 30,000 marks after a letter takes seconds.
  private static func key(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// A line of the label of a face-up card, as UTF-8.
  func line(_ line: Int, of card: Int, isFound: Bool) -> ArraySlice<UInt8> {
    let kind =
      switch halves?[card - 1] {
      case nil: 0
      case .some where isFound && lines > 1: 2
      case .first: 0
      case .second: 1
      }
    let end = (kind * tunes + places[card - 1]) * lines + line
    return text[(end == 0 ? 0 : ends[end - 1])..<ends[end]]
  }

  private mutating func append(_ line: String, width: Int, isCentered: Bool) {
    let blanks = width - DisplayWidth.of(line)
    let before = isCentered ? blanks / 2 : 0
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: before))
    (isolates ? Isolation.isolated(line) : line).withBytes { text.append(contentsOf: $0) }
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks - before))
    ends.append(text.count)
  }
}
