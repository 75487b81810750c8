/// What the cards of a game look like when they are face up: for each tune three lines, two of title and one of
/// artist, or one line of title, each exactly as wide as asked for.
///
/// No two tunes of a game look the same: where cutting or the lack of letters makes them equal, later ones get
/// a number, as long as there is room for it.
struct CardLabels {
  /// Lines of each label: 3 or 1.
  let lines: Int
  /// The labels one after the other, and where each line of each ends.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  /// Where the label of a tune is, by its place in the deck.
  private var places: [UInt32: Int] = [:]

  /// The labels of those tunes of a deck that `faces` name.
  init(deck: Deck, faces: [UInt32], width: Int, lines count: Int = 3, style: Style) {
    lines = count
    var taken: Set<ExactText> = []
    // Where many look the same, each is not to try the numbers of those before it.
    var numbers: [ExactText: Int] = [:]
    // In the order of the deck: that of the cards would tell which of two lies where.
    for face in Set(faces).sorted() {
      places[face] = places.count
      let title = style.title(of: deck, at: face)
      let titleLines = count == 1 ? [] : Self.titleLines(title, width: width, style: style)
      let ending = count == 1 ? title : style.artist(of: deck, at: face)
      var lines = titleLines + [style.cut(ending, to: width)]
      let look = Self.key(lines)
      var number = numbers[look] ?? 2
      while !taken.insert(Self.key(lines)).inserted {
        let mark = width < Self.narrow ? "\(number)" : " (\(number))"
        guard mark.utf8.count <= width else { break }
        lines = titleLines + [style.cut(ending, to: width - mark.utf8.count) + mark]
        number += 1
        numbers[look] = number
      }
      for line in lines { append(line, width: width) }
    }
  }

  /// Below this width a number stands without brackets.
  private static let narrow = 8

  private static func key(_ lines: [String]) -> ExactText { ExactText(lines.joined(separator: "\n")) }

  /// A line of the label of the tune at a place in the deck, as UTF-8.
  func line(_ line: Int, of face: UInt32) -> ArraySlice<UInt8> {
    let end = places[face]! * lines + line
    return text[(end == 0 ? 0 : ends[end - 1])..<ends[end]]
  }

  private mutating func append(_ line: String, width: Int) {
    text += Array(line.utf8) + Array(repeating: UInt8(ascii: " "), count: width - DisplayWidth.of(line))
    ends.append(text.count)
  }

  private static func titleLines(_ title: String, width: Int, style: Style) -> [String] {
    let lines = DisplayWidth.lines(of: title, width: width, atMost: 2)
    return [lines[0], lines.count > 1 ? style.cut(lines[1], to: width) : ""]
  }
}

extension Style {
  /// The title of the tune at a place in a deck as it can be shown here, or the number of the place if nothing
  /// of the title can be shown.
  func title(of deck: Deck, at face: UInt32) -> String {
    let title = deck.text(.title, at: Int(face))
    return canShow(title) ? shown(title) : "tune \(face + 1)"
  }

  /// The artist as it can be shown here; empty if nothing of it can be shown.
  func artist(of deck: Deck, at face: UInt32) -> String {
    let artist = deck.text(.artist, at: Int(face))
    return canShow(artist) ? shown(artist) : ""
  }
}
