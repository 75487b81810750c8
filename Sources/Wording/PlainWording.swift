/// The first line of a session in which everything is told in sentences: that it is so, and why.
package protocol PlainWording {
  func plain(byOption option: String) -> String
  var plainBySetting: String { get }
  func plain(byVariable name: String) -> String
  var plainByTerminal: String { get }
}
