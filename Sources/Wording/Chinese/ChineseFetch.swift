extension Chinese {
  func fetchHelp(options: String, bugs: String) -> String {
    """
    用法：memory-tunes-fetch [选项]... 搜索词
    向iTunes曲库查询一次歌曲，输出memory-tunes可用的牌组：
    歌名、歌手、专辑、封面地址，每行一首。

    示例：
      memory-tunes-fetch jazz > jazz.tsv        保存一个牌组
      memory-tunes --deck jazz.tsv              用它来玩
      memory-tunes-fetch --limit 200 'daft punk'

    选项：
    \(options)
    退出码：0 至少有两首歌；2 用法错误，或写入出错；3 无法连接；
    4 请求被拒绝；5 返回的内容无法识别、不完整或超过8MB；6 不到两首歌。
    退出码不是0时，标准错误中有一行说明原因。
    手册：man memory-tunes-fetch。报告问题：
    \(bugs)

    """
  }
  var limitPurpose: String { "查询多少首歌，1到200（默认50）" }
  var timeoutPurpose: String { "最多等待多久（默认10）" }
  var endpointPurpose: String {
    """
    查询的地址：https，或本机的http（默认取
    MEMORY_TUNES_ENDPOINT的值，没有设置时为
    https://itunes.apple.com/search）
    """
  }
  var fetchGeneratePurpose: String {
    """
    输出手册页（man），或命令行补全脚本：
    bash、zsh或fish
    """
  }
  func fetchUsage(_ fault: String) -> String { "\(fault)。更多信息请运行：memory-tunes-fetch --help" }
  var fetchTermMissing: String { "缺少搜索词" }
  var fetchTermEmpty: String { "搜索词是空的" }
  func fetchTermInSeveralWords(_ argument: String) -> String {
    "多余的参数\(quoted(argument))；搜索词有多个单词时要加引号"
  }

  func notReached(_ host: String, _ obstacle: FetchObstacle) -> String {
    switch obstacle {
    case .name: "无法连接\(host)：找不到这个名字的主机。"
    case .connection: "无法连接\(host)：连接失败。"
    case .silence: "无法连接\(host)：没有收到内容，连接就断开了。"
    case .other(let words): "无法连接\(host)：\(words)。"
    }
  }
  func noWholeAnswer(_ host: String, within seconds: Double) -> String {
    let number = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "\(host)没有在\(number)秒内返回完整的内容。"
  }
  func turnedAway(_ host: String, status: Int) -> String { "\(host)拒绝了请求，HTTP状态码\(status)。" }
  func tryAgain(in seconds: Int?) -> String {
    switch seconds {
    case nil: "请过一天再试。"
    case 0?: "现在可以再试。"
    case let seconds?: "请过\(seconds)秒再试。"
    }
  }
  var tryAgainInAMinute: String { "对方没有说明何时可以再试；每分钟大约允许20次请求，请等一分钟。" }
  func redirects(_ host: String, to place: String) -> String {
    "\(host)重定向到\(quoted(place))，但只能查询https地址或本机。"
  }
  func redirectsOnAndOn(_ host: String) -> String { "\(host)一直在重定向。" }
  func answerNotUnderstood(_ host: String) -> String { "\(host)返回的内容无法识别。" }
  func answerCutShort(_ host: String) -> String { "\(host)返回的内容不完整或已损坏。" }
  func answerTooLarge(_ host: String) -> String { "\(host)返回的内容超过8MB。" }
  func tooFewTunes(_ count: Int, for term: String) -> String {
    "\(quoted(term))\(count == 0 ? "没有找到歌曲" : "只找到1首歌")。一个牌组至少要有2首。"
  }
}
