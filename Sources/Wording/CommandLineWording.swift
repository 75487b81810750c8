/// Sentences about the command line: help, and wrong usage.
package protocol CommandLineWording {
  /// `options` has a line for each option.
  func gameHelp(options: String, bugs: String) -> String
  func simulateHelp(options: String, players: [String]) -> String

  /// A pointer to help.
  func tryHelp(of command: String) -> String
  func optionRequiresValue(_ option: String) -> String
  func optionTakesNoValue(_ option: String) -> String
  func noSuchOption(_ argument: String) -> String
  func ambiguousOption(_ argument: String, among options: [String]) -> String
  func unexpectedArgument(_ argument: String) -> String
  func unexpectedArgument(_ argument: String, meaning command: String) -> String

  func botsShareName(_ name: String) -> String
  var updateAlone: String { get }
  var checkTakesTranscripts: String { get }
  var checkTakesFiles: String { get }
  var deckFromStandardInput: String { get }
  var replayFromStandardInput: String { get }
  var recordTakesFile: String { get }
  var traceOverwritesScreen: String { get }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String
  func recordWouldReplace(_ file: String) -> String
}

/// The use of a file that cannot be recorded to.
package enum FileUse: Sendable {
  case script, deck, answers, messages, kept
}
