import Text

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
    Output.string { output in
      language.catalog.template(function, in: file).write(arguments, by: language.rules, into: &output)
    }
  }
}
