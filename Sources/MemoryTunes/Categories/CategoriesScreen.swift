/// The list of categories, the chosen one marked.
struct CategoriesScreen {
  func draw(_ chosen: Category, style: Style, into output: inout Output) {
    output.paragraph("Categories", style: style, color: .bold)
    for (place, category) in Category.allCases.enumerated() {
      output.row(place + 1, category == chosen ? category.title + "  (chosen)" : category.title)
    }
  }
}
