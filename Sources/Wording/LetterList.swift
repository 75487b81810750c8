/// A sorted list of words, or of letters, each with numbers. `PatternFile` makes it when the package is built,
/// and explains its form.
struct LetterList: Sendable {
  private let list: StaticString

  init(_ list: StaticString) { self.list = list }

  /// An entry of the list, by the place of the comma before it.
  struct Entry {
    fileprivate let place: Int
    /// The letters, the sign and the numbers.
    private let text: UnsafePointer<UInt8>
    /// How many bytes the letters have.
    private let count: Int

    fileprivate init(_ list: UnsafePointer<UInt8>, at place: Int) {
      (self.place, text) = (place, list + place + 1)
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
    fileprivate var distance: Int { text.number(after: count) << 12 | text.number(after: count + 2) }

    /// The place after the entry.
    fileprivate var next: Int {
      var end = count
      while text[end] != UInt8(ascii: ",") { end += 1 }
      return place + 1 + end
    }
  }

  private var text: UnsafePointer<UInt8> { list.utf8Start }
  private var end: Int { list.utf8CodeUnitCount - 1 }

  /// Calls the body with each entry.
  func forEach(_ body: (Entry) -> Void) {
    var place = 0
    while place < end {
      let entry = Entry(text, at: place)
      body(entry)
      place = entry.next
    }
  }

  /// Calls the body with each entry that this text begins with, the longest first.
  func forEachBeginning(of text: ArraySlice<UInt8>, _ body: (Entry) -> Void) {
    var entry = last(notAfter: text)
    let shared = zip(entry.letters, text).prefix { $0 == $1 }.count
    while true {
      if entry.letters.count <= shared { body(entry) }
      guard entry.distance > 0 else { return }
      entry = Entry(self.text, at: entry.place - entry.distance)
    }
  }

  /// Calls the body with each entry that begins with these letters.
  func forEachEntry(beginningWith letters: [UInt8], _ body: (Entry) -> Void) {
    var entry = last(notAfter: letters[...])
    if !entry.letters.starts(with: letters), entry.next < end { entry = Entry(text, at: entry.next) }
    while entry.letters.starts(with: letters) {
      body(entry)
      guard entry.next < end else { return }
      entry = Entry(text, at: entry.next)
    }
  }

  /// The last entry that is not after a text; the first of all if each is.
  private func last(notAfter text: ArraySlice<UInt8>) -> Entry {
    var (low, high) = (Entry(self.text, at: 0), end)
    var next = low.next
    while next < high {
      var middle = (next + high) / 2
      while self.text[middle] != UInt8(ascii: ",") { middle -= 1 }
      let entry = Entry(self.text, at: middle)
      if text.lexicographicallyPrecedes(entry.letters) {
        high = middle
      } else {
        (low, next) = (entry, entry.next)
      }
    }
    return low
  }
}
