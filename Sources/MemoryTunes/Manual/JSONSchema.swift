import MemoryCore
import MemoryGame
import PreferencesFeature

/// All objects that the program prints as JSON, key by key: the answers of a session, and the result of a
/// simulation.
package enum JSONSchema {
  /// As a JSON Schema.
  package static var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What memory-tunes prints with --format json",
      "description": "Later versions may add keys at the end of an object.",
      "anyOf": [{\(JSONType.object(answer).schema)}, {\(JSONType.object(simulation).schema)}],
      "$defs": {
    \((answer.all + simulation.all).map(\.definition).joined(separator: ",\n"))
      }
    }

    """
  }

  static let answer = JSONObject(
    "answer", "the start of a session, and the answer to each of its lines",
    [
      JSONKey("line", .count, "number of the input line, from 1; 0 for the start"),
      JSONKey("command", .text.orNull("for the start"), "the line as typed, without surrounding blanks"),
      JSONKey("ok", .truth, "false if the line was refused or not understood"),
      JSONKey("notice", .text.orNull("if there is none"), "the message"),
      JSONKey("screen", .words(Route.allCases.map(\.rawValue)), "the current screen"),
      JSONKey("category", .words(Category.allCases.map(\.rawValue)), "the chosen category"),
      JSONKey("game", .object(game).brief.orNull("before the first deal"), "the game on the table"),
      JSONKey(
        "tunes", .object(tunes).orNull("before the first deal"),
        "where the deck of this game came from, and how many tunes it has"),
      JSONKey(
        "code", .words(AnswerCode.words).brief.orNull("without a notice"),
        "a stable identifier for the notice, such as `match` or `no-such-card`"),
      JSONKey(
        "list", .list(of: .any(listed)),
        "in the answers to `daily list`, `decks`, `games`, `help`, `language`, `log`, `par`, `players`, "
          + "`records`, `stats`, `tunes`, `watch` and `set NAME`, an array of objects", isOptional: true),
      JSONKey(
        "days", .object(days), "in the answers to `stats` and `daily list`, the games of the day",
        isOptional: true),
      JSONKey(
        "learned", .object(learned),
        "in the answer to `stats`, the boxes of the deck of the next game",
        isOptional: true),
      JSONKey(
        "matches", .object(matches), "in the answer to `stats`, the finished games of several players",
        isOptional: true),
      JSONKey(
        "summary", .object(summary), "in the answer to `stats`, all games played alone", isOptional: true),
      JSONKey(
        "review", .list(of: .list(of: .number, 6...7)),
        "in the answer to `review`, when the game is over, for every flip: card, value before, chosen, "
          + "after, regret, luck and, with several players, the seat", isOptional: true),
      JSONKey("hint", .object(hint), "in the answer to `hint`, the best flip", isOptional: true),
      JSONKey(
        "share", .text,
        "in the answers to `share` and, if today's game is finished, `daily`, the lines to paste",
        isOptional: true),
      JSONKey(
        "settings", .object(settings), "in the answers to `settings` and `set`, all settings",
        isOptional: true),
      JSONKey(
        "options", .text.orNull("if there are none"),
        "in the object of the start, the options that change answers",
        isOptional: true),
      JSONKey(
        "version", version,
        "in the object of the start, the number of this protocol",
        isOptional: true),
    ])

  static let game = JSONObject(
    "game", "the game on the table",
    [
      JSONKey(
        "phase", .words(Game.Phase.allCases.map(\.rawValue)).brief,
        "`playing`, `finished` (all pairs are found), `drawn` (all players passed) or `revealed` (given up)"),
      JSONKey("seed", seed, "the seed of the deal, as a string: `seed` with it, then `play`, deals it again"),
      JSONKey("pairs", .positive, "number of pairs"),
      JSONKey("flips", .count, "number of cards turned up"),
      JSONKey("moves", .count, "number of completed moves"),
      JSONKey("matched", .count, "number of pairs found"),
      JSONKey("shown", .list(of: .object(card).brief), "the cards whose face can be seen"),
      JSONKey("par", .number, "average number of moves under perfect play"),
      JSONKey("hints", .count, "number of hints taken"),
      JSONKey("players", .list(of: .object(player)), "the players by seat"),
      JSONKey("turn", .count, "the seat of the player to move, from 0"),
      JSONKey(
        "log", .list(of: .list(of: .count, 1...3)),
        "the moves that this line completed: `[player,card,card]`, or `[player]` for a pass"),
      JSONKey("day", day.orNull("for any other game"), "the date of a game of the day, such as 2026-11-20"),
      JSONKey(
        "turned", .list(of: .object(turned)),
        "the cards that this line turned up, in order, with the seat of the player who turned each"),
      JSONKey(
        "match", .object(match).orNull("for a game that is not part of one"),
        "the match of which it is a game: the most games, and the points by seat"),
    ])

  private static let match = JSONObject(
    "match", "a best of several games",
    [
      JSONKey("of", .positive, "the most games"),
      JSONKey(
        "score", .list(of: .number), "the points of each player, by seat, with those of a game that is over"),
    ])

  static let card = JSONObject(
    "card", "a card whose face can be seen",
    [
      JSONKey("card", .positive, "its number"),
      JSONKey("face", .positive, "the index of its tune in the deck, from 1"),
      JSONKey("title", .text.orNull("while only the artist can be seen"), "the title of the tune"),
      JSONKey("artist", .text.orNull("while only the title can be seen"), "the artist of the tune"),
      JSONKey("matched", .truth, "whether its pair is found"),
      JSONKey(
        "side", .words(["title", "artist"]).orNull("with equal cards"),
        "with split cards, the side that it shows"),
    ])

  private static let player = JSONObject(
    "player", "a player of the game on the table",
    [JSONKey("name", .text), JSONKey("pairs", .count), JSONKey("moves", .count)])

  private static let turned = JSONObject(
    "turned", "a card that was turned up, with the seat of the player who turned it",
    card.keys.prefix(4) + [JSONKey("player", .count)])

  private static let tunes = JSONObject(
    "tunes", "where the deck of the game came from, and how many tunes it has",
    [JSONKey("source", source), JSONKey("count", .count)])

  private static let days = JSONObject(
    "days", "the games of the day",
    [JSONKey("played", .count), JSONKey("streak", .count), JSONKey("longest", .count)])

  private static let learned = JSONObject(
    "learned", "how many pairs of the next game's deck are in which box",
    [
      JSONKey("deck", .text), JSONKey("pairs", .count), JSONKey("due", .count),
      JSONKey("boxes", .list(of: .count, 5...5), "how many pairs are in each box, from the first"),
    ])

  private static let matches = JSONObject(
    "matches", "the finished games of several players",
    [
      JSONKey("finished", .positive),
      JSONKey(
        "against", .list(of: .object(rivalry)), "how the first person of each game fared against the others"),
    ])

  private static let summary = JSONObject(
    "summary", "all games played alone",
    [JSONKey("begun", .count), JSONKey("finished", .count), JSONKey("revealed", .count)])

  private static let rivalry = JSONObject(
    "rivalry", "how a person fared against an opponent",
    [
      JSONKey("name", .text), JSONKey("opponent", .text), JSONKey("won", .count), JSONKey("lost", .count),
      JSONKey("tied", .count), JSONKey("matches", .object(results), "how their matches ended"),
    ])
  private static let results = JSONObject(
    "results", "how matches ended",
    [JSONKey("won", .count), JSONKey("lost", .count), JSONKey("tied", .count)])

  private static let hint = JSONObject(
    "hint", "a best flip",
    [JSONKey("card", .positive), JSONKey("kind", .words(Hint.Kind.allCases.map(\.rawValue)))])

  private static let settings = JSONObject(
    "settings", "all settings and their values", Setting.allCases.map { JSONKey($0.rawValue, .text) })

  static let simulation = JSONObject(
    "simulation", "what `simulate` prints",
    [
      JSONKey("games", .count), JSONKey("pairs", .positive), JSONKey("players", .list(of: .text)),
      JSONKey("seed", seed), JSONKey("first", .count, "the number of the first game"),
      JSONKey("moves", gamesByMoves, "number of games, by number of moves"),
      JSONKey("won", .list(of: .count), "the pairs of each player"),
      JSONKey("drawn", .count, "number of games that ended drawn"),
    ])

  /// The objects of lists.
  static let listed = [
    JSONObject(
      "command", "in the list of `help`",
      [
        JSONKey("command", .text), JSONKey("arguments", .text), JSONKey("synonyms", .list(of: .text)),
        JSONKey("purpose", .text), JSONKey("details", .text),
      ]),
    JSONObject("step", "in the list of `log`", [JSONKey("step", .positive), JSONKey("command", .text)]),
    JSONObject(
      "record", "in the list of `records`",
      [
        JSONKey("when", .text), JSONKey("deck", .text), JSONKey("pairs", .positive), JSONKey("moves", .count),
        JSONKey("flips", .count), JSONKey("seconds", .count), JSONKey("seed", seed),
        JSONKey("regret", .number.orNull()), JSONKey("luck", .number.orNull()), JSONKey("hints", .count),
        JSONKey("day", day.orNull("for any other game"), "the date of a game of the day"),
        JSONKey("cards", cards, "what the two cards of a pair showed"), JSONKey("aids", .text),
        JSONKey("players", .list(of: .text)),
        JSONKey("won", .list(of: .count), "the pairs of each player; empty if unknown"),
      ]),
    JSONObject(
      "statistics", "in the list of `stats`",
      [
        JSONKey("category", .text.orNull()), JSONKey("pairs", .positive), JSONKey("begun", .count),
        JSONKey("finished", .count),
        JSONKey("best", .count.orNull("if there is none"), "the fewest moves of a game without aids"),
        JSONKey("mean", .number.orNull()),
        JSONKey("moves", gamesByMoves, "number of games, by number of moves"),
        JSONKey("cards", cards, "what the two cards of a pair showed"), JSONKey("revealed", .count),
      ]),
    JSONObject(
      "forecast", "in the list of `tunes`: what the next game uses",
      [
        JSONKey("deck", .text, isOptional: true), JSONKey("source", source, isOptional: true),
        JSONKey("count", .count, isOptional: true), JSONKey("age", .count, "in seconds", isOptional: true),
        JSONKey("fetchesFirst", .truth),
      ]),
    JSONObject(
      "participant", "in the list of `players`",
      [JSONKey("name", .text), JSONKey("kind", .words(Player.Kind.Key.allCases.map(\.rawValue)))]),
    JSONObject(
      "standing", "in the list of `par`",
      [
        JSONKey("par", .number), JSONKey("asymptotic", .truth), JSONKey("moves", .count),
        JSONKey("regret", .number.orNull()), JSONKey("luck", .number.orNull()),
        JSONKey("share", .number.orNull()),
      ]),
    JSONObject(
      "deck", "in the list of `decks`",
      [
        JSONKey("name", .text), JSONKey("origin", .words(DeckOrigin.allCases.map(\.rawValue))),
        JSONKey("count", .count.orNull(), "how many pairs it has"),
        JSONKey("problem", .text.orNull(), "why it cannot be used"),
        JSONKey("themes", .list(of: .object(theme)), "known pairs by theme"),
        JSONKey("chosen", .truth, "whether the next game uses it"),
      ]),
    JSONObject(
      "setting", "in the list of `set NAME`: a setting and its choices",
      [
        JSONKey("setting", .words(Setting.allCases.map(\.rawValue)).brief), JSONKey("value", .text),
        JSONKey("choices", .list(of: .text)),
      ]),
    JSONObject(
      "savedGame", "in the list of `games`: a waiting game, or one saved by name",
      [
        JSONKey("name", .text.orNull("for a waiting game"), "its name"), JSONKey("deck", .text),
        JSONKey("pairs", .positive),
        JSONKey("matched", .count), JSONKey("moves", .count), JSONKey("when", .text),
        JSONKey("inUse", .truth, "whether it is open in another window"),
      ]),
    JSONObject(
      "move", "in the list of `watch`",
      [
        JSONKey("move", .positive.orNull("for a pass"), "its number"),
        JSONKey("player", .count, "the seat of the player"),
        JSONKey("cards", .list(of: .positive, 0...2), "the cards, in the order in which they were turned up"),
        JSONKey("pair", .truth, "whether they are a pair"),
      ]),
    JSONObject(
      "day", "in the list of `daily list`: a day of this month whose game is finished",
      [
        JSONKey("day", day), JSONKey("moves", .count, "those of its first finish"),
        JSONKey("inTime", .truth, "whether it was finished on that day"),
      ]),
  ]

  private static let theme = JSONObject(
    "theme", "known pairs of a theme; one without a name is the whole deck",
    [JSONKey("name", .text), JSONKey("pairs", .count), JSONKey("known", .count)])

  private static let seed = JSONType.text(like: "^[0-9]{1,20}$")
  private static let day = JSONType.text(like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
  private static let cards = JSONType.words(CardContent.allCases.map(\.rawValue))
  private static let source = JSONType.words(
    [Tunes.Origin.builtIn, .fetched, .kept(0), .stale(0), .file].map(\.key))
  /// With numbers of moves as keys.
  private static let gamesByMoves = JSONType(
    schema: #"""
      "type": "object", "propertyNames": {"pattern": "^[0-9]+$"},
      "additionalProperties": {\#(JSONType.count.schema)}
      """#)
  private static let version = JSONType(
    schema: #""const": \#(AnswerJSON.version)"#, parts: ["\(AnswerJSON.version)"])
}
