import Text
import Wording

/// A line that the exact grammar refuses, read by the patterns of the languages of its letters.
struct Reading {
  /// The lines that it means, in English and in words of the exact grammar: the first that can be played now.
  let lines: [String]
  /// Whether they are only named: a question, a negation, or a pattern that says so.
  private let isNamed: Bool
  let asks: Bool
  /// Whether the pattern covers words of any kind.
  let isFree: Bool
  /// Whether words of the line that may mean something are not covered.
  let isLoose: Bool
  /// Whether the pattern covers words of any kind, and says that its line is only named.
  private let isSuggestion: Bool

  /// Nil for a phrase that no pattern covers as a whole. A clause of a line needs a pattern of given words.
  init?(_ phrase: Phrase, isClause: Bool = false) {
    guard !phrase.isUnreadable else { return nil }
    asks = phrase.asks
    if phrase.given == nil, !phrase.isMisspelled, let wish = Self.onlyWish(of: phrase) {
      (lines, isFree, isLoose, isSuggestion) = (wish.lines, false, false, false)
      isNamed = wish.isNamed || asks || phrase.isNegated
      return
    }
    guard let found = phrase.given ?? (isClause ? nil : phrase.about) else { return nil }
    (isFree, isLoose) = (found.coverage != .given, found.coverage == .loose)
    var lines = found.line
    // A phrase of the line says more than a word of it, but not more than a name or the answer to a question.
    if isLoose, lines.hasPrefix("?") || !asks,
      !["help ", "challenge ", "?save "].contains(where: lines.hasPrefix),
      let wish = phrase.firstWish ?? phrase.nearest(share: 2.0 / 3),
      !Self.saysLess(wish, than: lines)
    {
      lines = "?" + wish
    }
    let isMarked = lines.hasPrefix("?")
    isSuggestion = isMarked && isFree
    // A negation among words of any kind may be the meaning of the line.
    if isFree, phrase.isNegated, !Self.shows(lines), !isSuggestion { return nil }
    if isLoose || isSuggestion, phrase.isIdle { return nil }
    isNamed = isMarked || asks || phrase.isMisspelled || phrase.isNegated
    if isMarked { lines.removeFirst() }
    self.lines = lines.split(separator: "/").map { line in
      let line = line.trimming(" ")
      return found.asksHow ? Self.help(line) : line
    }
  }

  /// Whether one of its lines is named and not played. A line that only shows something answers a question, and
  /// a statement if the pattern covers every word of it.
  func names(_ line: String) -> Bool {
    let isHelp = line.hasPrefix("help ")
    return isSuggestion && (!isHelp || isLoose) || (isLoose || isNamed) && !Self.shows(line) || isLoose && !asks
  }

  /// Whether a line says less of the same than another one: `play` than `?play 10`, and `players Bob Cleo`, the
  /// end of a list, than `?players Ann Bob Cleo`.
  private static func saysLess(_ line: String, than other: String) -> Bool {
    let other = other.drop { $0 == "?" }
    guard line.hasPrefix("players "), other.hasPrefix("players ") else { return other.hasPrefix(line + " ") }
    let (people, others) = (line.split(separator: " "), other.split(separator: " "))
    return people.count > 2 && people.count < others.count && Set(people).isSubset(of: others)
  }

  private static let computer = "players you normal"

  /// The only wish of a line of several clauses, which the others repeat or remark on (`点错了，退一步`), or the
  /// deal that they describe.
  private static func onlyWish(of phrase: Phrase) -> (lines: [String], isNamed: Bool)? {
    var wishes: [Reading] = []
    for clause in phrase.clauses {
      if let reading = Reading(clause, isClause: true) {
        wishes.append(reading)
      } else if !clause.isIdle {
        return nil
      }
    }
    // A level says more than the computer alone.
    let levels = wishes.filter { $0.lines[0].hasPrefix("players you ") && $0.lines[0] != Self.computer }
    if !levels.isEmpty { wishes.removeAll { $0.lines[0] == Self.computer } }
    guard let first = wishes.first else { return nil }
    if wishes.allSatisfy({ $0.lines == first.lines }) { return (first.lines, first.isNamed) }
    return deal(of: wishes.map { $0.lines[0] }).map { ([$0], wishes.contains(where: \.isNamed)) }
  }

  /// The deal that several lines describe: `play 8` and `category rock` are `play 8 rock`.
  static func deal(of lines: [String]) -> String? {
    // `fresh start, 5 pairs`
    let words = lines.filter { $0 != "again" }.map { $0.split(separator: " ") }
    let commands = Set(words.map { $0[0] })
    guard commands.contains("play"), commands.isSubset(of: ["play", "category"]) else { return nil }
    let arguments = Set(words.flatMap { $0.dropFirst() })
    let sizes = arguments.filter { Word(String($0)).isNumber }
    let decks = arguments.subtracting(sizes)
    guard sizes.count < 2, decks.count < 2 else { return nil }
    return (["play"] + sizes + decks).joined(separator: " ")
  }

  /// Commands whose list answers how to choose something.
  private static let lists = [
    "help", "rules", "records", "stats", "games", "tunes", "players", "language", "categories", "settings",
    "set", "score", "log", "recall",
  ]

  /// The line that shows the help on the command of a line.
  private static func help(_ line: String) -> String {
    let command = String(line.prefix { $0 != " " })
    if lists.contains(command), shows(line) || command == line { return line }
    return "help \(Word(command).isNumber ? "flip" : command)"
  }

  /// Whether a line changes nothing.
  static func shows(_ line: String) -> Bool {
    // It deals nothing, unlike the other lines of its command.
    if line == "daily list" { return true }
    let words = line.split(separator: " ")
    guard case .shows(let most)? = CommandList.all.named(Word(String(words[0])))?.consequence else {
      return false
    }
    return words.count - 1 <= most
  }
}

extension StringProtocol {
  func trimming(_ blank: Character) -> String { split(separator: blank).joined(separator: " ") }
}
