import Text

/// Letters that count as the same, and Chinese characters that sound alike, as the file `letters` lists them.
package enum Letters {
  /// Another letter that counts as the same as this one, a traditional Chinese character or `ё`; itself if
  /// there is none.
  static func simplified(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    var (low, high) = (0, same.count)
    while low < high {
      let middle = (low + high) / 2
      if same[middle] >> 16 < letter.value { low = middle + 1 } else { high = middle }
    }
    guard low < same.count, same[low] >> 16 == letter.value else { return letter }
    return Unicode.Scalar(same[low] & 0xFFFF) ?? letter
  }

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
