import Wording

extension Word {
  /// The English name of the word in a list of the vocabulary; the word's own key if it is not in the list.
  package func name(in words: KeyPath<Vocabulary.Index, [String: String]>) -> String {
    isForeign ? Vocabulary.all[keyPath: words][key] ?? key : key
  }

  /// The nearest of the English names, or of their words in a list of the vocabulary.
  package func nearest(of names: [String], in words: KeyPath<Vocabulary.Index, [String: String]>) -> String? {
    if let name = nearest(of: names) { return name }
    let words = Vocabulary.all[keyPath: words].filter { names.contains($0.value) }
    return nearest(of: words.keys.sorted()).flatMap { words[$0] }
  }
}
