/// The first line of a session in plain output, with the reason.
package protocol PlainWording {
  func plain(byOption option: String) -> String
  var plainBySetting: String { get }
  func plain(byVariable name: String) -> String
  var plainByTerminal: String { get }
}
