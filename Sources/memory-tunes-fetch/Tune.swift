/// A tune of a deck: texts without line breaks and control characters.
struct Tune {
  let title: String
  let artist: String
  /// Empty if unknown, like the artwork.
  let album: String
  let artwork: String

  /// Nil without a title or without an artist.
  init?(title: String?, artist: String?, album: String?, artwork: String?) {
    self.title = Self.column(title)
    self.artist = Self.column(artist)
    self.album = Self.column(album)
    let artwork = Self.column(artwork)
    self.artwork = Self.isWebAddress(artwork) ? artwork : ""
    if self.title.isEmpty || self.artist.isEmpty { return nil }
  }

  /// A value without control and format characters (Unicode's Cc and Cf), with blanks for characters that
  /// separate columns, lines and paragraphs, and without surrounding blanks.
  private static func column(_ value: String?) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in (value ?? "").unicodeScalars {
      switch scalar {
      case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        kept.append(" ")
      default:
        if ![.control, .format].contains(scalar.properties.generalCategory) { kept.append(scalar) }
      }
    }
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .spaceSeparator }
    guard let first = kept.firstIndex(where: { !isBlank($0) }),
      let last = kept.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(kept[first...last])
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
      && ["http://", "https://"].contains { lowered.hasPrefix($0) && lowered != $0 }
  }
}
