/// A kind of tunes that can be chosen, in the order of the list.
package enum Category: String, CaseIterable {
  case pop
  case electronic
  case rock
  case metal
  case rap

  var title: String {
    switch self {
    case .pop: "Pop"
    case .electronic: "Electronic"
    case .rock: "Rock"
    case .metal: "Metal"
    case .rap: "Rap"
    }
  }
}

package enum CategoriesAction {
  case chosen(Category)
}

/// The part of the state is the category that the next game uses.
func reduceCategories(_ category: inout Category, _ action: CategoriesAction) -> [Effect] {
  switch action {
  case .chosen(let chosen): category = chosen
  }
  return []
}
