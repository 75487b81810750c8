extension Chinese {
  var pop: String { "流行" }
  var electronic: String { "电子" }
  var rock: String { "摇滚" }
  var metal: String { "金属" }
  var rap: String { "说唱" }

  var categories: String { "类别" }
  func chosenRow(_ category: String) -> String { "\(category)（已选）" }
  func chosenRowInWords(_ category: String) -> String { "\(category)，已选" }

  func categoryChosen(_ category: String) -> String { "已选择\(quoted(category))。" }
  func categoryChosen(_ category: String, insteadOf deck: String) -> String {
    "已选择\(quoted(category))，不再使用牌组\(quoted(deck))。"
  }

  func noCategory(_ word: String) -> String { "没有\(quoted(word))这个类别。查看所有类别，请输入：类别" }
  func noCategory(_ word: String, nearest: String) -> String {
    "没有\(quoted(word))这个类别。你是不是想输入：\(nearest)"
  }
}
