import MemoryCore
import Text
import Wording

/// The finished games of several players, and how the first person of each fared against the others.
struct MatchStats: Equatable {
  private(set) var finished = 0
  private(set) var rivalries: [Rivalry] = []

  struct Rivalry: Equatable {
    let name: String
    let opponent: String
    var won = 0
    var lost = 0
    var tied = 0
  }

  init(finished: Int = 0, rivalries: [Rivalry] = []) {
    (self.finished, self.rivalries) = (finished, rivalries)
  }

  mutating func add(_ record: Record) {
    finished += 1
    guard let seat = record.players.firstIndex(where: Player.isPerson), !record.won.isEmpty else { return }
    for other in record.players.indices where other != seat {
      add(record.players[seat], record.won[seat], record.players[other], record.won[other])
    }
  }

  private mutating func add(_ name: String, _ pairs: Int, _ opponent: String, _ otherPairs: Int) {
    let known = rivalries.firstIndex { $0.name == name && $0.opponent == opponent }
    let index = known ?? rivalries.count
    if known == nil { rivalries.append(Rivalry(name: name, opponent: opponent)) }
    let result: WritableKeyPath<Rivalry, Int> =
      pairs > otherPairs ? \.won : pairs < otherPairs ? \.lost : \.tied
    rivalries[index][keyPath: result] += 1
  }
}

extension MatchStats {
  func draw(style: Style, into output: inout Output) {
    let words = style.words
    output.paragraph(words.gamesOfSeveral(finished: finished), style: style)
    let shown = rivalries.count > Self.mostRows ? Array(rivalries.prefix(Self.mostRows - 1)) : rivalries
    for rivalry in shown {
      let text = words.against(
        name: words.playerName(Player.name(written: rivalry.name)),
        opponent: words.playerName(Player.name(written: rivalry.opponent)), won: rivalry.won,
        lost: rivalry.lost,
        tied: rivalry.tied)
      if style.isPlain {
        output.paragraph(words.sentence(text), style: style)
      } else {
        output.paragraph(text, indent: 2, style: style)
      }
    }
    if shown.count < rivalries.count {
      output.paragraph(words.moreOpponents(count: rivalries.count - shown.count), indent: 2, style: style)
    }
  }

  /// So that the summary fits on a screen.
  private static let mostRows = 12

  func addMembers(to object: inout Output) {
    object.member("finished", finished)
    object.name("against")
    object.objects(rivalries) { rivalry, object in
      object.member("name", rivalry.name)
      object.member("opponent", rivalry.opponent)
      object.member("won", rivalry.won)
      object.member("lost", rivalry.lost)
      object.member("tied", rivalry.tied)
    }
  }
}

/// Items of a reply.
extension MatchStats {
  var items: [String] {
    ["matches \(finished)"]
      + rivalries.map { "against \($0.won) \($0.lost) \($0.tied) \($0.name) \($0.opponent)" }
  }

  /// Nil if there is no such item. Invalid items are skipped.
  init?(items: [(kind: Substring, rest: String)]) {
    let count = items.first { $0.kind == "matches" }.flatMap { Word($0.rest).count }
    guard let count, count > 0, count < Int(Int32.max) else { return nil }
    finished = count
    rivalries = items.filter { $0.kind == "against" }.compactMap { item in
      let words = item.rest.split(separator: " ").map(String.init)
      let counts = words.prefix(3).compactMap { Word($0).count }.filter { $0 < Int(Int32.max) }
      guard words.count == 5, counts.count == 3 else { return nil }
      return Rivalry(
        name: OutsideText.shown(words[3]), opponent: OutsideText.shown(words[4]), won: counts[0],
        lost: counts[1], tied: counts[2])
    }
  }
}
