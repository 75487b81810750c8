import Text
import Wording

extension MatchStats {
  func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(words.gamesOfSeveral(finished: finished), style: style)
    let shown = rivalries.count > Self.mostRows ? Array(rivalries.prefix(Self.mostRows - 1)) : rivalries
    for rivalry in shown {
      let text = words.against(
        name: words.nameInSentence(written: rivalry.name),
        opponent: words.nameInSentence(written: rivalry.opponent),
        games: rivalry.games.text(words),
        matches: rivalry.matches == Results() ? nil : rivalry.matches.text(words))
      output.row(text, style: style)
    }
    if shown.count < rivalries.count {
      let others = words.moreOpponents(count: rivalries.count - shown.count)
      output.row(style.isPlain ? others.capitalized : others, style: style)
    }
  }

  /// So that the summary fits on a screen.
  private static let mostRows = 12

  func addMembers(to object: inout Output) {
    object.member("finished", finished)
    object.member("against", objects: rivalries) { rivalry, object in
      object.member("name", rivalry.name)
      object.member("opponent", rivalry.opponent)
      object.members(rivalry.games)
      object.member("matches") { $0.members(rivalry.matches) }
    }
  }
}

extension Output {
  /// A row below the summary; in plain output, a sentence.
  fileprivate mutating func row(_ text: String, style: Style) {
    paragraph(style.isPlain ? style.words.sentence(text) : text, indent: style.isPlain ? 0 : 2, style: style)
  }

  fileprivate mutating func members(_ results: MatchStats.Results) {
    member("won", results.won)
    member("lost", results.lost)
    member("tied", results.tied)
  }
}
