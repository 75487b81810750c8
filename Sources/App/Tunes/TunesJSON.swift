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
}
