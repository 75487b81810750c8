extension Chinese {
  func gameHelp(options: String, bugs: String) -> String {
    """
    用法：memory-tunes [选项]...
      或：memory-tunes --check [--update] 文件...
      或：memory-tunes simulate [选项]...
    牌面是歌曲的记忆翻牌游戏。在终端里可以直接输入命令；
    如果标准输入或标准输出不是终端，就按标准输入中的脚本来玩。

    例子：
      memory-tunes                             开始玩；输入“帮助”查看命令
      memory-tunes --seed 7 < script           每次都发同样的牌
      memory-tunes --format json < script      供程序使用的回答
      memory-tunes --check *.txt               回答还和以前一样吗？
      memory-tunes simulate --help             让电脑玩很多局

    选项：
    \(options)
    退出状态：0 顺利结束；1 严格模式下的会话被中止，或记录有差异；
    2 用法错误，或读写出了问题。
    手册：man memory-tunes。报告问题：
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    用法：memory-tunes simulate [选项]...
      或：memory-tunes simulate --merge [--format text|json] [文件]...
    让电脑玩家按游戏规则玩很多局，看看用了多少步。
    同一局在哪里玩都一样：各部分的JSON结果加起来，就是一次玩完所有局的结果。

    例子：
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    选项：
    \(options)
    玩家：\(players.joined(separator: "、"))
    （Q为0到1，表示记住一张牌的概率；C表示能记住几张牌）。

    退出状态：0 顺利结束；2 用法错误，或写入出了问题；
    130 被Ctrl-C中止，并报告已玩的部分。

    """
  }

  func tryHelp(of command: String) -> String { "更多信息请运行：\(command) --help" }
  func optionRequiresValue(_ option: String) -> String { "选项--\(option)需要一个值" }
  func optionTakesNoValue(_ option: String) -> String { "选项--\(option)不需要值" }
  func noSuchOption(_ argument: String) -> String { "没有\(quoted(argument))这个选项" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "\(quoted(argument))可以是\(choice(of: options.map { "--\($0)" }))，请写完整"
  }
  func unexpectedArgument(_ argument: String) -> String { "多余的参数\(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "多余的参数\(quoted(argument))。你是不是想输入：\(command)"
  }

  var updateAlone: String { "--update只能与--check一起使用" }
  var checkTakesTranscripts: String { "--check需要会话记录的文件名" }
  var checkTakesFiles: String { "--check需要文件名；名为“-”的文件请写成“./-”" }
  var mergeReadsStandardInput: String {
    "没有指定文件时，--merge读取标准输入；名为“-”的文件请写成“./-”"
  }
  var deckFromStandardInput: String {
    "--deck不能是标准输入，游戏要从那里读取；名为“-”的文件请写成“./-”"
  }
  var replayFromStandardInput: String {
    "--replay不能是标准输入，它本来就会播放；名为“-”的文件请写成“./-”"
  }
  var recordTakesFile: String { "--record需要文件名；名为“-”的文件请写成“./-”" }
  func recordCannotBe(_ use: FileUse) -> String {
    switch use {
    case .script: "--record不能是正在播放的脚本文件"
    case .deck: "--record不能是正在使用的牌组"
    case .answers: "--record不能是写入回答的文件"
    case .messages: "--record不能是写入消息的文件"
    case .kept: "--record不能是本程序用来保存内容的文件"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "\(file)已经存在；要用录制内容替换它，请加上--overwrite"
  }
}
