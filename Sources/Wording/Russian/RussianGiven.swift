extension Russian {
  var takenAsGiven: String { "Принято." }
  var noGameForGiven: String { "На столе нет партии, с которой это могло бы случиться." }
  func notATune(_ problem: String) -> String { "Это не песня: \(problem)" }
}
