import Text

/// What a line, or a reply of the world, does, with what was read for it: an enum for each feature.
enum FeatureAction: Equatable, Sendable {
  case navigation(NavigationAction)
  case play(PlayAction)
  case review(ReviewAction)
  case deal(DealAction)
  case tunes(TunesAction)
  case games(GamesAction)
  case settings(SettingsAction)
  case steps(StepsAction)
  case confirmation(ConfirmationAction)
  /// It only shows something.
  indirect case show(Event)
  /// The line cannot be carried out. The store must know, because any line closes a question.
  indirect case refuse(Refusal)
  case quit

  // Replies that concern more than one feature.

  /// What is known of today; nil if nothing is saved. The answer to the line does not change.
  indirect case todayRead(Today?)
  /// The game of a day that waited, or why it cannot go on; nil if none did. If `leaves`, the next game gets a
  /// position of its own.
  indirect case dayOpened(Day, leaves: Bool, Result<SavedGame, GamesFailure>?)
  /// `isForWords`: to learn words.
  case decksListed(DeckList, isForWords: Bool)
  case gameIsSaved(Bool)
}

/// Going from screen to screen.
enum NavigationAction: Equatable, Sendable {
  case opened(Route)
  case wentBack
  /// Print this screen again.
  case showRequested
}

enum ConfirmationAction: Equatable, Sendable {
  case confirmed
  case denied
  /// The line was not understood.
  case misunderstood
}
