import Wording

extension Language {
  /// What people type in it besides commands.
  var glossary: Glossary { Glossary(SaidText.words(rawValue), hasBlanks: hasBlanks) }
}
