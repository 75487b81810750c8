import Text

/// The keys of a keyboard in its English and Russian layouts, which people forget to switch.
enum KeyboardLayout {
  private static let english = Array("`qwertyuiop[]asdfghjkl;'zxcvbnm,.".unicodeScalars)
  private static let russian = Array("ёйцукенгшщзхъфывапролджэячсмитьбю".unicodeScalars)
  private static let toEnglish = Dictionary(uniqueKeysWithValues: zip(russian, english))
  private static let toRussian = Dictionary(uniqueKeysWithValues: zip(english, russian))

  /// The lower-case word that the same keys give in the other layout; nil if they do not fit one layout.
  static func switched(_ word: String) -> String? {
    let keys = word.unicodeScalars.contains { toEnglish[$0] != nil } ? toEnglish : toRussian
    let switched = word.unicodeScalars.compactMap { keys[$0] }
    return switched.count == word.unicodeScalars.count ? String(scalars: switched) : nil
  }
}
