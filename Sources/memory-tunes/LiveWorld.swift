import MemoryTunes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension World {
  /// The world as it is. With a deck of one's own there is no other, whatever the category.
  static func live(deck: Deck?) -> World {
    World(
      loadTunes: { category in .success(deck ?? category.deck) },
      write: StandardOutput.put)
  }
}
