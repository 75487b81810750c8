import Text

/// The arguments of the sentences of a message, by the names of the catalog. Belongs to one renderer, which no
/// two threads use at once.
package final class SaidArguments: Equatable, @unchecked Sendable {
  private var sentences: [Sentence] = []

  private struct Sentence {
    let text: String
    let names: [ArgumentNames.Name]
    let arguments: [any Argument]
  }

  package init() {}

  package static func == (one: SaidArguments, other: SaidArguments) -> Bool { one === other }

  /// Forgets the sentences of the message before.
  package func removeAll() { sentences.removeAll(keepingCapacity: true) }

  func add(_ text: String, _ names: StaticString, _ arguments: [any Argument]) {
    if arguments.isEmpty { return }
    sentences.append(Sentence(text: text, names: ArgumentNames(names).all, arguments: arguments))
  }

  /// Adds them as members. If sentences of the message share a name, the first one in the text gives the value,
  /// and the longer one of two that begin at the same place.
  package func write(message: String?, to object: inout Output) {
    let names = sentences.flatMap(\.names)
    if names.indices.contains(where: { index in names[..<index].contains { $0.elementsEqual(names[index]) } }) {
      sort(by: message ?? "")
    }
    var written: [ArgumentNames.Name] = []
    for sentence in sentences {
      for (name, argument) in zip(sentence.names, sentence.arguments)
      where !written.contains(where: { $0.elementsEqual(name) }) {
        written.append(name)
        object.name(utf8: name)
        argument.add(to: &object)
      }
    }
  }

  private func sort(by message: String) {
    let placed = sentences.map { sentence in
      let place = message.firstRange(of: sentence.text).map {
        message.utf8.distance(from: message.startIndex, to: $0.lowerBound)
      }
      return (place: place ?? .max, length: sentence.text.utf8.count, sentence: sentence)
    }
    sentences = placed.sorted { ($0.place, -$0.length) < ($1.place, -$1.length) }.map(\.sentence)
  }
}
