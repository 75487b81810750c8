import Wording

/// What happens in a session. One of these is all that a line takes: what it means is carried out, becomes a
/// step, is saved and recorded.
package enum AppAction {
  /// A line was typed, and means this. The time is in seconds since 1970; nil where nobody looks at the clock.
  case typed(Line, FeatureAction, time: Int?)
  /// The world has replied to an effect of the line.
  case replied(FeatureAction)
  /// From here on lines are typed at a prompt, in a place with this language; nil for a script.
  case prompted(Language?)
  /// From here on these bots can play.
  case botsNamed([String])
  /// The player left without a word.
  case left
}

/// An action of one of the features.
package enum FeatureAction {
  case navigation(NavigationAction)
  case categories(CategoriesAction)
  case settings(SettingsAction)
  case deal(DealAction)
  case game(GameAction)
  /// The reply to `Effect.recallDeal`. The answer to the line stays as it is.
  case recalled(Past?)
  case review(ReviewAction)
  case tunes(TunesAction)
  case games(GamesAction)
  case steps(StepsAction)
  case records(RecordsAction)
  case confirmation(ConfirmationAction)
  case helpRequested(HelpTopic)
  case rulesRequested
  /// Print the last answer again.
  case repeatRequested
  /// The line was not understood. The store has to know, because any line closes a question.
  case mistyped(LineProblem)
  case quit
  /// The reply to `Effect.checkGameIsSaved`.
  case gameIsSaved(Bool)
}
