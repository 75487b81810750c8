/// All sentences.
struct SentenceBook: Sendable {
  static let shared = SentenceBook()

  private(set) var sentences: [Sentence] = []
  private(set) var items: [Sentence.Item] = []
  /// By line, the meanings of all its sentences: more of them say nothing else.
  private(set) var related = Array(repeating: MeaningSet(), count: SaidText.lines.count)
  /// The meanings of sentences with a title.
  private(set) var besideTitles = MeaningSet()

  /// Takes them from `SaidText.codes`, which explains the numbers.
  private init() {
    sentences.reserveCapacity(SaidText.forms.count)
    items.reserveCapacity(SaidText.codes.count)
    var item = Sentence.Item()
    for code in SaidText.codes {
      switch code {
      case 0x8000...:
        sentences.append(
          Sentence(
            form: sentences.count, row: Int(code & 0x7FFF) >> 2, isOrdered: code & 2 > 0, isNamed: code & 1 > 0,
            items: items.count..<items.count))
      case 0x800...: item.slot = "\(SaidText.slots[Int(code & 0x7FF)])"
      default:
        let meaning = Meaning(number: Int(code & 0x1FF))
        item.meanings.insert(meaning)
        item.weight = min(item.weight, SaidText.weights[meaning.number])
        if code & 0x200 > 0 { continue }
        item.isOptional = code & 0x400 > 0
        add(item)
        item = Sentence.Item()
      }
    }
    for sentence in sentences where items[sentence.items].contains(where: { $0.slot == "title" }) {
      besideTitles.formUnion(related[sentence.row])
    }
  }

  private mutating func add(_ item: Sentence.Item) {
    let last = sentences.count - 1
    items.append(item)
    sentences[last].items = sentences[last].items.lowerBound..<items.count
    if !item.isOptional, item.meanings.count == 1 { sentences[last].needs.formUnion(item.meanings) }
    if !item.isSlot { related[sentences[last].row].formUnion(item.meanings) }
  }

  /// The weight of the rarest of these meanings.
  func weight(ofRarest meanings: MeaningSet) -> Double {
    var most = 0.0
    meanings.forEach { most = max(most, SaidText.weights[$0.number]) }
    return most
  }

  /// The lines that a sentence means, the first that can be typed now.
  func lines(of sentence: Sentence) -> [[String]] {
    // A slot can have the sign without blanks.
    "\(SaidText.lines[sentence.row])".split(separator: " ").split(separator: "/").map { $0.map(String.init) }
  }

  /// Whether it turns up cards that it names.
  func isOfCards(_ sentence: Sentence) -> Bool {
    let line = "\(SaidText.lines[sentence.row])"
    return (line.hasPrefix("flip ") || line.hasPrefix("place "))
      && items[sentence.items].contains(where: \.isSlot)
  }

  /// It as it is in the file, after its line.
  func text(of sentence: Sentence) -> String { "\(SaidText.forms[sentence.form])" }
}
