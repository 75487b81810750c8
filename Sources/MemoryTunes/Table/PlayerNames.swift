import Text
import Wording

extension Players {
  /// The people who type, as a sentence has them; nil if that is nobody or only you.
  func people(_ words: Wording) -> String? {
    let people = list.filter(\.isPerson)
    return people.allSatisfy(\.isYou) ? nil : words.list(people.map { $0.label(words) })
  }

  /// Says which people have nearly the names of computer players; usually empty.
  func doubts(_ words: Wording) -> String {
    let doubts = list.filter { $0.isPerson && !$0.isYou }.compactMap { person in
      Vocabulary.player(nearlyTyped: person.name, ofLetters: 4).map {
        words.personNotComputer(name: person.name, meant: $0)
      }
    }
    return words.sentences(doubts)
  }

  func opponents(_ words: Wording) -> String {
    words.enumerated(list.filter { !$0.isYou }.map { $0.shownName(words) })
  }

  /// The names in rows and on cards, where an only computer player needs no level.
  func namesInRows(_ words: Wording) -> [String] {
    let hasOne = list.count { !$0.isPerson } == 1
    return list.map { hasOne && !$0.isPerson ? words.onlyComputer(name: $0.name) : $0.shownName(words) }
  }

  /// All names, as a sentence has them.
  func names(_ words: Wording) -> String { words.enumerated(list.map { $0.label(words) }) }
}

extension Player {
  /// Whether this is the player at the keyboard of a game without named players.
  var isYou: Bool { self == .you }

  /// Those of the single player and of levels are translated.
  func shownName(_ words: Wording) -> String {
    isPerson && !isYou ? words.isolated(name) : words.playerName(name: name)
  }

  /// The name in a sentence, which some languages mark if a program plays.
  func nameInSentence(_ words: Wording) -> String {
    isPerson ? shownName(words) : words.programPlayerInSentence(name: shownName(words))
  }

  /// The name, marked if a program plays.
  func label(_ words: Wording) -> String {
    isPerson ? shownName(words) : words.programPlayer(name: shownName(words))
  }
}

extension Wording {
  /// The name of a player written like this in a file, as a sentence has it.
  func nameInSentence(written name: String) -> String {
    let player = try? Player(written: Word(name))
    return player?.nameInSentence(self) ?? Player.name(written: name)
  }
}

/// Names of players as people list them.
extension Word {
  /// The names around a Chinese word for “and”: `小明和小红` has two. A name of three characters may contain it.
  var namesAround: [Word] {
    let scalars = Array(typed.unicodeScalars)
    guard let index = scalars.firstIndex(where: { "和与與跟".unicodeScalars.contains($0) }) else { return [self] }
    let parts = [scalars[..<index], scalars[(index + 1)...]].map { Word(String(scalars: Array($0))) }
    let areNames = parts.allSatisfy { part in
      part.typed.unicodeScalars.count > 1 || Vocabulary.player(part.typed)?.isEmpty == false
    }
    return areNames ? [parts[0]] + parts[1].namesAround : [self]
  }

  /// The names in the word: `Миша,` has one, `小明、小红` two.
  var names: [Word] {
    // In the key, because input methods may make a colon wider.
    let hasNumber = key.utf8.contains(UInt8(ascii: ":"))
    let scalars = Array(typed.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
    }
    let names = scalars.indices.split { index in
      // A comma between digits may be a decimal one: `forgetful:0,5`.
      [",", "，", "、", "。"].contains(scalars[index])
        && !(hasNumber && isDigit(index - 1) && isDigit(index + 1))
    }
    return names.map { Word(String(scalars: Array(scalars[$0]))) }
  }
}
