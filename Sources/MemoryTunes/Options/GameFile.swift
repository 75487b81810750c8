import Manual

/// What `--generate` can print of the game.
package enum GameFile: Equatable {
  case file(GeneratedFile)
  case jsonSchema

  static let names = GeneratedFile.allCases.map(\.rawValue) + [schemaName]
  private static let schemaName = "json-schema"

  init?(_ name: String) {
    if name == Self.schemaName {
      self = .jsonSchema
    } else if let file = GeneratedFile(rawValue: name) {
      self = .file(file)
    } else {
      return nil
    }
  }
}
