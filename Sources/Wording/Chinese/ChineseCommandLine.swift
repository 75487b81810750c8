extension Chinese {
  func gameHelp(options: String, bugs: String) -> String {
    """
    用法：memory-tunes [选项]...
      或：memory-tunes --check [--update] 文件...
      或：memory-tunes simulate [选项]...
    记忆翻牌游戏，牌面是歌曲。在终端里直接输入命令来玩；
    标准输入或标准输出不是终端时，按标准输入中的脚本来玩。

    示例：
      memory-tunes                             开始玩；输入“帮助”查看命令
      memory-tunes --seed 7 < script           每次都发同样的牌
      memory-tunes --format json < script      输出JSON，供其他程序使用
      memory-tunes --check *.txt               检查输出是否与之前一致
      memory-tunes simulate --help             让电脑玩很多局

    选项：
    \(options)
    退出码：0 成功；1 --strict中止了会话，或会话记录有差异；
    2 用法错误，或读写出错。
    手册：man memory-tunes。报告问题：
    \(bugs)

    """
  }

  func simulateHelp(options: String, players: [String]) -> String {
    """
    用法：memory-tunes simulate [选项]...
      或：memory-tunes simulate --merge [--format text|json] [文件]...
    让电脑玩家玩很多局，报告用了多少步。
    每一局只由种子决定：在任何机器上分几部分玩，合并JSON结果就等于一次玩完。

    示例：
      memory-tunes simulate --games 1000000
      memory-tunes simulate --player random --player forgetful:0.5 --seed 1
      memory-tunes simulate --bot mine='python3 bot.py' --player mine
      memory-tunes simulate --seed 1 --first 5000 --games 5000 --format json
      cat shard-*.json | memory-tunes simulate --merge

    选项：
    \(options)
    玩家：
      \(players.joined(separator: "、"))
    （Q为0到1，表示记住一张牌的概率；C表示能记住几张牌）。

    退出码：0 成功；2 用法错误，或写入出错；
    130 按Ctrl-C中止（只报告已玩的部分）。

    """
  }

  func tryHelp(of command: String) -> String { "更多信息请运行：\(command) --help" }
  func optionRequiresValue(_ option: String) -> String { "选项--\(option)需要一个值" }
  func optionTakesNoValue(_ option: String) -> String { "选项--\(option)不需要值" }
  func noSuchOption(_ argument: String) -> String { "没有\(quoted(argument))这个选项" }
  func ambiguousOption(_ argument: String, among options: [String]) -> String {
    "\(quoted(argument))不明确，可以是\(choice(of: options.map { "--\($0)" }))"
  }
  func unexpectedArgument(_ argument: String) -> String { "多余的参数\(quoted(argument))" }
  func unexpectedArgument(_ argument: String, meaning command: String) -> String {
    "多余的参数\(quoted(argument))。你是不是想输入：\(command)"
  }

  func botsShareName(_ name: String) -> String { "有两个机器人都叫\(quoted(name))：每个--bot要有自己的名称" }
  var updateAlone: String { "--update只能与--check一起使用" }
  var checkTakesTranscripts: String { "--check需要会话记录的文件名" }
  var checkTakesFiles: String { "--check需要文件名；名为“-”的文件请写成./-" }
  var deckFromStandardInput: String {
    "--deck不能从标准输入读取，命令要从那里读取；名为“-”的文件请写成./-"
  }
  var replayFromStandardInput: String {
    "--replay不能从标准输入读取，那里的脚本本来就会执行；名为“-”的文件请写成./-"
  }
  var recordTakesFile: String { "--record需要文件名；名为“-”的文件请写成./-" }
  var traceOverwritesScreen: String {
    "--trace -会写在屏幕上；请指定文件，或用2>文件重定向标准错误"
  }
  func cannotBeWritten(_ option: String, _ use: FileUse) -> String {
    switch use {
    case .script: "--\(option)不能写入正在执行的脚本"
    case .deck: "--\(option)不能写入正在使用的牌组"
    case .answers: "--\(option)不能写入接收输出的文件"
    case .messages: "--\(option)不能写入接收消息的文件"
    case .kept: "--\(option)不能写入程序保存数据的文件"
    }
  }
  func recordWouldReplace(_ file: String) -> String {
    "\(file)已经存在；要替换它，请加上--overwrite"
  }
}
