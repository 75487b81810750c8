let categoriesCommands: [Command] = [
  Command(
    name: "categories", synonyms: [],
    purpose: "go to the list of categories"
  ) { _ in .opened(.categories) },
  Command(
    name: "category", synonyms: ["c"], arguments: "NAME",
    purpose: "choose the category of the next game",
    details: [
      "NAME is a category or its number in the list. The game on the table stays",
      "as it is.",
    ],
    completions: { _, words in words.isEmpty ? Category.allCases.map(\.rawValue) : [] }
  ) { arguments throws(LineProblem) in
    .categories(.chosen(try arguments.words[0].category()))
  },
]

extension Word {
  /// The category of that name or number in the list.
  func category() throws(LineProblem) -> Category {
    guard let category = Category.allCases.row(self) ?? Category(rawValue: key) else {
      throw .unknownCategory(self, nearest: nearest(of: Category.allCases.map(\.rawValue)))
    }
    return category
  }
}
