import Text
import Wording

package let categoriesCommands: [Command<CategoriesAction>] = [
  Command(
    name: "category", synonyms: ["c", "deck"], parameters: [Parameter(.name, kind: .deck)]
  ) { arguments throws(LineProblem) in .chosen(DeckReference(try arguments.path())) }
]
