import Text

/// The deck of favorites as a file, which a person may edit: only the lines of a pair are added or removed.
package struct FavoritesFile {
  package private(set) var bytes: [UInt8]
  private var entries: [(line: Int, deck: Deck)] = []
  /// How many pairs it has.
  package private(set) var pairs = 0

  package static let name = "favorites.tsv"

  /// Unlike a deck to play with, it may have fewer than two pairs.
  package init(_ bytes: [UInt8]) throws(DeckProblem) {
    self.bytes = bytes
    do throws(DeckProblem) { pairs = try Deck(name: Self.name, file: bytes).count } catch {
      guard case .tooFewTunes(let count) = error.fault else { throw error }
      pairs = count
    }
    var reader = try DeckReader(name: Self.name, bytes)
    while let columns = try reader.next() {
      var (deck, known) = (Deck(.file(name: Self.name)), TuneIndex())
      do throws(DeckProblem.Fault) { try deck.append(columns, known: &known) } catch {
        throw DeckProblem(line: reader.line, fault: error)
      }
      if deck.count > 0 { entries.append((reader.line, deck)) }
    }
  }

  /// Removes the pair if it is there, and otherwise adds it. Returns whether it was added.
  package mutating func toggle(_ favorite: Favorite) throws(DeckProblem) -> Bool {
    let earlier = lines(of: favorite)
    self = earlier.isEmpty ? try adding(favorite) : try removing(earlier)
    return earlier.isEmpty
  }

  /// The file without some lines.
  private func removing(_ lines: [Int]) throws(DeckProblem) -> Self {
    var (rest, line) = ([UInt8](), 1)
    for byte in bytes {
      if !lines.contains(line) { rest.append(byte) }
      if byte == Self.newline { line += 1 }
    }
    return try Self(rest)
  }

  private static let newline = UInt8(ascii: "\n")

  /// The numbers of its lines.
  private func lines(of favorite: Favorite) -> [Int] {
    entries.filter { entry in
      entry.deck.utf8(.title, at: 0).elementsEqual(favorite.title.utf8)
        && entry.deck.utf8(.artist, at: 0).elementsEqual(favorite.artist.utf8)
    }.map(\.line)
  }

  /// The file with one more line, in the first form that is read as that pair: the file decides which.
  private func adding(_ favorite: Favorite) throws(DeckProblem) -> Self {
    let start = bytes.isEmpty || bytes.last == Self.newline ? bytes : bytes + [Self.newline]
    var problem = DeckProblem(line: nil, fault: .noArtist)
    for line in favorite.lines {
      do throws(DeckProblem) {
        let file = try Self(start + Array(line.utf8) + [Self.newline])
        if file.pairs == pairs + 1, file.lines(of: favorite).count == 1 { return file }
      } catch {
        problem = error
      }
    }
    throw problem
  }
}

extension Favorite {
  /// It as a line of a deck file, in each form. A title may begin like a comment.
  fileprivate var lines: [String] {
    let columns = album.isEmpty ? [title, artist] : [title, artist, album]
    let mark = title.utf8.first == UInt8(ascii: "#") ? " " : ""
    return [
      mark + columns.joined(separator: "\t"), "\(artist) - \(title)", "#EXTINF:-1,\(artist) - \(title)",
    ]
  }
}
