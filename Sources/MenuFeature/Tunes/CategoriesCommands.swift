import MemoryCore
import Wording

package let categoriesCommands: [Command<CategoriesAction>] = [
  Command(
    name: "category", synonyms: ["c"],
    parameters: [Parameter(.name, kind: .choice(Category.allCases.map(\.rawValue)))]
  ) { arguments throws(LineProblem) in
    let word = try arguments.word(0)
    guard let category = Category(word) else {
      throw .noSuchCategory(
        word, nearest: word.nearest(of: Category.allCases.map(\.rawValue), in: \.categories))
    }
    return .chosen(category)
  }
]
