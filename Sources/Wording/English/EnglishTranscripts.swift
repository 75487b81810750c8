extension English {
  func differsInLine(_ number: Int) -> String { "line \(number)" }
  func transcriptExpects(_ line: String?) -> String { "expected: \(line ?? "(the end of the file)")" }
  func transcriptFinds(_ line: String?) -> String { "found:    \(line ?? "(no more answers)")" }
  var transcriptRewritten: String { "rewritten" }
  var transcriptWithoutAnswers: String { "no answers yet" }

  func transcriptOptionUnexpected(_ word: String) -> String {
    "#options: \(quoted(word)) is not an option"
  }
  func transcriptOptionUnknown(_ word: String) -> String {
    "#options: there is no option \(quoted(word))"
  }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "#options: \(quoted(word)) is ambiguous"
  }
  func transcriptOptionRefused(_ option: String) -> String {
    "#options: --\(option) is not allowed in a transcript"
  }
  func transcriptOptionWithoutValue(_ option: String) -> String {
    "#options: --\(option) requires a value"
  }
  func transcriptOptionWithValue(_ option: String) -> String {
    "#options: --\(option) takes no value"
  }
  func transcriptOptions(_ problem: String) -> String { "#options: \(problem)" }
  var transcriptWithoutEcho: String {
    "#options: --no-echo leaves out the typed lines, so the text cannot be checked"
  }
  var transcriptDeckOfStandardInput: String {
    "#options: --deck cannot read standard input"
  }
  var notATranscript: String { "not a transcript; the file is unchanged" }
  func transcriptLineUnreadable(_ line: Int) -> String {
    "line \(line) is not a JSON answer; the file is unchanged"
  }
  func transcriptLineAfterEnd(_ line: Int) -> String {
    "line \(line) comes after the end of the session; the file is unchanged"
  }
  func optionsOfScriptIgnored(_ options: String) -> String {
    "a script on standard input cannot set options; put them on the command line: \(options)"
  }
  var transcriptTooLarge: String { "the result would be larger than 64 MB" }
}
