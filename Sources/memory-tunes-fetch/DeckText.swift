import Text

/// A deck file: a tune per line, in four columns, without duplicates.
struct DeckText {
  private(set) var text = ""
  private(set) var count = 0

  /// The longest line that a deck may have, in bytes.
  private static let longestLine = 65_536

  private struct Name: Hashable {
    let title: Text
    let artist: Text
  }

  /// Texts that look alike are equal, unless they are too long to compare quickly.
  private enum Text: Hashable {
    case short(String)
    case long(ExactText)

    private static let longestShort = 256

    init(_ text: String) {
      self = text.utf8.count <= Self.longestShort ? .short(text) : .long(ExactText(text))
    }
  }

  init(_ tunes: [Tune]) {
    var known: Set<Name> = []
    for tune in tunes {
      guard let line = Self.line(tune) else { continue }
      guard known.insert(Name(title: Text(tune.title), artist: Text(tune.artist))).inserted else {
        continue
      }
      text += line + "\n"
      count += 1
    }
  }

  /// A line that is too long would make the whole deck invalid, so its optional columns are dropped or, if that
  /// is not enough, the whole line.
  private static func line(_ tune: Tune) -> String? {
    // A line that begins with # is a comment.
    let title = tune.title.utf8.first == UInt8(ascii: "#") ? " " + tune.title : tune.title
    return [[tune.album, tune.artwork], ["", ""]].lazy
      .map { ([title, tune.artist] + $0).joined(separator: "\t") }
      .first { $0.utf8.count <= longestLine }
  }
}
