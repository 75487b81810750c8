/// What the last line is answered with. The feature that knows the answer has returned it.
enum Answer: Equatable {
  /// The start of the session.
  case welcome
  /// The line is not answered yet: it waits for the world.
  case pending
  case navigation(NavigationNotice)
  case categories(CategoriesNotice)
  case settings(SettingsNotice)
  case game(GameNotice)
  case table(TableNotice)
  case skill(SkillNotice)
  case tunes(TunesNotice)
  case steps(StepsNotice)
  case records(RecordsNotice)
  case questions(QuestionsNotice)
  case given(GivenNotice)
  case help(HelpTopic)
  case mistyped(LineProblem)
  /// `isSaved` tells whether the next session goes on with the game on the table.
  case farewell(isSaved: Bool)

  var isRefusal: Bool {
    switch self {
    case .navigation(let notice): notice.isRefusal
    case .categories(let notice): notice.isRefusal
    case .settings(let notice): notice.isRefusal
    case .game(let notice): notice.isRefusal
    case .table(let notice): notice.isRefusal
    case .skill(let notice): notice.isRefusal
    case .tunes(let notice): notice.isRefusal
    case .steps(let notice): notice.isRefusal
    case .questions(let notice): notice.isRefusal
    case .given(let notice): notice.isRefusal
    case .mistyped: true
    case .welcome, .pending, .records, .help, .farewell: false
    }
  }
}
