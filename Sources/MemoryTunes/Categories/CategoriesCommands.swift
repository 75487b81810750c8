let categoriesCommands: [Command<CategoriesAction>] = [
  Command(
    name: "category", synonyms: ["c"],
    parameters: [Parameter(name: "NAME", kind: .choice(Category.allCases.map(\.rawValue)))],
    purpose: "choose the category of the next game",
    details: [
      "NAME is a category or its number in the list. The game on the table stays",
      "as it is.",
    ]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    if let category = Category(word) { return .chosen(category) }
    return .misnamed(word, nearest: word.nearest(of: Category.allCases.map(\.rawValue)))
  }
]
