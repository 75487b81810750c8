extension Chinese {
  func fetchingTunes(of category: String, seconds: Int?) -> String {
    "正在下载\(quoted(category))类别的歌曲……\(seconds.map { "\($0)秒" } ?? "")（按Ctrl-C取消）"
  }
  func tunesFetched(_ count: Int, of category: String) -> String { "已下载\(count)首\(quoted(category))类别的歌曲。" }
  func unplayedTunesFetched(_ count: Int, of category: String) -> String {
    "\(tunesFetched(count, of: category))想用这些歌曲来玩，请输入：设定 歌曲 自动"
  }
  func tunesNotFetched(because problem: String) -> String { "没有下载到歌曲：\(problem)。" }
  func tunesNotFetchedYet(because problem: String) -> String {
    "\(tunesNotFetched(because: problem))想再试一次，请输入：歌曲 下载"
  }
  var noTunesWereKept: String { "没有已保存的歌曲。" }
  func tunesForgotten(categories: Int) -> String { "已清除\(categories)个类别的下载歌曲。" }
  func deckChosen(_ deck: String, tunes: Int) -> String { "下一局使用牌组\(quoted(deck))，共\(tunes)首歌曲。" }
  func tunesOfCategoryChosen(_ category: String) -> String { "下一局使用\(quoted(category))类别的歌曲。" }

  func tunes(_ count: Int, of deck: String, origin: String) -> String {
    "牌组\(quoted(deck))的\(count)首歌曲（\(origin)）"
  }
  func nextGameUses(_ tunes: String) -> String { "下一局使用\(tunes)。" }
  var nextGameFetches: String { "下一局会先从iTunes曲库下载歌曲。" }
  func nextGameFetches(orUses tunes: String) -> String {
    "下一局会先从iTunes曲库下载歌曲；如果下载失败，就使用\(tunes)。"
  }

  func nextGameCannotFetch(because problem: String) -> String { "下一局无法下载歌曲：\(problem)。" }

  var builtIn: String { "内置" }
  var fetchedJustNow: String { "刚刚下载" }
  func fetched(minutesAgo minutes: Int) -> String { "\(minutes)分钟前下载" }
  func fetched(hoursAgo hours: Int) -> String { "\(hours)小时前下载" }
  func fetched(daysAgo days: Int) -> String { "\(days)天前下载" }
  var fromFile: String { "来自文件" }

  var catalogNotReached: String { "连接不上iTunes曲库" }
  var catalogTurnedAway: String { "iTunes曲库暂时拒绝访问，请稍后再试" }
  var catalogNotUnderstood: String { "无法识别iTunes曲库返回的内容" }
  var catalogHasTooFewTunes: String { "iTunes曲库里这类歌曲太少" }
  var fetchGivenUp: String { "下载已取消" }
  var fetchProgramMissing: String { "找不到程序memory-tunes-fetch" }
  var fetchProgramNotStarted: String { "系统资源不足，无法启动程序memory-tunes-fetch" }
  var fetchProgramFailed: String { "程序memory-tunes-fetch出错" }
  var scriptIsOffline: String { "只有命令行中写明--tunes auto或--tunes online，脚本才能使用网络" }
}
