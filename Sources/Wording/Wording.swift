/// All sentences of the programs in a language. A feature decides which sentence to use. Each is declared once,
/// in the file of its section, and written in the catalog of each language.
///
/// Text passed in is safe to show.
package struct Wording: Sendable {
  package let language: Language

  /// The sentence that the calling function or property declares, with its arguments filled in.
  func say(
    _ arguments: any Argument..., function: StaticString = #function, file: StaticString = #fileID
  ) -> String {
    language.catalog.sentence(function, in: file, arguments, by: language.rules)
  }

  /// The sentence of a message that is named by data.
  package func message(
    _ name: String, section: String, _ arguments: [(name: String, value: any Argument)] = []
  ) -> String {
    language.catalog.message(name, section: section, arguments, by: language.rules)
  }
}
