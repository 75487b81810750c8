/// The name of a function or a property that declares a sentence: `pairsToGo(count:)`.
struct Declaration {
  typealias Name = UnsafeBufferPointer<UInt8>

  /// What precedes the labels.
  let name: Name
  /// The names of the arguments, each with a colon.
  let labels: Name

  init(_ declaration: StaticString) {
    self.init(Name(start: declaration.utf8Start, count: declaration.utf8CodeUnitCount))
  }

  init(_ declaration: Name) {
    let opening = declaration.firstIndex(of: UInt8(ascii: "(")) ?? declaration.count
    self.init(
      Name(rebasing: declaration[..<opening]),
      labels: Name(rebasing: declaration[min(opening + 1, declaration.count)...]))
  }

  init(_ name: Name, labels: Name) {
    (self.name, self.labels) = (name, labels)
  }

  /// The index of an argument; nil if there is none with this name.
  func index(of argument: Name) -> Int? {
    var (index, start) = (0, 0)
    for place in labels.indices where labels[place] == UInt8(ascii: ":") {
      if labels[start..<place].elementsEqual(argument) { return index }
      (index, start) = (index + 1, place + 1)
    }
    return nil
  }
}
