import MemoryCore
import MemoryGame
import PreferencesFeature

/// The JSON Schema of all JSON output: the answers of a session, and the result of a simulation.
package enum JSONSchema {
  package static var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What memory-tunes prints with --format json",
      "description": "Later versions may add keys at the end of an object.",
      "anyOf": [{"$ref": "#/$defs/answer"}, {"$ref": "#/$defs/simulation"}],
      "$defs": {
        "answer": {
          "description": "The start of a session, and the answer to each of its lines",
          "type": "object",
          "required": ["line", "command", "ok", "notice", "screen", "category", "game", "tunes", "code"],
          "properties": {
            "line": {"type": "integer", "minimum": 0, "description": "Number of the input line, from 1; 0 for the start"},
            "command": {"type": ["string", "null"], "description": "The line as typed; null for the start"},
            "ok": {"type": "boolean", "description": "False if the line was refused or not understood"},
            "notice": {"type": ["string", "null"], "description": "The message shown"},
            "screen": {"enum": \(words(Route.allCases.map(\.rawValue)))},
            "category": {"enum": \(words(Category.allCases.map(\.rawValue))), "description": "The chosen category"},
            "game": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/game"}]},
            "tunes": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/tunes"}]},
            "code": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/code"}]},
            "list": {
              "type": "array",
              "items": {
                "anyOf": [
                  {"$ref": "#/$defs/command"}, {"$ref": "#/$defs/step"}, {"$ref": "#/$defs/record"},
                  {"$ref": "#/$defs/statistics"}, {"$ref": "#/$defs/forecast"}, {"$ref": "#/$defs/participant"},
                  {"$ref": "#/$defs/standing"}, {"$ref": "#/$defs/deck"}, {"$ref": "#/$defs/setting"},
                  {"$ref": "#/$defs/savedGame"}
                ]
              }
            },
            "days": {"$ref": "#/$defs/days"},
            "learned": {"$ref": "#/$defs/learned"},
            "matches": {"$ref": "#/$defs/matches"},
            "review": {
              "description": "For each flip: card, value before, chosen, after, regret, luck; of several players, the seat",
              "type": "array",
              "items": {"type": "array", "minItems": 6, "maxItems": 7, "items": {"type": "number"}}
            },
            "hint": {
              "type": "object",
              "required": ["card", "kind"],
              "properties": {
                "card": {"$ref": "#/$defs/positive"},
                "kind": {"enum": \(words(Hint.Kind.allCases.map(\.rawValue)))}
              }
            },
            "share": {"type": "string", "description": "The lines to paste"},
            "options": {"type": ["string", "null"], "description": "In the object of the start: the options that change answers"},
            "version": {"const": \(AnswerJSON.version), "description": "In the object of the start: the version of this protocol"},
            "settings": {
              "description": "In the answers to settings and set: all settings and their values",
              "type": "object",
              "required": \(words(Setting.allCases.map(\.rawValue))),
              "properties": {
                \(Setting.allCases.map { "\"\($0.rawValue)\": {\"type\": \"string\"}" }.joined(separator: ", "))
              }
            }
          }
        },
        "code": {
          "description": "A stable identifier for the notice",
          "enum": \(words(AnswerCode.allCases.map(\.rawValue)))
        },
        "count": {"type": "integer", "minimum": 0},
        "positive": {"type": "integer", "minimum": 1},
        "seed": {"type": "string", "pattern": "^[0-9]{1,20}$"},
        "day": {"type": ["string", "null"], "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},
        "game": {
          "description": "The game on the table",
          "type": "object",
          "required": [
            "phase", "seed", "pairs", "flips", "moves", "matched", "shown", "par", "hints", "players", "turn", "log", "day", "turned"
          ],
          "properties": {
            "phase": {"enum": \(words(Game.Phase.allCases.map(\.rawValue)))},
            "seed": {"$ref": "#/$defs/seed"},
            "pairs": {"type": "integer", "minimum": 2},
            "flips": {"$ref": "#/$defs/count"},
            "moves": {"$ref": "#/$defs/count"},
            "matched": {"$ref": "#/$defs/count", "description": "Pairs found"},
            "shown": {"type": "array", "items": {"$ref": "#/$defs/card"}},
            "par": {"type": "number", "description": "Average number of moves under perfect play"},
            "hints": {"$ref": "#/$defs/count"},
            "players": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["name", "pairs", "moves"],
                "properties": {
                  "name": {"type": "string"},
                  "pairs": {"$ref": "#/$defs/count"},
                  "moves": {"$ref": "#/$defs/count"}
                }
              }
            },
            "turn": {"$ref": "#/$defs/count", "description": "The player to move: an index in players, from 0"},
            "log": {
              "description": "The moves that this line completed: player, cards; the player alone for a pass",
              "type": "array",
              "items": {"type": "array", "minItems": 1, "maxItems": 3, "items": {"$ref": "#/$defs/count"}}
            },
            "day": {"$ref": "#/$defs/day", "description": "The date of a game of the day; null for any other game"},
            "turned": {
              "description": "Every card that this line turned up, in order, with the seat of the player who turned it",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["card", "face", "title", "artist", "player"],
                "properties": {
                  "card": {"$ref": "#/$defs/positive"},
                  "face": {"$ref": "#/$defs/positive"},
                  "title": {"type": ["string", "null"]},
                  "artist": {"type": ["string", "null"]},
                  "player": {"$ref": "#/$defs/count"}
                }
              }
            }
          }
        },
        "card": {
          "description": "A card whose face can be seen",
          "type": "object",
          "required": ["card", "face", "title", "artist", "matched", "side"],
          "properties": {
            "card": {"$ref": "#/$defs/positive"},
            "face": {"$ref": "#/$defs/positive", "description": "The index of the tune in the deck, from 1"},
            "title": {"type": ["string", "null"], "description": "Null while only the artist can be seen"},
            "artist": {"type": ["string", "null"], "description": "Null while only the title can be seen"},
            "matched": {"type": "boolean"},
            "side": {"enum": ["title", "artist", null], "description": "With split cards, the side that this card shows"}
          }
        },
        "source": {"enum": \(words([Tunes.Origin.builtIn, .fetched, .kept(0), .stale(0), .file].map(\.key)))},
        "tunes": {
          "description": "Where the deck of the game came from, and how many tunes it has",
          "type": "object",
          "required": ["source", "count"],
          "properties": {"source": {"$ref": "#/$defs/source"}, "count": {"$ref": "#/$defs/count"}}
        },
        "command": {
          "description": "In the list of help",
          "type": "object",
          "required": ["command", "arguments", "synonyms", "purpose", "details"],
          "properties": {
            "command": {"type": "string"},
            "arguments": {"type": "string"},
            "synonyms": {"type": "array", "items": {"type": "string"}},
            "purpose": {"type": "string"},
            "details": {"type": "string"}
          }
        },
        "step": {
          "description": "In the list of log",
          "type": "object",
          "required": ["step", "command"],
          "properties": {"step": {"$ref": "#/$defs/positive"}, "command": {"type": "string"}}
        },
        "record": {
          "description": "In the list of records",
          "type": "object",
          "required": [
            "when", "deck", "pairs", "moves", "flips", "seconds", "seed", "regret", "luck", "hints", "day", "cards",
            "aids", "players", "won"
          ],
          "properties": {
            "when": {"type": "string"},
            "deck": {"type": "string"},
            "pairs": {"$ref": "#/$defs/positive"},
            "moves": {"$ref": "#/$defs/count"},
            "flips": {"$ref": "#/$defs/count"},
            "seconds": {"$ref": "#/$defs/count"},
            "seed": {"$ref": "#/$defs/seed"},
            "regret": {"type": ["number", "null"]},
            "luck": {"type": ["number", "null"]},
            "hints": {"$ref": "#/$defs/count"},
            "day": {"$ref": "#/$defs/day"},
            "cards": {"$ref": "#/$defs/cards"},
            "aids": {"type": "string"},
            "players": {"type": "array", "minItems": 1, "items": {"type": "string"}},
            "won": {
              "description": "The pairs of each player; empty if unknown",
              "type": "array",
              "items": {"$ref": "#/$defs/count"}
            }
          }
        },
        "cards": {
          "description": "What the two cards of a pair showed",
          "enum": \(words(CardContent.allCases.map(\.rawValue)))
        },
        "statistics": {
          "description": "In the list of stats",
          "type": "object",
          "required": ["category", "pairs", "begun", "finished", "best", "mean", "moves", "cards", "revealed"],
          "properties": {
            "category": {"type": ["string", "null"]},
            "pairs": {"$ref": "#/$defs/positive"},
            "begun": {"$ref": "#/$defs/count"},
            "revealed": {"$ref": "#/$defs/count"},
            "finished": {"$ref": "#/$defs/count"},
            "best": {"type": ["integer", "null"], "description": "The fewest moves of a game without aids"},
            "mean": {"type": ["number", "null"]},
            "moves": {"$ref": "#/$defs/games"},
            "cards": {"$ref": "#/$defs/cards"}
          }
        },
        "deck": {
          "description": "In the list of decks",
          "type": "object",
          "required": ["name", "origin", "count", "problem", "themes"],
          "properties": {
            "name": {"type": "string"},
            "origin": {"enum": \(words(DeckOrigin.allCases.map(\.rawValue)))},
            "count": {"type": ["integer", "null"], "description": "How many tunes it has"},
            "problem": {"type": ["string", "null"], "description": "Why it cannot be used"},
            "themes": {
              "description": "Known pairs by theme; a theme without a name is the whole deck",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "pairs", "known"],
                "properties": {
                  "name": {"type": "string"},
                  "pairs": {"$ref": "#/$defs/count"},
                  "known": {"$ref": "#/$defs/count"}
                }
              }
            }
          }
        },
        "savedGame": {
          "description": "In the list of games: a waiting game, or one saved by name",
          "type": "object",
          "required": ["name", "deck", "pairs", "matched", "moves", "when", "inUse"],
          "properties": {
            "name": {"type": ["string", "null"], "description": "Null for a waiting game"},
            "deck": {"type": "string"},
            "pairs": {"$ref": "#/$defs/positive"},
            "matched": {"$ref": "#/$defs/count"},
            "moves": {"$ref": "#/$defs/count"},
            "when": {"type": "string"},
            "inUse": {"type": "boolean", "description": "Whether it is open in another window"}
          }
        },
        "setting": {
          "description": "A setting and its choices, in the list of 'set NAME'",
          "type": "object",
          "required": ["setting", "value", "choices"],
          "properties": {
            "setting": {"enum": \(words(Setting.allCases.map(\.rawValue)))},
            "value": {"type": "string"},
            "choices": {"type": "array", "items": {"type": "string"}}
          }
        },
        "games": {
          "description": "Number of games, by number of moves",
          "type": "object",
          "propertyNames": {"pattern": "^[0-9]+$"},
          "additionalProperties": {"$ref": "#/$defs/count"}
        },
        "days": {
          "description": "The games of the day in stats",
          "type": "object",
          "required": ["played", "streak", "longest"],
          "properties": {
            "played": {"$ref": "#/$defs/count"},
            "streak": {"$ref": "#/$defs/count"},
            "longest": {"$ref": "#/$defs/count"}
          }
        },
        "learned": {
          "description": "In stats: the boxes of the deck of the next game",
          "type": "object",
          "required": ["deck", "pairs", "due", "boxes"],
          "properties": {
            "deck": {"type": "string"},
            "pairs": {"$ref": "#/$defs/count"},
            "due": {"$ref": "#/$defs/count"},
            "boxes": {
              "description": "How many pairs are in each box, from the first",
              "type": "array",
              "minItems": 5,
              "maxItems": 5,
              "items": {"$ref": "#/$defs/count"}
            }
          }
        },
        "matches": {
          "description": "In stats: the finished games of several players",
          "type": "object",
          "required": ["finished", "against"],
          "properties": {
            "finished": {"$ref": "#/$defs/positive"},
            "against": {
              "description": "How the first person of each game fared against the others",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "opponent", "won", "lost", "tied"],
                "properties": {
                  "name": {"type": "string"},
                  "opponent": {"type": "string"},
                  "won": {"$ref": "#/$defs/count"},
                  "lost": {"$ref": "#/$defs/count"},
                  "tied": {"$ref": "#/$defs/count"}
                }
              }
            }
          }
        },
        "forecast": {
          "description": "In the list of tunes: what the next game uses",
          "type": "object",
          "required": ["fetchesFirst"],
          "properties": {
            "deck": {"type": "string"},
            "source": {"$ref": "#/$defs/source"},
            "count": {"$ref": "#/$defs/count"},
            "age": {"$ref": "#/$defs/count", "description": "In seconds"},
            "fetchesFirst": {"type": "boolean"}
          }
        },
        "participant": {
          "description": "In the list of players",
          "type": "object",
          "required": ["name", "kind"],
          "properties": {"name": {"type": "string"}, "kind": {"enum": \(words(Player.Kind.Key.allCases.map(\.rawValue)))}}
        },
        "standing": {
          "description": "In the list of par",
          "type": "object",
          "required": ["par", "asymptotic", "moves", "regret", "luck", "share"],
          "properties": {
            "par": {"type": "number"},
            "asymptotic": {"type": "boolean"},
            "moves": {"$ref": "#/$defs/count"},
            "regret": {"type": ["number", "null"]},
            "luck": {"type": ["number", "null"]},
            "share": {"type": ["number", "null"]}
          }
        },
        "simulation": {
          "description": "What simulate prints",
          "type": "object",
          "required": ["games", "pairs", "players", "seed", "first", "moves", "won", "drawn"],
          "properties": {
            "games": {"$ref": "#/$defs/count"},
            "pairs": {"$ref": "#/$defs/positive"},
            "players": {"type": "array", "minItems": 1, "items": {"type": "string"}},
            "seed": {"$ref": "#/$defs/seed"},
            "first": {"$ref": "#/$defs/count"},
            "moves": {"$ref": "#/$defs/games"},
            "won": {"type": "array", "items": {"$ref": "#/$defs/count"}},
            "drawn": {"$ref": "#/$defs/count"}
          }
        }
      }
    }

    """
  }

  /// Words as a JSON array. None needs escapes.
  private static func words(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
