/// Tunes in JSON: how many they are and where they came from.
extension Output {
  mutating func members(_ forecast: Forecast) {
    if let tunes = forecast.tunes {
      member("deck", tunes.deck.name)
      members(tunes)
      if let age = tunes.origin.age { member("age", age) }
    }
    member("fetchesFirst", forecast.fetchesFirst)
  }

  mutating func members(_ tunes: Tunes) {
    member("source", tunes.origin.key)
    member("count", tunes.deck.count)
  }
}
