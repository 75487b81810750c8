import Text

/// The arguments of a message's sentences, by their names. Belongs to one renderer, so to one thread.
package final class SaidArguments: Equatable, @unchecked Sendable {
  private var texts: [String] = []
  private var arguments: [Said] = []
  /// Whether two sentences share a name.
  private var areNamesShared = false

  private typealias Name = UnsafeBufferPointer<UInt8>

  private struct Said {
    let name: Name
    let value: any Argument
    /// The index of the text of its sentence.
    let text: Int
  }

  package init() {}

  package static func == (one: SaidArguments, other: SaidArguments) -> Bool { one === other }

  /// Forgets the sentences of the message before.
  package func removeAll() {
    texts.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    areNamesShared = false
  }

  /// `names` has blanks between them.
  func add(_ text: String, _ names: StaticString, _ values: [any Argument]) {
    if values.isEmpty { return }
    let others = arguments.indices
    var rest = Name(start: names.utf8Start, count: names.utf8CodeUnitCount)[...]
    for value in values {
      let name = Name(rebasing: rest.prefix { $0 != UInt8(ascii: " ") })
      rest = rest.dropFirst(name.count + 1)
      areNamesShared = areNamesShared || isNamed(name, in: others)
      arguments.append(Said(name: name, value: value, text: texts.count))
    }
    texts.append(text)
  }

  /// Adds them as members. If sentences of the message share a name, the first one in the text gives the value,
  /// and the longer one of two that begin at the same place.
  package func write(message: String?, to object: inout Output) {
    if areNamesShared { sort(by: Array((message ?? "").utf8)) }
    for index in arguments.indices where !areNamesShared || !isNamed(arguments[index].name, in: 0..<index) {
      object.name(utf8: arguments[index].name)
      arguments[index].value.add(to: &object)
    }
  }

  private func isNamed(_ name: Name, in others: Range<Int>) -> Bool {
    others.contains { arguments[$0].name.elementsEqual(name) }
  }

  private func sort(by message: [UInt8]) {
    let places = texts.map { text in
      let first = text.utf8.first
      let place = message.indices.first { message[$0] == first && message[$0...].starts(with: text.utf8) }
      return (place ?? .max, -text.utf8.count)
    }
    arguments.sort { places[$0.text] < places[$1.text] }
  }
}
