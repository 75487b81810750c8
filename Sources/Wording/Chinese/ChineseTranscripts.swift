extension Chinese {
  func differsInLine(_ number: Int) -> String { "第\(number)行" }
  func transcriptExpects(_ line: String?) -> String { "应为：\(line ?? "（文件结束）")" }
  func transcriptFinds(_ line: String?) -> String { "实为：\(line ?? "（没有更多回答）")" }
  var transcriptRewritten: String { "已改写" }
  var transcriptWithoutAnswers: String { "还没有回答" }

  func transcriptOptionUnexpected(_ word: String) -> String { "记录的选项中有\(quoted(word))，它不是选项" }
  func transcriptOptionUnknown(_ word: String) -> String { "记录的选项中有\(quoted(word))，没有这个选项" }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "记录的选项中有\(quoted(word))，它可能是好几个选项"
  }
  func transcriptOptionRefused(_ option: String) -> String { "记录的选项中有--\(option)，记录不能有这个选项" }
  func transcriptOptionWithoutValue(_ option: String) -> String { "记录的选项中有--\(option)，但没有值" }
  func transcriptOptionWithValue(_ option: String) -> String {
    "记录的选项中有--\(option)，带了值，但它不需要值"
  }
  func transcriptOptions(_ problem: String) -> String { "记录的选项：\(problem)" }
  var transcriptWithoutEcho: String { "用了--no-echo，文本中看不出输入了什么，无法检查" }
  var transcriptDeckOfStandardInput: String { "记录的选项中有--deck -，这里不能从标准输入读取牌组" }
  var notATranscript: String { "这不是会话记录，文件未改动" }
  func transcriptLineUnreadable(_ line: Int) -> String {
    "第\(line)行不是JSON回答，文件未改动"
  }
  func transcriptLineAfterEnd(_ line: Int) -> String {
    "第\(line)行在会话结束之后，文件未改动"
  }
  func optionsOfScriptIgnored(_ options: String) -> String {
    "标准输入中的脚本不能设置选项，请写在命令行中：\(options)"
  }
  var transcriptTooLarge: String { "要写入的内容超过64MB" }
}
