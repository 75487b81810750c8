import MemoryCore
import Text
import Wording

/// The list of categories, the chosen one marked.
package struct CategoriesScreen: Equatable {
  package let chosen: Category

  package init(chosen: Category) {
    self.chosen = chosen
  }

  package func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.heading(words.categories, style: style)
    for (index, category) in Category.allCases.enumerated() {
      let title = category.title(words)
      let chosenRow = style.isPlain ? words.chosenRowInWords(category: title) : words.chosenRow(category: title)
      output.row(index + 1, category == chosen ? chosenRow : title, style: style)
    }
  }
}
