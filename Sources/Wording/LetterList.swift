/// A sorted list of words, or of letters, each with numbers. `PatternFile` makes it when the package is built,
/// and explains its form.
struct LetterList: Sendable {
  private let list: StaticString
  private let count: Int

  init(_ list: StaticString) {
    self.list = list
    count = list.utf8Start.longNumber(at: list.utf8CodeUnitCount - 4)
  }

  struct Entry {
    fileprivate let index: Int
    /// The letters, the sign and the numbers.
    private let text: UnsafePointer<UInt8>
    /// How many bytes the letters have.
    private let count: Int

    fileprivate init(_ index: Int, _ text: UnsafePointer<UInt8>) {
      (self.index, self.text) = (index, text)
      var count = 0
      while Patterns.isLetter(text[count]) { count += 1 }
      self.count = count
    }

    var letters: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text, count: count) }

    /// Whether any ending can follow.
    var hasEnding: Bool { text[count] == UInt8(ascii: "*") }

    /// Calls the body with each number.
    func forEachNumber(_ body: (Int) -> Void) {
      var place = count + 4
      repeat {
        body(text.number(after: place))
        place += 2
      } while text[place + 1] != UInt8(ascii: ",")
    }

    /// How far before this entry the longest other one is that it begins with; 0 if there is none.
    fileprivate var distance: Int { text.longNumber(at: count + 1) }
  }

  private func entry(_ index: Int) -> Entry { Entry(index, start(of: index)) }

  private func start(of index: Int) -> UnsafePointer<UInt8> {
    list.utf8Start + list.utf8Start.longNumber(at: list.utf8CodeUnitCount - 4 * (count + 1 - index))
  }

  /// Calls the body with each entry that this text begins with, the longest first.
  func forEachBeginning(of text: ArraySlice<UInt8>, _ body: (Entry) -> Void) {
    var entry = last(notAfter: text)
    let shared = zip(entry.letters, text).prefix { $0 == $1 }.count
    while true {
      if entry.letters.count <= shared { body(entry) }
      guard entry.distance > 0 else { return }
      entry = self.entry(entry.index - entry.distance)
    }
  }

  /// Calls the body with each entry that begins with these letters.
  func forEachEntry(beginningWith letters: [UInt8], _ body: (Entry) -> Void) {
    let last = last(notAfter: letters[...])
    for index in (last.letters.starts(with: letters) ? last.index : last.index + 1)..<count {
      let entry = entry(index)
      guard entry.letters.starts(with: letters) else { return }
      body(entry)
    }
  }

  /// The last entry that is not after a text; the first of all if each is.
  private func last(notAfter text: ArraySlice<UInt8>) -> Entry {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isEntry(middle, after: text) { high = middle } else { low = middle }
    }
    return entry(low)
  }

  private func isEntry(_ index: Int, after text: ArraySlice<UInt8>) -> Bool {
    var letter = start(of: index)
    for byte in text {
      guard letter.pointee == byte, Patterns.isLetter(byte) else {
        return Patterns.isLetter(letter.pointee) && letter.pointee > byte
      }
      letter += 1
    }
    return Patterns.isLetter(letter.pointee)
  }
}

extension UnsafePointer<UInt8> {
  /// The number in four letters at a place.
  @inline(__always) fileprivate func longNumber(at place: Int) -> Int {
    number(after: place - 1) << 12 | number(after: place + 1)
  }
}
