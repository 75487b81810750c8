import CCatalogs

/// The text of the manual pages.
package enum ManualText {
  package typealias Arguments = [(name: String, value: any Argument)]

  private static let catalog = Catalog(catalog_manual())

  package static func message(_ name: String, section: String, _ arguments: Arguments) -> String {
    catalog.message(name, section: section, arguments, by: EnglishRules.self)
  }
}
