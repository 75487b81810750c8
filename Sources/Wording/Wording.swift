/// All sentences of the programs in a language. A feature decides which sentence to use. Each is a function or
/// a property, made from `en.ftl` when the program is built.
///
/// Text passed in is safe to show.
package struct Wording: Sendable {
  package let language: Language
  /// Where sentences note their arguments; nil if they need not.
  var said: SaidArguments?

  package init(_ language: Language, noting said: SaidArguments? = nil) {
    (self.language, self.said) = (language, said)
  }

  /// A sentence by its index and the names of its arguments, with these filled in.
  func say(_ index: Int, _ names: StaticString, _ arguments: any Argument...) -> String {
    let text = language.catalog.sentence(index, names, arguments, by: language.rules)
    said?.add(text, names, arguments)
    return text
  }

  /// The same of a part of sentences, such as a list, whose arguments are none of the message's.
  func join(_ index: Int, _ names: StaticString, _ arguments: any Argument...) -> String {
    language.catalog.sentence(index, names, arguments, by: language.rules)
  }

  package func message(_ name: String, _ arguments: [(name: String, value: any Argument)] = []) -> String {
    language.catalog.message(name, arguments, by: language.rules)
  }
}
