/// Sentences about transcripts.
package protocol TranscriptsWording {
  func differsInLine(_ number: Int) -> String
  /// The transcript's line; nil for its end.
  func transcriptExpects(_ line: String?) -> String
  /// The present answer; nil after the last one.
  func transcriptFinds(_ line: String?) -> String
  var transcriptRewritten: String { get }
  var transcriptWithoutAnswers: String { get }

  func transcriptOptionUnexpected(_ word: String) -> String
  func transcriptOptionUnknown(_ word: String) -> String
  func transcriptOptionAmbiguous(_ word: String) -> String
  func transcriptOptionRefused(_ option: String) -> String
  func transcriptOptionWithoutValue(_ option: String) -> String
  func transcriptOptionWithValue(_ option: String) -> String
  func transcriptOptions(_ problem: String) -> String
  var transcriptWithoutEcho: String { get }
  var transcriptDeckOfStandardInput: String { get }
  var notATranscript: String { get }
  func transcriptLineUnreadable(_ line: Int) -> String
  func transcriptLineAfterEnd(_ line: Int) -> String
  /// A script on standard input begins with options that this run does not have.
  func optionsOfScriptIgnored(_ options: String) -> String
  var transcriptTooLarge: String { get }
}
