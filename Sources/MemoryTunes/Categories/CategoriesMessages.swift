import Wording

extension CategoriesNotice {
  func message(_ words: any Wording) -> String {
    switch self {
    case .chosen(let category, nil): words.categoryChosen(category.title(words))
    case .chosen(let category, let deck?): words.categoryChosen(category.title(words), butUsing: deck)
    case .unknown(let word, nil): words.noCategory(word.brief)
    case .unknown(let word, let nearest?):
      words.noCategory(word.brief, nearest: words.language.word(for: nearest, in: \.categories))
    }
  }
}
