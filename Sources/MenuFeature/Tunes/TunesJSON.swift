import MemoryCore
import Text
import Wording

/// The number and source of tunes in JSON.
extension Output {
  package mutating func members(_ forecast: Forecast) {
    if let tunes = forecast.tunes {
      member("deck", tunes.deck.name)
      members(tunes)
      if let age = tunes.origin.age { member("age", age) }
    }
    member("fetchesFirst", forecast.fetchesFirst)
  }

  package mutating func members(_ list: DeckList, chosen: Int?, _ words: Wording) {
    name("list")
    objects(list.decks.enumerated()) { entry, object in
      let (index, deck) = entry
      object.member("name", deck.name)
      object.member("origin", deck.origin.rawValue)
      object.member("count", deck.count)
      object.member("problem", deck.trouble?.message(words))
      object.name("themes")
      object.objects(deck.themes) { theme, object in
        object.member("name", theme.name)
        object.member("pairs", theme.pairs)
        object.member("known", theme.known)
      }
      object.member("chosen", index == chosen)
    }
  }
}
