import Wording

extension CategoriesNotice {
  func message(_ words: any Wording) -> String {
    switch self {
    case .chosen(let category, nil): words.categoryChosen(category.title(words))
    case .chosen(let category, let deck?): words.categoryChosen(category.title(words), butUsing: deck)
    case .unknown(let word, nil): words.noCategory(OutsideText.brief(word.typed))
    case .unknown(let word, let nearest?):
      words.noCategory(
        OutsideText.brief(word.typed), nearest: words.language.word(for: nearest, in: \.categories))
    }
  }
}
