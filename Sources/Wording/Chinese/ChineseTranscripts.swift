extension Chinese {
  func differsInLine(_ number: Int) -> String { "第\(number)行" }
  func transcriptExpects(_ line: String?) -> String { "应为：\(line ?? "（文件结束）")" }
  func transcriptFinds(_ line: String?) -> String { "实为：\(line ?? "（没有更多输出）")" }
  var transcriptRewritten: String { "已改写" }
  var transcriptWithoutAnswers: String { "还没有输出" }

  func transcriptOptionUnexpected(_ word: String) -> String { "#options：\(quoted(word))不是选项" }
  func transcriptOptionUnknown(_ word: String) -> String { "#options：没有\(quoted(word))这个选项" }
  func transcriptOptionAmbiguous(_ word: String) -> String {
    "#options：\(quoted(word))不明确"
  }
  func transcriptOptionRefused(_ option: String) -> String { "#options：会话记录中不能有--\(option)" }
  func transcriptOptionWithoutValue(_ option: String) -> String { "#options：选项--\(option)需要一个值" }
  func transcriptOptionWithValue(_ option: String) -> String {
    "#options：选项--\(option)不需要值"
  }
  func transcriptOptions(_ problem: String) -> String { "#options：\(problem)" }
  var transcriptWithoutEcho: String { "#options：用了--no-echo，文本中没有输入的命令，无法检查" }
  var transcriptDeckOfStandardInput: String { "#options：--deck不能从标准输入读取" }
  var notATranscript: String { "这不是会话记录，文件未改动" }
  func transcriptLineUnreadable(_ line: Int) -> String {
    "第\(line)行不是JSON输出，文件未改动"
  }
  func transcriptLineAfterEnd(_ line: Int) -> String {
    "第\(line)行在会话结束之后，文件未改动"
  }
  func optionsOfScriptIgnored(_ options: String) -> String {
    "标准输入中的脚本不能设置选项，请写在命令行中：\(options)"
  }
  var transcriptTooLarge: String { "要写入的内容超过64MB" }
}
