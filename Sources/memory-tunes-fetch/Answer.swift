import MemoryTunes

/// What the service answers, and of that the songs. An entry that is odd spoils no other.
struct Answer: Decodable {
  let tunes: [Tune]

  private enum Key: CodingKey {
    case results
  }

  init(from decoder: any Decoder) throws {
    var results = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .results)
    var tunes: [Tune] = []
    while !results.isAtEnd {
      if let tune = try results.decode(Entry.self).tune { tunes.append(tune) }
    }
    self.tunes = tunes
  }
}

/// An entry of the answer, whatever stands there.
private struct Entry: Decodable {
  /// Nil where there is no song, or none with a title and an artist.
  let tune: Tune?

  private enum Key: CodingKey {
    case wrapperType, kind, trackName, artistName, collectionName, artworkUrl100
  }

  init(from decoder: any Decoder) {
    guard let values = try? decoder.container(keyedBy: Key.self) else {
      tune = nil
      return
    }
    let text = { (key: Key) in try? values.decode(String.self, forKey: key) }
    let isSong = [(Key.wrapperType, "track"), (.kind, "song")].allSatisfy { key, expected in
      ExactText(text(key) ?? expected) == ExactText(expected)
    }
    guard isSong else {
      tune = nil
      return
    }
    tune = Tune(
      title: text(.trackName), artist: text(.artistName), album: text(.collectionName),
      artwork: text(.artworkUrl100))
  }
}
