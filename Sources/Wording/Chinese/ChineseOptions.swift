extension Chinese {
  func placeholder(_ placeholder: OptionPlaceholder) -> String {
    switch placeholder {
    case .number: "数字"
    case .name: "名称"
    case .file: "文件"
    case .folder: "文件夹"
    case .what: "内容"
    case .size: "大小"
    case .seconds: "秒数"
    case .address: "网址"
    case .bot: "名称=命令"
    }
  }

  var seedPurpose: String { "第一局用这个种子发牌" }
  var categoryPurpose: String { "pop、electronic、rock、metal或rap（默认pop）" }
  var pairsPurpose: String { "一局有几对牌（默认8）" }
  var cardsPurpose: String { "split：一张写歌名，另一张写歌手" }
  var deckPurpose: String { "用文件中的歌曲玩，忽略类别" }
  var tunesPurpose: String { "歌曲来源（交互时默认auto）" }
  var botPurpose: String { "让命令以这个名称参加游戏，可以有几个" }
  var homePurpose: String { "所有数据都保存在这个文件夹" }
  var noHomePurpose: String { "不保存也不读取文件（脚本默认如此）" }
  var recordPurpose: String { "把会话录制到文件" }
  var overwritePurpose: String { "允许--record替换已有的文件" }
  var replayPurpose: String { "先重放文件中的录制，再继续玩" }
  var tracePurpose: String { "把每个动作及其变化写入文件" }
  var formatPurpose: String { "输出文本，或JSON（每行一个对象）" }
  var noEchoPurpose: String { "不显示脚本中的各行" }
  var strictPurpose: String { "遇到无法执行的命令就退出，退出码1" }
  var colorPurpose: String { "交互时的颜色；auto取决于NO_COLOR和TERM" }
  var noColorPurpose: String { "同--color never" }
  var speedPurpose: String { "电脑每翻一张牌后的停顿" }
  var boardPurpose: String { "auto（按终端大小）、full、small或plain" }
  var plainPurpose: String { "全部用文字播报，适合读屏软件" }
  var screenReaderPurpose: String { "同--plain" }
  var languagePurpose: String { "界面语言（默认为系统语言）" }
  var checkPurpose: String { "重放各文件中的会话记录并比较" }
  var updatePurpose: String { "允许--check改写有差异的记录" }
  var generatePurpose: String { "输出man手册、补全脚本或JSON Schema" }
  var helpPurpose: String { "显示本帮助；也可用-h" }
  var versionPurpose: String { "显示版本和许可证" }

  var gamesPurpose: String { "玩多少局（默认10000）" }
  var simulatedPairsPurpose: String { "每局有几对牌（默认8）" }
  var simulatedPlayerPurpose: String { "玩家，可写多个（默认optimal）" }
  var simulatedSeedPurpose: String { "第0局的种子；第1局用下一个种子，依此类推" }
  var firstGamePurpose: String { "第一局的编号（默认0）" }
  var jobsPurpose: String { "同时玩几局（默认每个处理器一局）" }
  var reportFormatPurpose: String { "文本报告，或一个JSON对象" }
  var mergePurpose: String { "合并各部分的JSON，来自文件或标准输入" }
  var plainReportPurpose: String { "用文字报告，适合读屏软件" }

  func wrongValue(_ value: String, of name: String, taking expected: ExpectedValue) -> String {
    "\(name)不能是\(quoted(value))，\(described(expected))"
  }

  private func described(_ expected: ExpectedValue) -> String {
    switch expected {
    case .number(let least, let most): "应为\(least)到\(most)之间的数字"
    case .oneOf, .listed, .language: "应为\(choice(of: expected.words))"
    case .autoOrPairs: "应为auto，或2到歌曲数量之间的数字"
    case .file, .deck: "应为文件的路径"
    case .folder: "应为文件夹的路径"
    case .programPlayer: "应为电脑玩家的名称"
    case .seconds: "应为大于0、不超过3600的秒数，例如10或0.5"
    case .address: "应为https地址，或本机的http地址"
    case .bot: "应为名称=命令；名称不能有空格或冒号，也不能与电脑玩家同名"
    case .nothing: "它不需要值"
    }
  }

  func idleOption(_ option: String, in mode: SessionMode) -> String {
    switch mode {
    case .json: idleOption(option, beside: "format json")
    case .typed: "--\(option)在交互时不起作用"
    case .script: "--\(option)在脚本中不起作用"
    }
  }
  func idleOption(_ option: String, beside other: String) -> String {
    "--\(option)与--\(other)一起使用时不起作用"
  }
  func idleOption(_ option: String, without other: String) -> String {
    "没有--\(other)时，--\(option)不起作用"
  }
}
