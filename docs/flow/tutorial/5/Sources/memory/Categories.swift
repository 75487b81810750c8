enum Category: String, CaseIterable { case pop, rock, jazz }

/// The categories, of which one is chosen.
struct Categories: Equatable {
  var chosen = Category.pop

  /// The categories in a line, with a mark at the chosen one.
  var list: String {
    Category.allCases.map { $0 == chosen ? "[\($0)]" : "\($0)" }.joined(separator: "  ")
  }
}

enum CategoriesAction { case chosen(Category) }

extension Categories {
  mutating func reduce(_ action: CategoriesAction) -> [Effect] {
    switch action {
    case .chosen(let category):
      chosen = category
      return [.save(category)]
    }
  }
}
