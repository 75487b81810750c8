import Text

package enum Language: String, Argument, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"
  case chinese = "zh"

  package var words: Wording { Wording(self) }

  /// Its usual word for an English one; the English one if there is none.
  package func word(for name: String, in words: KeyPath<Vocabulary, [String: [String]]>) -> String {
    vocabulary?[keyPath: words][name]?.first ?? name
  }

  /// The language with this name, in any language and in lower case, or this code.
  package init?(named name: String) {
    // Comparing other letters with the codes is slow, and so is reading the words of all languages.
    let language = name.isASCII ? Language(rawValue: name) : nil
    guard let language = language ?? Vocabulary.all.languages[name].flatMap(Language.init(rawValue:)) else {
      return nil
    }
    self = language
  }

  /// The language of an environment: the first known one of `LANGUAGE`, which has no effect in the locales C
  /// and POSIX, otherwise that of the locale. A locale with an encoding other than UTF-8 gives English.
  /// `variable` returns the value of a variable that is set and not empty.
  package static func ofEnvironment(_ variable: (_ name: String) -> String?) -> Language {
    let locale = variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "C"
    guard locale != "C", locale != "POSIX", speaksUTF8(locale) else { return .english }
    let wanted = variable("LANGUAGE")?.split(separator: ":").lazy.compactMap { Language(locale: $0) }.first
    return wanted ?? Language(locale: Substring(locale)) ?? .english
  }

  /// The language of a locale, by its first part: `ru_RU.UTF-8`, `zh-Hant`, `en`.
  private init?(locale: Substring) {
    self.init(rawValue: locale.prefix { !"_-.@".contains($0) }.lowercased())
  }

  /// Whether a locale names no encoding, or UTF-8.
  private static func speaksUTF8(_ locale: String) -> Bool {
    guard let dot = locale.firstIndex(of: ".") else { return true }
    let encoding = locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased()
    return ["utf-8", "utf8"].contains(encoding)
  }

  /// Whether another language than English has Latin letters.
  package static let shareLatinLetters = allCases.count { $0.letters == nil } > 1

  /// The languages whose letters a text has, those with Latin letters last. For digits alone, these.
  package static func written(in text: String) -> [Language] {
    let scalars = text.unicodeScalars
    let others = allCases.reversed().filter { language in
      language.letters.map { scalars.contains(where: $0.contains) } ?? false
    }
    let isLatin = others.isEmpty || scalars.contains { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    return isLatin ? others + allCases.filter { $0.letters == nil } : others
  }
}
