/// The version of the program, as its first screen and `--version` tell it.
package enum Version {
  package static let current = "1.0"

  /// The first line of all. It is spelled out, because the start is measured in the pieces of the library that it
  /// touches, and joining strings touches several.
  static let greeting = "memory-tunes 1.0: the game of Memory, with tunes on the cards."
}
