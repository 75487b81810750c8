/// Dealing as the manual describes it, independent of the program.
struct DealModel {
  private var state: UInt64

  private mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func below(_ n: Int) -> Int {
    while true {
      let product = UInt64(n).multipliedFullWidth(by: next())
      if product.low >= (0 &- UInt64(n)) % UInt64(n) { return Int(product.high) }
    }
  }

  /// The tune of each card, as an index from 1; whether each card shows the title, if the cards are split; and
  /// the seed of the next deal, which depends on that.
  static func deal(
    _ places: [Int], pairs: Int, seed: UInt64, isSplit: Bool = false
  ) -> (cards: [Int], areTitles: [Bool], nextSeed: UInt64) {
    var model = DealModel(state: seed)
    var deck = places
    for place in 0..<pairs { deck.swapAt(place, place + model.below(deck.count - place)) }
    var cards = deck.prefix(pairs).flatMap { [$0, $0] }
    for place in (1..<2 * pairs).reversed() { cards.swapAt(place, model.below(place + 1)) }
    var areTitles = Array(repeating: false, count: cards.count)
    if isSplit {
      for tune in deck.prefix(pairs) {
        let title = model.below(2) == 0 ? cards.firstIndex(of: tune) : cards.lastIndex(of: tune)
        areTitles[title!] = true
      }
    }
    return (cards, areTitles, model.next())
  }

  /// The indices, from 1, of the tunes that split cards can use.
  static func splitPlaces(_ tunes: [(title: String, artist: String)]) -> [Int] {
    var titles: Set<[UInt8]> = []
    var artists: Set<[UInt8]> = []
    return tunes.indices.filter { place in
      let (title, artist) = (Array(tunes[place].title.utf8), Array(tunes[place].artist.utf8))
      if titles.contains(title) || artists.contains(artist) { return false }
      titles.insert(title)
      artists.insert(artist)
      return true
    }.map { $0 + 1 }
  }
}
