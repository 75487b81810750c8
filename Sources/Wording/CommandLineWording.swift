/// The use of a file that cannot be recorded to.
package enum FileUse: String, Argument, Sendable {
  case script, deck, answers, messages, kept, recording
}

/// Sentences about the command line: help, and wrong usage.
extension Wording {
  package func commandLineHelp(options: String, bugs: String) -> String { say(options, bugs) }
  package func simulateHelp(options: String, players: String) -> String { say(options, players) }
  package func tryHelp(command: String) -> String { say(command) }
  package func optionRequiresValue(option: String) -> String { say(option) }
  package func optionTakesNoValue(option: String) -> String { say(option) }
  package func noSuchOption(argument: String) -> String { say(argument) }
  package func ambiguousOption(argument: String, options: String) -> String { say(argument, options) }
  package func unexpectedArgument(argument: String) -> String { say(argument) }
  package func botsShareName(name: String) -> String { say(name) }
  package var updateAlone: String { say() }
  package var checkTakesTranscripts: String { say() }
  package var checkTakesFiles: String { say() }
  package var deckFromStandardInput: String { say() }
  package var replayFromStandardInput: String { say() }
  package var recordTakesFile: String { say() }
  package var traceOverwritesScreen: String { say() }
  package func cannotBeWritten(option: String, use: FileUse) -> String { say(option, use) }
  package func recordWouldReplace(file: String) -> String { say(file) }
}
