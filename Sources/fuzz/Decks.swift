@testable import MemoryGame
@testable import MemoryTunes

/// Deck files of any bytes. One that is read can be written down, read again, dealt from and shown.
enum Decks {
  static func run(_ bytes: [UInt8]) {
    let input = Input(bytes)
    let mode = input.next()
    guard let deck = try? Deck(name: "any.tsv", file: input.stretchedRest()) else { return }
    require(deck.count >= 2, "a deck of \(deck.count)")
    let again = try? Deck(name: "any.tsv", file: written(deck))
    require(again == deck, "written down and read it is another deck")

    var settings = Settings()
    settings.isJSON = mode & 1 != 0
    var style = Style()
    style.width = [80, 1, 2, 3, 10, 17, 40, 200][Int(mode >> 5)]
    if mode & 2 != 0 { style.frame = .box }
    style.showsUnicode = mode & 4 == 0
    let play = Play(settings: settings, deck: deck, style: style)
    var answers = play.play("play \(min(deck.count, 40))")
    for card in 1...12 { answers += play.play("\(card)") }
    if settings.isJSON { Harmless.check(json: answers) } else { Harmless.check(text: answers) }
  }

  /// The file that a deck came from, without what was left out.
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
