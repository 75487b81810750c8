package enum AppAction {
  case navigation(NavigationAction)
  case categories(CategoriesAction)
  case settings(SettingsAction)
  case game(GameAction)
  case table(TableAction)
  case skill(SkillAction)
  case tunes(TunesAction)
  case given(GivenAction)
  case steps(StepsAction)
  case records(RecordsAction)
  case questions(QuestionsAction)
  case helpRequested(HelpTopic)
  /// A line that was not understood.
  case mistyped(LineProblem)
  /// `isSaved`: whether the game on the table is saved, which only `Saver` knows.
  case quit(isSaved: Bool = false)
  /// Everything that a line caused is done. The time is in seconds since 1970, or nil if there is no clock.
  case settled(Line, time: Int?)
}
