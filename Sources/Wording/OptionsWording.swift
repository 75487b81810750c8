/// Sentences about the options of sessions and simulations.
package protocol OptionsWording {
  /// The placeholder of a value in help.
  func placeholder(_ placeholder: OptionPlaceholder) -> String

  var seedPurpose: String { get }
  var botPurpose: String { get }
  var categoryPurpose: String { get }
  var pairsPurpose: String { get }
  var cardsPurpose: String { get }
  var deckPurpose: String { get }
  var tunesPurpose: String { get }
  var homePurpose: String { get }
  var noHomePurpose: String { get }
  var recordPurpose: String { get }
  var overwritePurpose: String { get }
  var replayPurpose: String { get }
  var tracePurpose: String { get }
  var formatPurpose: String { get }
  var noEchoPurpose: String { get }
  var strictPurpose: String { get }
  var colorPurpose: String { get }
  var speedPurpose: String { get }
  var noColorPurpose: String { get }
  var boardPurpose: String { get }
  var plainPurpose: String { get }
  var screenReaderPurpose: String { get }
  var languagePurpose: String { get }
  var checkPurpose: String { get }
  var updatePurpose: String { get }
  var generatePurpose: String { get }
  var helpPurpose: String { get }
  var versionPurpose: String { get }

  var gamesPurpose: String { get }
  var simulatedPairsPurpose: String { get }
  var simulatedPlayerPurpose: String { get }
  var simulatedSeedPurpose: String { get }
  var firstGamePurpose: String { get }
  var jobsPurpose: String { get }
  var reportFormatPurpose: String { get }
  var mergePurpose: String { get }
  var plainReportPurpose: String { get }

  /// An invalid value of an option, a setting or a variable.
  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String
  func idleOption(_ option: String, in mode: SessionMode) -> String
  func idleOption(_ option: String, beside other: String) -> String
  func idleOption(_ option: String, without other: String) -> String
}

/// The kind of session, for options without effect in it.
package enum SessionMode: Sendable {
  case json, typed, script
}
