import Wording

/// A game that waited is on the table.
struct GoesOn: Answer {
  let code = AnswerCode.done("game-loaded")
  let shows = Shown.place
  /// The day of a game of the day that was asked for.
  var day: Day?

  func message(_ context: AnswerContext) -> String? {
    guard let table = context.table else { return nil }
    let (words, style) = (context.words, context.style)
    let progress = style.isPlain ? nil : table.game.progress(words)
    let news = day.map { words.dayGoesOn(day: $0.text(style), progress: progress) }
    return words.sentences(news ?? words.gameLoaded(progress: progress), table.sentenceOnAids(words))
  }
}
