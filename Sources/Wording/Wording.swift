/// All sentences of the programs in a language. A feature decides which sentence to use. Each is declared once,
/// in the file of its section, and written in the catalog of each language.
///
/// Text passed in is safe to show.
package struct Wording: Sendable {
  package let language: Language

  /// The sentence that the calling function or property declares, with its arguments filled in.
  func say(
    _ arguments: any ArgumentConvertible..., function: StaticString = #function, file: StaticString = #fileID
  ) -> String {
    var text = ""
    language.catalog.template(function, in: file).write(arguments, by: language.rules, into: &text)
    return text
  }

  /// The sentence of a message that is named by data.
  package func message(
    _ name: String, section: String, _ arguments: [(name: String, value: Argument)] = []
  ) -> String {
    var text = ""
    language.catalog.template(name, section: section, arguments: arguments.map(\.name))
      .write(arguments.map(\.value), by: language.rules, into: &text)
    return text
  }
}
