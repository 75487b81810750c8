extension Chinese {
  func command(_ name: String) -> String { Vocabulary.chinese.command(name) }
  func argument(_ name: String) -> String { Vocabulary.chinese.argument(name) }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .card: "牌号"
    case .row: "编号"
    case .number: "数字"
    case .count: "N"
    case .pairs: "对数"
    case .category: "类别"
    case .date: "日期"
    case .name, .setting: "名称"
    case .player: "名字"
    case .value: "值"
    case .what: "项目"
    case .file: "文件名"
    case .command: "命令"
    }
  }

  func heading(of subject: Subject) -> String {
    switch subject {
    case .basics: "基本"
    case .games: "牌局"
    case .skill: "分析"
    case .goingBack: "撤销与重做"
    case .tunes: "歌曲"
    case .records: "纪录"
    case .savedGames: "其他牌局"
    case .settings: "设置"
    case .screens: "界面"
    }
  }

  func joined(_ lines: [String]) -> String { lines.joined() }
  func enumerated(_ names: [String]) -> String { names.joined(separator: "、") }
  func explained(_ usage: String, _ purpose: String, synonyms: [String]) -> String {
    "\(usage)：\(purpose)" + (synonyms.isEmpty ? "" : "（\(enumerated(synonyms))）")
  }
  var helpColumns: (usage: Int, synonyms: Int) { (19, 12) }

  var toPlay: String { "常用命令：" }
  var moreCommands: String { "其他命令：" }
  var allCommands: String { "所有命令，附其他写法和用途：" }
  var whereMoreHelpIs: String { "了解一个命令，例如：帮助 开始。了解所有命令：帮助 全部" }
  var whereHelpIs: String { "了解一个命令，例如：帮助 开始。以#开头的一行是注释。" }
  var numberPicksRow: String { "选择这个编号的一项" }
  var numbersFlipCards: String { "翻开这个编号的牌，或连翻两张" }
  func also(_ synonyms: [String]) -> String { "也可以输入：\(enumerated(synonyms))" }
  func onlyOnScreen(_ screen: String) -> String { "只能在这个界面使用：\(screen)" }
  func andMore(_ number: Int) -> String { "还有\(number)个" }
}

// The commands.
extension Chinese {
  var playHelp: CommandHelp {
    CommandHelp(
      "开一局新游戏",
      "从所选类别中取出这么多首歌曲，每首发两张牌。最少2对，最多有几首歌就有几对；",
      "不写对数就是8对。写了类别，以后也用这个类别，不再用自己的牌组。",
      "先写哪个都行：开始 摇滚 12")
  }

  var againHelp: CommandHelp { CommandHelp("再来一局：对数、牌组、牌面和玩家都不变", "只有牌的位置是新的。") }

  var dailyHelp: CommandHelp {
    CommandHelp(
      "玩每日一局，所有人的牌都一样",
      "日期按UTC计算；也可以写过去的日期，例如2026-11-20。每日一局用内置牌组",
      "发8对牌，一个人玩。你为“开始”选好的牌组、玩家等都不受影响。")
  }

  var practiceHelp: CommandHelp {
    CommandHelp(
      "练习牌组里的词：先练该复习的，再练最不熟的",
      "用拆分牌，一个人玩。没有失误就找到的一对升一盒，过1、2、4、8或16天再复习；",
      "其余的回到第1盒。查看各盒的对数，请输入：统计")
  }

  var flipHelp: CommandHelp {
    CommandHelp(
      "翻开一张牌，或先后翻开两张",
      "翻两张牌算一步。如果两张牌是同一首歌，就一直正面朝上；否则，翻下一张牌时",
      "会自动扣回去。也可以只输入编号。")
  }

  var passHelp: CommandHelp {
    CommandHelp(
      "多人游戏时，放弃这一步",
      "这一步还没有翻牌，并且至少有两张翻开过、还没配对的牌，才能跳过。",
      "所有玩家接连跳过，这一局就结束。")
  }

  var revealHelp: CommandHelp {
    CommandHelp("放弃：翻开所有的牌", "这一局就此结束，不算完成，也不计入纪录。在提示符下会先询问。")
  }

  var hintHelp: CommandHelp {
    CommandHelp("建议翻哪张牌，并说明理由", "提示只依据翻开过的牌，不会偷看其他牌。提示算作辅助，详见“纪录”的帮助。")
  }

  var parHelp: CommandHelp {
    CommandHelp(
      "看这一局与最佳打法相差多少",
      "标准步数，是过目不忘、每步都走得最好的玩家平均需要的步数。你与它的",
      "差距，来自失误和运气。")
  }

  var reviewHelp: CommandHelp {
    CommandHelp(
      "看每次翻牌的得失",
      "牌局结束前只显示总计。没有损失的翻牌不会列出；想全部列出，请输入：复盘 全部")
  }

  var shareHelp: CommandHelp {
    CommandHelp(
      "生成战绩，方便发给朋友",
      "用几行文字介绍玩完的一局。每一步用一个符号表示：勾是配对成功，空方框是没配上",
      "但也没有损失，叉是有损失。不会泄露牌的位置。")
  }

  var playersHelp: CommandHelp {
    CommandHelp(
      "选择下一局的玩家，或查看有谁",
      "想和电脑对局，请输入：玩家 你 normal。easy较弱，normal中等，hard最强。",
      "其他电脑玩家：optimal、random、forgetful:Q（记住一张牌的概率是Q）、",
      "capacity:C（记住最近的C张牌），两人对局时还有zwick-paterson。",
      "其他名字都是自己输入命令的玩家。想恢复一个人玩，请输入：玩家 你")
  }

  var gameHelp: CommandHelp { CommandHelp("回到桌上的牌局") }

  var seedHelp: CommandHelp {
    CommandHelp(
      "用这个种子发下一局的牌",
      "种子、类别和对数都相同，牌的位置就相同。数字从0到18446744073709551615。")
  }

  var cardsHelp: CommandHelp {
    CommandHelp(
      "把歌名和歌手分到两张牌上，或不分",
      "输入“牌面 拆分”，从下一局起，每对牌一张写歌名，另一张写歌手；用单词牌组时，",
      "一张写单词，另一张写翻译，正好背单词。歌名或歌手与前面重复的歌曲不会用到。",
      "输入“牌面 相同”，就恢复成两张一样的牌。")
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      "撤销上一个步骤，或最近N个步骤",
      "输入一行后，界面、类别、下一个种子、牌组、牌面、玩家或牌局有了变化，就算",
      "一个步骤。撤销翻牌算作辅助，详见“纪录”的帮助。")
  }

  var redoHelp: CommandHelp { CommandHelp("重做刚撤销的步骤，或N个步骤", "有了新的步骤，就不能再重做。") }

  var gotoHelp: CommandHelp { CommandHelp("跳到第N个步骤之后；0为最初状态") }

  var logHelp: CommandHelp { CommandHelp("列出最近10个步骤，或最近N个") }

  var categoriesHelp: CommandHelp { CommandHelp("打开类别列表") }

  var categoryHelp: CommandHelp {
    CommandHelp("选择下一局的类别", "名称是一个类别，或它在列表中的编号。桌上的牌局保持不变。")
  }

  var settingsHelp: CommandHelp { CommandHelp("打开设置") }

  var setHelp: CommandHelp {
    CommandHelp(
      "更改一项设置，或查看可选的值",
      "在提示符下更改的设置会保存下来，以后继续有效。想看所有设置，请输入：设置")
  }

  var languageHelp: CommandHelp {
    CommandHelp("选择游戏的语言，或查看有哪些", "名称是en、ru、zh，或一种语言的名字，例如：语言 英语")
  }

  var tunesHelp: CommandHelp {
    CommandHelp(
      "查看下一局用哪些歌曲",
      "“歌曲 下载”从iTunes曲库下载所选类别的新歌曲，“歌曲 清除”删除保存的歌曲，",
      "“歌曲 类别”从自己的牌组换回类别的歌曲。")
  }

  var deckHelp: CommandHelp {
    CommandHelp(
      "以后用自己的牌组玩",
      "一直写到行尾，可以是文件路径，也可以是“所有牌组”列出的名称。文件里每行一首",
      "歌：歌名、一个制表符、歌手。CSV文件和播放列表也可以。桌上的牌局保持不变。")
  }

  var decksHelp: CommandHelp {
    CommandHelp(
      "列出可以按名称选用的牌组",
      "它们是--home所指文件夹（在提示符下是~/.local/share/memory-tunes）里“decks”",
      "文件夹中的文件，以及内置的牌组。内置的牌组可以用来背单词：先输入",
      "“牌组 english-chinese”，再输入“牌面 拆分”。")
  }

  var recordsHelp: CommandHelp {
    CommandHelp(
      "列出最好成绩",
      "写对数，就列出这种对数的前十名；不写，就列出每种对数的第一名。有辅助的牌局",
      "排在所有其他牌局之后。辅助是指：提示、撤销翻牌、输入种子，以及重玩以前",
      "玩完过的一局或每日一局。")
  }

  var statsHelp: CommandHelp { CommandHelp("查看历次牌局的统计") }

  var forgetHelp: CommandHelp {
    CommandHelp(
      "删除保存的数据", "项目可以是设置、牌局、其他牌局、纪录、学习进度、历史、歌曲或全部。",
      "“牌局”后面可以加上要删除的另一局：名称，或“牌局”上次列出的编号。")
  }

  var yesHelp: CommandHelp {
    CommandHelp(
      "同意刚才询问的操作",
      "在提示符下，删除保存的数据，或者没玩完的一局会因新的一局、放弃或撤销而结束",
      "时，都会先问你。")
  }

  var noHelp: CommandHelp { CommandHelp("放弃刚才询问的操作") }

  var gamesHelp: CommandHelp {
    CommandHelp(
      "列出未完成的和按名称保存的牌局",
      "未完成的牌局是以前没玩完的，或者读取另一局时留下的。在其他窗口里进行的也会",
      "列出。")
  }

  var saveHelp: CommandHelp {
    CommandHelp(
      "按名称保存桌上的牌局",
      "名称一直写到行尾。这一局继续，保存的内容不再改变。用这个名称保存的另一局会",
      "被替换；在提示符下会先问你。")
  }

  var loadHelp: CommandHelp {
    CommandHelp(
      "把另一局放到桌上",
      "名称可以是保存时的名称，也可以是“牌局”上次列出的编号。桌上原来的牌局会保",
      "留，也在列表里；“撤销”可以回到它。")
  }

  var menuHelp: CommandHelp { CommandHelp("打开菜单") }
  var backHelp: CommandHelp { CommandHelp("返回上一个界面") }
  var showHelp: CommandHelp { CommandHelp("再显示一次这个界面") }
  var repeatHelp: CommandHelp { CommandHelp("重复上一个回答") }
  var rulesHelp: CommandHelp { CommandHelp("显示规则") }

  var helpHelp: CommandHelp {
    CommandHelp("查看所有命令，或一个命令的说明", "想看所有命令，请输入：帮助 全部")
  }

  var quitHelp: CommandHelp { CommandHelp("离开；按Ctrl-D（输入结束）也一样") }
}
