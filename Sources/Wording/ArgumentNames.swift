/// The names of the arguments of a sentence, with blanks between them.
struct ArgumentNames {
  typealias Name = UnsafeBufferPointer<UInt8>

  private let names: Name

  init(_ names: StaticString) {
    self.names = Name(start: names.utf8Start, count: names.utf8CodeUnitCount)
  }

  init(_ names: Name) {
    self.names = names
  }

  func forEach(_ body: (_ index: Int, _ name: Name) -> Void) {
    var (index, start) = (0, 0)
    while start < names.count {
      let end = names[start...].firstIndex(of: UInt8(ascii: " ")) ?? names.count
      body(index, Name(rebasing: names[start..<end]))
      (index, start) = (index + 1, end + 1)
    }
  }

  /// The index of an argument; nil if there is none with this name.
  func index(of name: Name) -> Int? {
    var found: Int?
    forEach { if found == nil, $1.elementsEqual(name) { found = $0 } }
    return found
  }
}
