import Manual
import MemoryCore
import MemoryGame
import PreferencesFeature
import Wording

/// The manual page of the game, memory-tunes(6).
package enum GameManual {
  package static var page: ManualPage {
    let usage = ProgramUsage.game
    var page = ManualPage(usage.name, purpose: "game-purpose")
    page.section("SYNOPSIS")
    page.call(usage.name, "[OPTION ...] [COMMAND ...]")
    page.call(usage.name, "--check [--update] FILE...")
    page.call(usage.name, "simulate [OPTION ...]")
    page.call(usage.name, "simulate --merge [FILE ...]")
    page.call(usage.name, "fetch [OPTION ...] TERM")
    page.section("DESCRIPTION", text: "description")
    page.section("COMMANDS", text: "typing")
    page.list(commands(on: page))
    page.section("OPTIONS", text: "shortening")
    page.list(usage.options)
    page.section("SIMULATE", text: "simulate")
    page.list(usage.parts[0].options)
    page.section("FETCH", text: "fetch")
    page.list(usage.parts[1].options)
    page.section("PLAYERS", text: "computer-players")
    page.list(players(on: page))
    page.paragraphs("bots", [("question", question), ("greeting", #"{"version":1}"#)])
    page.section("DECK FILES", text: "deck-files")
    page.section("THE GAME OF THE DAY", text: "game-of-the-day")
    page.section("TRANSCRIPTS")
    let refused = Preference.allCases.filter { $0.row.transcripts == .refused }.map(\.rawValue)
    page.paragraphs("transcripts", [("options", listed(refused.dropLast())), ("lastOption", refused.last)])
    page.section("JSON", text: "json")
    page.list(JSONSchema.answer.terms)
    page.subsection("The game")
    page.list(JSONSchema.game.terms)
    page.subsection("A card of shown")
    page.list(JSONSchema.card.terms)
    page.subsection("Codes")
    page.paragraphs("codes", [("codes", listed(AnswerCode.words))])
    page.section("ENVIRONMENT")
    page.list("environment", of: ManualTerm.variable)
    page.section("FILES", text: "saving")
    page.list("files", of: ManualTerm.file)
    page.section("EXIT STATUS")
    page.list("statuses")
    page.list("fetch-statuses")
    page.section("EXAMPLES")
    page.examples("examples")
    page.end(seeAlso: [("curl", 1), ("editrc", 5)])
    return page
  }

  private static func commands(on page: ManualPage) -> [(ManualTerm, String)] {
    let words = Language.english.words
    return CommandList.all.commands.map { command in
      let help = words.help(command: command.name)
      let text = page.words(
        "command",
        [
          ("purpose", ManualPage.sentence(help.purpose)),
          ("details", ManualPage.sentence(help.details.joined(separator: " "))),
          ("synonyms", command.synonyms.isEmpty ? nil : listed(command.synonyms)),
          ("screen", command.place?.rawValue),
        ])
      return (.command(command.usage.text(words)), text)
    }
  }

  private static func players(on page: ManualPage) -> [(ManualTerm, String)] {
    Player.programNames.map { name in
      if let player = Level(rawValue: name)?.equivalent {
        return (.literal(name), page.words("level", [("player", player)]))
      }
      let kind = Keyword(rawValue: String(name.prefix { $0 != ":" }))
      return (.literal(name), page.words("strategy", [("player", kind)]))
    }
  }

  /// What a bot reads.
  private static let question =
    #"{"ask":"flip", "game":1, "player":1, "pairs":8, "matched":[3,7], "first":null, "turned":[{"card":4,"face":2,"player":0}]}"#

  private static func listed(_ words: [String]) -> String { words.joined(separator: ", ") }
}
