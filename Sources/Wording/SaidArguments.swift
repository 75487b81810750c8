import Text

/// The arguments of a message's sentences, by their names. Belongs to one renderer, so to one thread.
package final class SaidArguments: Equatable, @unchecked Sendable {
  private var texts: [String] = []
  /// Each with the index of the text of its sentence.
  private var arguments: [(argument: NamedArgument, text: Int)] = []
  /// Whether two sentences share a name.
  private var areNamesShared = false

  package init() {}

  package static func == (one: SaidArguments, other: SaidArguments) -> Bool { one === other }

  /// Forgets the sentences of the message before.
  package func removeAll() {
    texts.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    areNamesShared = false
  }

  func add(_ text: String, _ added: [NamedArgument]) {
    if added.isEmpty { return }
    let others = arguments.indices
    for argument in added {
      areNamesShared = areNamesShared || isNamed(argument.name, in: others)
      arguments.append((argument, texts.count))
    }
    texts.append(text)
  }

  /// Adds them as members. If sentences of the message share a name, the first one in the text gives the value,
  /// and the longer one of two that begin at the same place.
  package func write(message: String?, to object: inout Output) {
    if areNamesShared { sort(by: Array((message ?? "").utf8)) }
    for index in arguments.indices {
      let argument = arguments[index].argument
      if areNamesShared, isNamed(argument.name, in: 0..<index) { continue }
      object.member(escaping: argument.name, argument.value)
    }
  }

  private func isNamed(_ name: String, in others: Range<Int>) -> Bool {
    arguments[others].contains { $0.argument.name == name }
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
