import Text

/// Letters that count as the same, and Chinese characters that sound alike, as the file `letters` lists them.
package enum Letters {
  /// By letter, another one that counts as the same: traditional Chinese characters, and `ё`.
  static let same: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    forEachForm("~") { forms in
      for other in forms.dropFirst() { letters[other] = forms.first! }
    }
    return letters
  }()

  /// Calls the body with each word of the lists that begin with this mark.
  static func forEachForm(_ mark: Unicode.Scalar, _ body: (String.UnicodeScalarView) -> Void) {
    let text = UnsafeBufferPointer(start: textOfFile.utf8Start, count: textOfFile.utf8CodeUnitCount)
    for list in text.split(separator: UInt8(ascii: "\n")) where list.first == UInt8(ascii: mark) {
      for form in list.dropFirst().split(separator: UInt8(ascii: " ")) {
        body(String(decoding: form, as: UTF8.self).unicodeScalars)
      }
    }
  }
}
