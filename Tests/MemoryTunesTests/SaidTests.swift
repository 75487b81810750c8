import Testing
import Wording
@testable import MemoryTunes
@testable import Said

/// The sentences of `common.said`, each in the first words that a language has for its meanings.
struct SaidTests {
  /// A game in which every line can be typed.
  struct Anytime: Moment {
    let isInGame = false
    func verdict(_ words: [String]) -> Verdict { .possible(CommandList.all.shows(words) ? .shows : .changes) }
    func isTitle(_ text: String) -> Bool { ["Song", "Песня", "歌名"].contains(text) }
    func isCode(_ text: String) -> Bool { text == "rock-8-7" }
    func command(_ word: String) -> String? { CommandList.all.name(of: Word(word)) }
    func value(of slot: StateSlot) -> String? {
      switch slot {
      case .stronger: "hard"
      case .weaker: "easy"
      case .nextLevel: nil
      case .lastButOne: "15"
      case .mostPairs: "60"
      case .sameDeal: "challenge rock-8-7"
      case .steps(let moves): "\(2 * moves)"
      }
    }
  }

  /// The rows of the words of a language that have begun.
  static let languages = Language.allCases.filter { WordRows($0).hasWords }

  private static func interpretation(of text: String) -> Interpretation? {
    Reader(text, at: Anytime()).interpretation
  }

  @Test(arguments: languages)
  func `every sentence means its line, and neither its question nor its negation acts`(language: Language) {
    let rows = WordRows(language)
    for sentence in SentenceBook.shared.sentences {
      let words = SentenceBook.shared.items[sentence.items].filter { !$0.isOptional }.map(rows.example)
      let text = rows.joined(words)
      let found = Self.interpretation(of: text)
      let line = SentenceBook.shared.text(of: sentence).prefix { $0 != "=" }
      if found?.isWhole != true || found?.sentence.hasPrefix(line) != true {
        Issue.record(
          "\(text): \(found.map { "\($0.words) by \($0.sentence)" } ?? "-"), not \(SentenceBook.shared.text(of: sentence))"
        )
      }
      #expect(Self.interpretation(of: text + "?")?.treatment != .done, "\(text)?")
      if words.contains(where: { rows.words("not").contains($0) }) { continue }
      for no in rows.words("not").prefix(3) {
        let negated = no + (language.hasBlanks ? " " : "") + text
        // With some words it means something of its own, such as `no colors`.
        guard SpokenLine(reading: negated)!.tokens.contains(where: { $0.has(.not) }) else { continue }
        let done = Self.interpretation(of: negated)
        let acts = done?.treatment == .done && !CommandList.all.shows(done!.words)
        #expect(!acts || done?.words != found?.words, "\(negated)")
      }
    }
  }

  /// Also a sign such as `=`.
  @Test(arguments: languages)
  func `every word of a glossary has each of its meanings`(language: Language) {
    for (name, words) in WordRows(language).meanings {
      for word in words where word != "-" && !word.contains("*") {
        let tokens = SpokenLine(reading: word)?.tokens ?? []
        var names: Set<String> = []
        tokens.first?.meanings.forEach { names.insert($0.name) }
        #expect(tokens.count != 1 || names.contains(name), "\(word) (\(name))")
      }
    }
  }

  @Test(arguments: ["ther one", "fip 3", "palu", "hinr", "катгория", "подсказкв"])
  func `a misspelled line is read as the same line each time`(text: String) {
    // The order of a set depends on where it is in memory.
    var held: [[Int]] = []
    let readings = (0..<100).map { number in
      held.append(Array(0..<number % 9))
      return Reader(text, at: Anytime()).explanation
    }
    #expect(Set(readings).count == 1, "\(Set(readings))")
  }

  /// A wrong letter, one too many, one left out, and two in the other order.
  @Test(arguments: languages.filter(\.hasBlanks))
  func `a line with a typo in any word is never another one`(language: Language) {
    let rows = WordRows(language)
    let chance = Chance(seed: 7)
    for sentence in SentenceBook.shared.sentences {
      var words = SentenceBook.shared.items[sentence.items].filter { !$0.isOptional }.map(rows.example)
      let text = words.joined(separator: " ")
      guard let meant = Self.interpretation(of: text) else { continue }
      let index = chance.below(words.count)
      // Nobody knows how a name is spelled.
      if words[index].first!.isUppercase { continue }
      words[index] = Self.mistyped(words[index], chance)
      // A letter less makes «вкл» of «выкл», which nobody can tell from a slip.
      if Reader.knows(words[index]) { continue }
      let found = Self.interpretation(of: words.joined(separator: " "))
      if found?.treatment == .done, found?.words != meant.words, !CommandList.all.shows(found!.words) {
        Issue.record("\(words.joined(separator: " ")): \(found!.words), not \(meant.words)")
      }
    }
  }

  private static func mistyped(_ word: String, _ chance: Chance) -> String {
    var letters = Array(word)
    guard letters.count > 3, letters.allSatisfy(\.isLetter) else { return word }
    let index = 1 + chance.below(letters.count - 2)
    switch chance.below(4) {
    case 0: letters[index] = letters[index] == "e" ? "u" : "e"
    case 1: letters.insert(letters[index], at: index)
    case 2: letters.remove(at: index)
    default: letters.swapAt(index, index + 1)
    }
    return String(letters)
  }

  /// Words of any kind with one that asks, negates or praises.
  @Test(arguments: languages)
  func `nothing is done by a line that asks, negates or praises`(language: Language) {
    let rows = WordRows(language)
    let chance = Chance(seed: 11)
    let sentences = SentenceBook.shared.sentences.filter { !$0.isNamed }
    let asks = ["ask.how", "ask.what", "ask.why", "ask.is", "ask.who", "ask.which", "ask.where", "ask.when"]
    for kind in asks + ["not", "remark"] {
      for word in rows.words(kind) {
        var words = SentenceBook.shared.items[chance.pick(sentences).items].filter { !$0.isOptional }.map(
          rows.example)
        // A sentence may have the word, as in `not split`; so may a phrase.
        words.insert(word, at: chance.below(words.count + 1))
        if chance.below(2) == 0 { words.append(chance.pick(rows.words("loose"))) }
        let text = rows.joined(words)
        let found = Self.interpretation(of: text)
        let isPart =
          found?.isWhole == true && SpokenLine(reading: text)?.tokens.contains { $0.has(.not) } == false
        if found?.treatment == .done, !(kind == "not" && (isPart || found!.sentence.contains("not"))),
          !(kind == "remark" && SpokenLine(reading: text)?.tokens.contains { $0.has(.remark) } == false),
          !CommandList.all.shows(found!.words)
        {
          Issue.record("\(text): \(found!.words) by \(found!.sentence)")
        }
      }
    }
  }
}

/// The rows of the words of a language.
struct WordRows {
  private var rows: [(section: String, name: String, words: [String])] = []
  private let language: Language

  init(_ language: Language) {
    self.language = language
    guard let text = try? GoldenFiles.text("Sources/Wording/Catalogs/\(language.rawValue).said") else { return }
    var section = ""
    var row = ""
    for line in (text + "\n[]").split(separator: "\n") where line.first != "#" {
      if line.first == " " {
        row += line
        continue
      }
      if let colon = row.firstRange(of: ": ") {
        let words = row[colon.upperBound...].split(separator: ",").map { $0.trimmingPrefix(" ") }
        rows.append((section, String(row[..<colon.lowerBound]), words.map(String.init)))
      }
      row = String(line)
      if line.first == "[" { section = String(line.dropFirst().dropLast()) }
    }
  }

  var hasWords: Bool { !rows.isEmpty }

  /// The words for each meaning.
  var meanings: [(name: String, words: [String])] {
    rows.filter { ["words", "meanings"].contains($0.section) }.map { ($0.name, $0.words) }
  }

  /// The words for a meaning.
  func words(_ name: String) -> [String] {
    rows.first { $0.name == name && ["words", "meanings"].contains($0.section) }?.words ?? []
  }

  /// In Chinese, a blank is between numbers alone.
  func joined(_ words: [String]) -> String {
    words.reduce("") { text, word in
      let isNumber = text.last?.isNumber == true && word.first?.isNumber == true
      return text.isEmpty ? word : text + (language.hasBlanks || isNumber ? " " : "") + word
    }
  }

  /// A word for a place in a sentence, without any ending.
  func example(_ item: Sentence.Item) -> String {
    let name = item.meanings.first { _ in true }!.name
    let index = language == .english ? 0 : language == .russian ? 1 : 2
    switch item.slot {
    case "": return words(name).first.map { $0.filter { $0 != "*" } } ?? name
    case "n", "row": return "4"
    case "n2", "column", "row2": return "6"
    case "column2": return "2"
    case "name": return ["Anna", "Аня", "小明"][index]
    case "people": return ["Anna, Ben", "Аня, Боря", "小明、小红"][index]
    case "title": return ["Song", "Песня", "歌名"][index]
    case "code": return "rock-8-7"
    case "date": return "2026-11-05"
    case "command": return language.word(for: "undo", in: \.commands)
    default:
      let values = rows.filter { $0.section == name }
      let value = item.slot.last == "2" ? values.last : values.first
      return value?.words[0].filter { $0 != "*" } ?? item.slot
    }
  }
}
