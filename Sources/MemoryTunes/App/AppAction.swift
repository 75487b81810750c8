import Wording

package enum AppAction {
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
  /// A line that was not understood.
  case mistyped(LineProblem)
  /// From here on lines are typed at a prompt, in a place with this language; nil for a script.
  case prompted(Language?)
  /// From here on these bots can play.
  case botsNamed([String])
  /// `isSaved`: whether the game on the table is saved, which only `Saver` knows.
  case quit(isSaved: Bool = false)
  /// Everything that a line caused is done. The time is in seconds since 1970, or nil if there is no clock.
  case lineFinished(Line, time: Int?)
}
