import Text

/// The songs in the service's answer. An invalid entry affects no other.
struct Answer {
  let tunes: [Tune]

  /// Nil if it is not JSON, or has no list of results.
  init?(_ bytes: [UInt8]) {
    var json = JSONReader(bytes[...])
    var tunes: [Tune]?
    let isObject = json.readObject { key, json in
      guard key.utf8.elementsEqual("results".utf8) else { return json.skipValue() }
      var found: [Tune] = []
      let isList = json.readArray { json in
        let entry = json
        guard json.skipValue() else { return false }
        if let tune = Self.tune(entry) { found.append(tune) }
        return true
      }
      tunes = found
      return isList
    }
    guard isObject, json.isAtEnd, let tunes else { return nil }
    self.tunes = tunes
  }

  /// The next tune; nil if it is not a song, or has no title or artist.
  private static func tune(_ entry: JSONReader) -> Tune? {
    var entry = entry
    var texts: [ExactText: String] = [:]
    let isObject = entry.readObject { key, json in
      var value = json
      texts[ExactText(key)] = value.string()
      return json.skipValue()
    }
    let isSong = [("wrapperType", "track"), ("kind", "song")].allSatisfy { key, expected in
      texts[ExactText(key)]?.utf8.elementsEqual(expected.utf8) ?? true
    }
    guard isObject, isSong else { return nil }
    return Tune(
      title: texts[ExactText("trackName")], artist: texts[ExactText("artistName")],
      album: texts[ExactText("collectionName")], artwork: texts[ExactText("artworkUrl100")])
  }
}
