extension English {
  func differsInLine(_ number: Int) -> String { "line \(number)" }
  func transcriptExpects(_ line: String?) -> String { "expected: \(line ?? "(the end of the file)")" }
  func transcriptFinds(_ line: String?) -> String { "found:    \(line ?? "(no more answers)")" }
  var transcriptRewritten: String { "rewritten" }
  var transcriptWithoutAnswers: String { "no answers yet" }

  func transcriptOptionUnexpected(_ word: String) -> String {
    "its options have \(quoted(word)), which is none"
  }
  func transcriptOptionUnknown(_ word: String) -> String {
    "its options have \(quoted(word)), and there is no such option"
  }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "its options have \(quoted(word)), which may be several options"
  }
  func transcriptOptionRefused(_ option: String) -> String {
    "its options have --\(option), which a transcript cannot have"
  }
  func transcriptOptionWithoutValue(_ option: String) -> String {
    "its options have --\(option) without a value"
  }
  func transcriptOptionWithValue(_ option: String) -> String {
    "its options have --\(option) with a value, and it takes none"
  }
  func transcriptOptions(_ problem: String) -> String { "its options: \(problem)" }
  var transcriptWithoutEcho: String {
    "with --no-echo a text does not tell what was typed, and cannot be checked"
  }
  var transcriptDeckOfStandardInput: String {
    "its options have --deck -, and standard input is no deck here"
  }
  var notATranscript: String { "not a transcript; the file is unchanged" }
  func transcriptLineUnreadable(_ line: Int) -> String {
    "line \(line) is not an answer in JSON; the file is unchanged"
  }
  func transcriptLineAfterEnd(_ line: Int) -> String {
    "line \(line) comes after the end of the session; the file is unchanged"
  }
  func optionsOfScriptIgnored(_ options: String) -> String {
    "a script on standard input cannot set options; put them on the command line: \(options)"
  }
  var transcriptTooLarge: String { "what would have to be written is larger than 64 MB" }
}
