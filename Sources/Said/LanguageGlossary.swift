import Wording

extension Language {
  /// What people type in it besides commands.
  var glossary: Glossary {
    switch self {
    case .english: Glossary(SaidText.texten, hasBlanks: hasBlanks)
    case .russian: Glossary(SaidText.texten, hasBlanks: hasBlanks)
    case .chinese: Glossary(SaidText.texten, hasBlanks: hasBlanks)
    }
  }
}
