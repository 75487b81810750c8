/// What is said of the lines by which a recording brings along what was not typed.
package protocol GivenWording {
  var takenAsGiven: String { get }
  var noGameForGiven: String { get }
  /// What was given is no tune of a deck.
  func notATune(_ problem: String) -> String
}
