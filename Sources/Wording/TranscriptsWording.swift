extension Wording {
  package func differsInLine(number: Int) -> String { say(number) }
  package func transcriptExpects(line: String?) -> String { say(line) }
  package func transcriptFinds(line: String?) -> String { say(line) }
  package var transcriptRewritten: String { say() }
  package var transcriptWithoutAnswers: String { say() }
  package func transcriptOptionUnexpected(word: String) -> String { say(word) }
  package func transcriptOptionUnknown(word: String) -> String { say(word) }
  package func transcriptOptionAmbiguous(word: String) -> String { say(word) }
  package func transcriptOptionRefused(option: String) -> String { say(option) }
  package func transcriptOptionWithoutValue(option: String) -> String { say(option) }
  package func transcriptOptionWithValue(option: String) -> String { say(option) }
  package func transcriptOptions(problem: String) -> String { say(problem) }
  package var transcriptWithoutEcho: String { say() }
  package var transcriptDeckOfStandardInput: String { say() }
  package var notATranscript: String { say() }
  package func transcriptLineUnreadable(line: Int) -> String { say(line) }
  package func transcriptLineAfterEnd(line: Int) -> String { say(line) }
  package func optionsOfScriptIgnored(options: String) -> String { say(options) }
  package var transcriptTooLarge: String { say() }
}
