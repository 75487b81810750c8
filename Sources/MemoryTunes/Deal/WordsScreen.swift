import MemoryGame
import Text
import Wording

extension WordList: Presentable {
  var code: AnswerCode { .done("words") }
  var shows: AnswerLayout { .listFirst }

  /// The indices of the pairs in the deck.
  var places: [Int] { deck.places(for: .same)?.map(Int.init) ?? Array(0..<deck.count) }

  /// How many of them were practiced, and are due; nil if nothing is saved.
  var practiced: Int? { learned.map { learned in places.count { learned.pairs[$0] != nil } } }
  var due: Int? { learned.map { places.count(where: $0.isDue) } }

  /// The deck, and the theme to which it is reduced, as they can be typed.
  private func typedName(_ words: Wording) -> String {
    let theme = deck.theme.map { deck.identity.theme($0, words).lowercased() }
    return [deck.identity.name(words), theme].compactMap(\.self).joined(separator: " ")
  }

  func message(_ context: AnswerContext) -> String? {
    let words = context.words
    return words.wordsOfDeck(deck: typedName(words), pairs: places.count, practiced: practiced, due: due ?? 0)
  }

  /// A table of the pairs with their boxes; in plain output and on a narrow terminal, sentences.
  func draw(_ context: AnswerContext, into output: inout Output) {
    let (words, style) = (context.words, context.style)
    let rows = places.map { deck.sides(at: $0, style) }
    let pairs = places.map { learned?.pairs[$0] }
    var columns = [
      TextTable.Column(words.frontHeading, rows.map(\.front), isAtLeft: true, overflow: .wrapped),
      TextTable.Column(words.backHeading, rows.map(\.back), isAtLeft: true, overflow: .wrapped),
    ]
    if pairs.contains(where: { $0 != nil }) {
      columns += [
        TextTable.Column(words.boxHeading, pairs.map { $0.map { "\($0.box)" } ?? "" }),
        TextTable.Column(words.dueHeading, pairs.map { dueDay($0, style) ?? "" }, isAtLeft: true),
      ]
    }
    guard !output.table(columns, least: 0, style: style) else { return }
    for (row, pair) in zip(rows, pairs) {
      output.paragraph(
        words.wordAloud(front: row.front, back: row.back, box: pair?.box, due: dueDay(pair, style) ?? ""),
        style: style)
    }
  }

  private func dueDay(_ pair: Learned.Pair?, _ style: Style) -> String? {
    guard let pair, let learned else { return nil }
    return pair.next <= learned.today ? style.words.dueNow : pair.next.text(style)
  }

  func addValues(_ context: AnswerContext, to object: inout Output) {
    object.member("deck", deck.identity.name)
    object.member("pairs", places.count)
    object.member("practiced", practiced)
    object.member("due", due)
  }

  func addMembers(_ context: AnswerContext, to object: inout Output) {
    object.member("list", objects: places) { place, object in
      object.members(ofPair: place, in: deck)
      object.member("box", learned?.pairs[place]?.box)
      object.member("due", learned?.pairs[place]?.next.text)
    }
  }
}
