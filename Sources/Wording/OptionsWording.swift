/// The kind of session, for options without effect in it.
package enum SessionMode: String, Argument, Sendable {
  case json, typed, script
}

/// Sentences about the options of sessions and simulations.
extension Wording {
  package func optionPlaceholder(placeholder: OptionPlaceholder) -> String { say(placeholder) }
  package func wrongValue(value: String, name: String, expected: String) -> String {
    say(value, name, expected)
  }
  func numberExpected(least: String, most: String) -> String { say(least, most) }
  func choiceExpected(choice: String) -> String { say(choice) }
  func autoOrPairsExpected(most: Int?) -> String { say(most) }
  var fileExpected: String { say() }
  var folderExpected: String { say() }
  var programPlayerExpected: String { say() }
  var secondsExpected: String { say() }
  var addressExpected: String { say() }
  var botExpected: String { say() }
  var nothingExpected: String { say() }
  package var seedPurpose: String { say() }
  package var botPurpose: String { say() }
  package var categoryPurpose: String { say() }
  package var pairsPurpose: String { say() }
  package var cardsPurpose: String { say() }
  package var deckPurpose: String { say() }
  package var tunesPurpose: String { say() }
  package var homePurpose: String { say() }
  package var noHomePurpose: String { say() }
  package var recordPurpose: String { say() }
  package var overwritePurpose: String { say() }
  package var replayPurpose: String { say() }
  package var tracePurpose: String { say() }
  package var formatPurpose: String { say() }
  package var noEchoPurpose: String { say() }
  package var strictPurpose: String { say() }
  package var colorPurpose: String { say() }
  package var speedPurpose: String { say() }
  package var noColorPurpose: String { say() }
  package var boardPurpose: String { say() }
  package var plainPurpose: String { say() }
  package var screenReaderPurpose: String { say() }
  package var languagePurpose: String { say() }
  package var checkPurpose: String { say() }
  package var updatePurpose: String { say() }
  package var generatePurpose: String { say() }
  package var helpPurpose: String { say() }
  package var versionPurpose: String { say() }
  package var gamesPurpose: String { say() }
  package var simulatedPairsPurpose: String { say() }
  package var simulatedPlayerPurpose: String { say() }
  package var simulatedSeedPurpose: String { say() }
  package var firstGamePurpose: String { say() }
  package var jobsPurpose: String { say() }
  package var reportFormatPurpose: String { say() }
  package var mergePurpose: String { say() }
  package var plainReportPurpose: String { say() }
  package func idleOption(option: String, mode: SessionMode) -> String { say(option, mode) }
  package func idleOptionBeside(option: String, other: String) -> String { say(option, other) }
  package func idleOptionWithout(option: String, other: String) -> String { say(option, other) }
}
