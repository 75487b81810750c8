extension English {
  var takenAsGiven: String { "Taken as given." }
  var noGameForGiven: String { "There is no game on the table to which that could have happened." }
  func notATune(_ problem: String) -> String { problem }
}
