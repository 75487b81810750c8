/// Tunes in JSON: how many they are and where they came from.
extension Output {
  mutating func append(_ forecast: Forecast) {
    if let tunes = forecast.tunes {
      append("\"deck\":")
      appendJSON(tunes.deck.name)
      append(",")
      append(tunes)
      if let age = tunes.origin.age {
        append(",\"age\":")
        append(age)
      }
      append(",")
    }
    append(forecast.fetchesFirst ? "\"fetchesFirst\":true" : "\"fetchesFirst\":false")
  }

  mutating func append(_ tunes: Tunes) {
    append("\"source\":\"")
    append(tunes.origin.key)
    append("\",\"count\":")
    append(tunes.deck.count)
  }
}
