/// The wording of what is wrong with a deck file.
extension DeckProblem {
  var message: String { fault.message }
}

extension DeckProblem.Fault {
  var message: String {
    switch self {
    case .notUTF8: "The line is not UTF-8 text."
    case .lineTooLong: "The line is longer than \(DeckProblem.longestLine) bytes."
    case .noTitle: "The line has no title. A tune is a title, a tab, and an artist."
    case .noArtist: "The line has no artist. A tune is a title, a tab, and an artist."
    case .tooLarge: "The file is larger than 4 GB."
    case .tooFewTunes(0): "There are no tunes in it. A deck has at least 2."
    case .tooFewTunes: "There is only 1 tune in it. A deck has at least 2."
    }
  }
}
