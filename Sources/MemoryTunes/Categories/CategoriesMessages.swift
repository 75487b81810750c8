extension CategoriesNotice {
  var message: String {
    switch self {
    case .chosen(let category, nil):
      "\(category.title) is chosen."
    case .chosen(let category, let deck?):
      "\(category.title) is chosen, but \(deck) will still be used. To stop that, type: tunes category"
    case .unknown(let word, nil):
      "\(OutsideText.quoted(word.typed)) is not a category. For the list of them, type: categories"
    case .unknown(let word, let nearest?):
      "\(OutsideText.quoted(word.typed)) is not a category. Did you mean: category \(nearest)"
    }
  }
}
