extension Chinese {
  func clauses(_ clauses: [String]) -> String { clauses.joined(separator: "；") }

  var standardInput: String { "标准输入" }
  var standardOutput: String { "标准输出" }
  var pipe: String { "管道" }
  var thread: String { "线程" }
  var noPrompt: String { "这里无法交互：libedit启动失败" }
  var nothingKeptWithoutHome: String {
    "没有设置HOME，所以不会保存任何数据；想保存，请在启动时加上“--home 文件夹”"
  }
  func replaceByRecording(_ file: String) -> String { "\(file)已经存在。要替换它吗？（是或否）" }
  func leftAsItIs(_ file: String) -> String { "\(file)保持原样；想录制会话，请指定另一个文件" }

  func cannotBeKept(_ file: String, because reason: String) -> String { "无法保存到\(file)：\(reason)" }
  func cannotBeRead(_ file: String, because reason: String) -> String { "无法读取\(file)：\(reason)" }
  func setAside(_ file: String, as name: String) -> String { "\(file)已损坏，现改名为\(name)" }
  func setAside(lines: Int, of file: String, to name: String) -> String {
    "\(file)中有\(lines)行无法读取，已移到\(name)"
  }
  func andMore(_ complaint: String, _ others: Int) -> String { "\(complaint)；另有\(others)个文件也是如此" }
  func ofLaterVersion(_ file: String) -> String { "\(file)来自更新的版本，保持原样" }
  func disappeared(_ file: String) -> String { "\(file)不见了，现在重新开始保存" }
  var gameTooLongToKeep: String { "这一局太长了，后面的部分不再保存" }
  var replyDoesNotFit: String { "这一行#reply不是对所问内容的回答" }
  func replyIsMissing(_ number: Int) -> String { "这一行之前缺少#reply \(number)" }
  var recordingOfFuture: String { "录制自更新版本的memory-tunes，请用该版本重放" }
  var gameOfRecordingNotUnderstood: String { "#game各行不是一局牌" }
  var lockedByAnother: String { "文件被另一个程序锁定" }
  var becameTooLarge: String { "文件变得太大了" }
  var folderOfSomebodyElse: String { "文件夹属于其他用户" }

  var completesWord: String { "补全单词" }
  var drawsScreenAgain: String { "重画屏幕" }
}
