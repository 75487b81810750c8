import Wording

extension Word {
  /// The English name that the word stands for in a list of the vocabulary; the word as commands have it if it
  /// stands for none.
  func name(in words: KeyPath<Vocabulary.Index, [String: String]>) -> String {
    isForeign ? Vocabulary.all[keyPath: words][key] ?? key : key
  }

  /// Which of the English names may have been meant, by itself or by one of its words in a list of the
  /// vocabulary.
  func nearest(of names: [String], in words: KeyPath<Vocabulary.Index, [String: String]>) -> String? {
    if let name = nearest(of: names) { return name }
    let words = Vocabulary.all[keyPath: words].filter { names.contains($0.value) }
    return nearest(of: words.keys.sorted()).flatMap { words[$0] }
  }
}

extension Language {
  init?(_ word: Word) { self.init(named: word.key) }
}
