extension Chinese {
  var lineIsNotUTF8: String { "不是UTF-8文本。" }
  func lineIsLonger(thanBytes bytes: Int) -> String { "超过了\(bytes)字节。" }
  var lineHasNoTitle: String { "没有歌名。" }
  var lineHasNoArtist: String { "没有歌手。要么每首歌曲都有歌手，要么都没有。" }
  var quoteIsNotClosed: String { "引号没有闭合。" }
  var columnsAreUnclear: String { "无法判断使用哪些列。请在第一行写上列名，例如：title,artist" }
  var deckIsLargerThan4GB: String { "文件超过了4GB。" }
  func tooSmallADeck(tunes: Int) -> String {
    "\(tunes == 0 ? "里面没有歌曲。" : "里面只有1首歌曲。")一个牌组至少要有2首。"
  }
  func deckProblem(_ problem: String, inLine line: Int) -> String { "第\(line)行\(problem)" }
  func fileProblem(_ problem: String, path: String, line: Int?) -> String {
    "\(path)\(line.map { "第\($0)行" } ?? "")：\(problem)"
  }
  var deckWasNotRead: String { "没有读取，因为前面的牌组太大" }

  func systemError(_ error: SystemError) -> String {
    switch error {
    case .noFiles: "这里没有文件"
    case .notRegular: "不是普通文件"
    case .outsideTranscript: "不在会话记录所在的文件夹中"
    case .notRewritable: "只能改写普通文件"
    case .over64MB: "文件超过了64MB"
    case .givenUp: "读取已中止"
    case .noSuchFile: "没有这个文件"
    case .isFolder: "这是文件夹，不是文件"
    case .isNoFolder: "路径中有一部分不是文件夹"
    case .notAllowed: "没有访问权限"
    case .notPermitted: "系统不允许这样做"
    case .tooManyLinks: "链接层数太多"
    case .nameTooLong: "文件名太长"
    case .notRead: "读写出错"
    case .tooManyOpen: "打开的文件太多"
    case .tooManyOpenInSystem: "系统中打开的文件太多"
    case .noMemory: "内存不足"
    case .noSpace: "磁盘空间不足"
    case .overQuota: "磁盘配额已用完"
    case .tooLarge: "文件太大，系统无法处理"
    case .onlyForReading: "磁盘是只读的"
    }
  }
  func systemError(inWords text: String) -> String { "系统提示：\(quoted(text))" }

  func listedDeck(tunes: Int, isOwn: Bool) -> String { "\(tunes)首歌曲，\(origin(isOwn))" }
  func listedDeck(_ problem: String, isOwn: Bool) -> String { "无法使用（\(origin(isOwn))）：\(problem)" }
  func listedDeck(_ name: String, _ description: String) -> String { "\(name)：\(description)" }
  func deckMeant(_ nearest: String) -> String { "你是不是想输入：牌组 \(nearest)" }
  func themes(_ themes: [String]) -> String { "主题：\(themes.joined(separator: "、"))。" }
  func theme(_ name: String, known: Int, of pairs: Int) -> String {
    known == 0 ? name : "\(name)（已学会\(known)/\(pairs)）"
  }
  func known(_ count: Int, of pairs: Int) -> String { "已学会\(count)/\(pairs)。" }
  private func origin(_ isOwn: Bool) -> String { isOwn ? "你自己的" : "内置" }

  var noDecks: String { "这里没有牌组。想用自己的文件来玩，请输入：牌组 文件名" }
  func deckAdvice(example: String?) -> String { "选用其中一个，请输入：牌组 \(example ?? "文件名")" }
  func decksNotListed(_ count: Int, advice: String) -> String { "还有\(count)个文件没有列出。\(advice)" }
}
