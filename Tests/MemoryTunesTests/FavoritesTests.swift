import Testing
@testable import MemoryCore

@testable import MemoryTunes

/// Pairs that the player marks, and their deck file.
struct FavoritesTests {
  private static let deck = try! Deck(
    name: "some.tsv",
    file: Array("# a\nOne\tA\n #Two\tB\tAlbum\nThree - four\tC\n#\u{301}\tD\nFive\tE - F\nSix\tG\n".utf8))

  private static func favorite(_ index: Int) -> Favorite { Favorite(index, of: deck)! }

  /// A file in one of the forms, with comments and some of the pairs.
  private static func file(_ chance: Chance) -> [UInt8] {
    let form = chance.below(3)
    let end = chance.pick(["\n", "\r\n"])
    var lines = form == 2 ? ["#EXTM3U"] : chance.below(2) == 0 ? ["# mine"] : []
    for index in 0..<deck.count where chance.below(2) == 0 {
      let (title, artist) = (deck.text(.title, at: index), deck.text(.artist, at: index))
      switch form {
      case 0: lines.append(" \(title)\t\(artist)\t\(chance.below(9))")
      case 1: if index != 4 && index != 2 { lines.append("\(artist) - \(title)") }
      default: lines.append("#EXTINF:3,\(artist) - \(title)")
      }
      if chance.below(4) == 0 { lines.append("") }
    }
    return Array((lines.joined(separator: end) + (chance.below(3) == 0 ? "" : end)).utf8)
  }

  @Test(arguments: 0..<300)
  func `marking changes only the lines of that pair, and marking again takes it back`(seed: Int) throws {
    let chance = Chance(seed: UInt64(seed))
    let bytes = Self.file(chance)
    let before = try FavoritesFile(bytes)
    let favorite = Self.favorite(chance.below(Self.deck.count))
    var file = before
    let isAdded: Bool
    do { isAdded = try file.toggle(favorite) } catch {
      // In this form, the pair would be read as another one.
      #expect(favorite.artist.contains(" - ") || favorite.title.contains(" - "), "\(favorite)")
      return
    }
    #expect(file.pairs == before.pairs + (isAdded ? 1 : -1))
    let (shorter, longer) = isAdded ? (bytes, file.bytes) : (file.bytes, bytes)
    if isAdded {
      #expect(longer.starts(with: shorter))
      let again = try file.toggle(favorite)
      let end = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
      #expect(!again && file.bytes == bytes + end)
    } else {
      func lines(_ bytes: [UInt8]) -> [[UInt8]] { bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) }
      let rest = lines(shorter)
      #expect(lines(longer).filter { !rest.contains($0) }.count == 1)
    }
  }

  @Test func `a file that is no deck stays as it is`() {
    var file = try? FavoritesFile(Array("One\tA\nTwo\n".utf8))
    #expect(file == nil)
    file = try? FavoritesFile(Array("One\nTwo\n".utf8))
    #expect(throws: DeckProblem.self) { _ = try file?.toggle(Self.favorite(0)) }
    #expect(file?.pairs == 2)
  }

  @Test func `nothing is marked that may not be known`() {
    for line in ["cards same", "cards split"] {
      let machine = Machine()
      let transcript = Transcript(seed: 3, on: machine)
      transcript.play(lines: ["tunes category", line, "play 2", "favorite", "favorite 1", "favorite 9"])
      #expect(machine.favorites.isEmpty)
      transcript.play(lines: ["1", "favorite 1"])
      #expect(machine.favorites.isEmpty == (line == "cards split"))
      let candidates = transcript.session.completion(of: "favorite ").candidates
      #expect(candidates == (line == "cards split" ? [] : ["1"]))
    }
  }
}
