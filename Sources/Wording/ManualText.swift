/// The text of the manual pages.
package enum ManualText {
  package typealias Arguments = [(name: String, value: any Argument)]

  package static func message(_ name: String, _ arguments: Arguments) -> String {
    Catalog.manual.message(name, arguments, by: EnglishRules.self)
  }
}
