import MemoryGame
import Text

/// The texts of face-up cards, in lines of the same width: two of title and one of artist, or one or two of
/// title. With three lines, a split card shows its half in its usual place and leaves the rest blank; a found
/// pair shows both halves and, below them, the third column of the deck, if any. With two lines, a split card
/// shows its half on both, and a found pair each half on one. A single line shows the card's half, found or
/// not.
///
/// No two tunes of a game look the same: if cutting or missing letters make them equal, later ones get a
/// number, as long as space allows.
struct CardLabels {
  /// Lines of each label: 3, 2 or 1.
  let lines: Int
  /// The labels one after the other, and where each line of each ends.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  /// The index of the first label of each card, and the number of different tunes.
  private let places: [Int]
  private let tunes: Int
  private let halves: [Half]?

  /// The labels of the cards with these tunes. `halves`: what split cards show.
  init(
    deck: Deck, faces: [UInt32], halves: [Half]? = nil, width: Int, lines count: Int = 3, style: Style
  ) {
    (lines, self.halves) = (count, halves)
    // In the order of the deck: the order of the cards would reveal which of two comes first.
    let order = Set(faces).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    (places, tunes) = (faces.map { indices[$0]! }, order.count)
    let kinds: [VisibleColumns] = halves == nil ? [.tune] : [.title, .artist] + (count == 1 ? [] : [.all])
    for columns in kinds { append(columns, of: order, deck, width: width, style: style) }
  }

  private mutating func append(
    _ columns: VisibleColumns, of faces: [UInt32], _ deck: Deck, width: Int, style: Style
  ) {
    var taken: Set<ExactText> = []
    // So that many equal labels need not try the numbers before theirs.
    var numbers: [ExactText: Int] = [:]
    for face in faces {
      let reading = CardReading(face: Int(face), columns: columns, of: deck)
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
      for line in lines { append(line, width: width) }
    }
  }

  /// Below this width, a number has no brackets.
  private static let narrow = 8

  /// The lines of a label before the last, and the last one before it is cut.
  private func parts(of reading: CardReading, width: Int, style: Style) -> (first: [String], last: String) {
    let title = style.title(of: reading)
    let artist = style.artist(of: reading) ?? ""
    if lines == 1 { return ([], title ?? artist) }
    if lines == 2 { return twoLines(title, artist, width: width, style: style) }
    guard let title else {
      let lines = DisplayWidth.lines(of: artist, width: width, atMost: 2)
      return (lines.count > 1 ? ["", lines[0]] : ["", ""], lines[lines.count - 1])
    }
    if let note = style.note(of: reading) {
      // An artist who needs both lines is more important than the note.
      let lines = DisplayWidth.lines(of: artist, width: width, atMost: 2)
      return ([style.cut(title, to: width), lines[0]], lines.count > 1 ? lines[1] : note)
    }
    return (Self.titleLines(title, width: width, style: style), artist)
  }

  /// The title, or the half that is shown, on both lines. The halves of a found pair have a line each.
  private func twoLines(
    _ title: String?, _ artist: String, width: Int, style: Style
  ) -> (first: [String], last: String) {
    if halves != nil, let title, !artist.isEmpty { return ([style.cut(title, to: width)], artist) }
    let lines = DisplayWidth.lines(of: title ?? artist, width: width, atMost: 2)
    return ([lines[0]], lines.count > 1 ? lines[1] : "")
  }

  private static func key(_ lines: [String]) -> ExactText { ExactText(lines.joined(separator: "\n")) }

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

  private mutating func append(_ line: String, width: Int) {
    line.withBytes { text.append(contentsOf: $0) }
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width - DisplayWidth.of(line)))
    ends.append(text.count)
  }

  private static func titleLines(_ title: String, width: Int, style: Style) -> [String] {
    let lines = DisplayWidth.lines(of: title, width: width, atMost: 2)
    return [lines[0], lines.count > 1 ? style.cut(lines[1], to: width) : ""]
  }
}
