@testable import MemoryTunes
@testable import MemoryGame

/// Deck files of any bytes. An accepted one can be written, read again, dealt from and shown.
enum Decks {
  static func run(_ chance: Chance) throws {
    let mode = chance.next()
    guard let deck = try? Deck(.file(name: "any.tsv"), file: chance.stretchedRest()) else { return }
    try require(deck.count >= 2, "a deck of \(deck.count)")
    let again = try? Deck(.file(name: "any.tsv"), file: written(deck))
    try require(again == deck, "written down and read it is another deck")

    let isJSON = mode & 1 != 0
    var style = Style()
    style.width = [80, 1, 2, 3, 10, 17, 40, 200][Int(mode >> 5)]
    if mode & 2 != 0 { style.frame = .box }
    style.showsUnicode = mode & 4 == 0
    let play = Transcript(style: style, deck: deck) { $0.isJSON = isJSON }
    let lines = ["play \(min(deck.count, 40))"] + (1...12).map(String.init)
    play.play(script: Array(lines.joined(separator: "\n").utf8))
    try Harmless.check(play, isJSON: isJSON)
  }

  /// The file of a deck, without omitted parts.
  private static func written(_ deck: Deck) -> [UInt8] {
    var file: [UInt8] = []
    for place in 0..<deck.count {
      // A title that begins with # would be a comment.
      file.append(UInt8(ascii: " "))
      for column in Deck.Column.allCases {
        file += deck.utf8(column, at: place)
        file.append(UInt8(ascii: column == .artwork ? "\n" : "\t"))
      }
    }
    return file
  }
}
