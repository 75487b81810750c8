import App

extension GeneratedGameFile {
  /// What `--generate` prints.
  package var text: String {
    switch self {
    case .man: GameManual.text
    case .bash: String(decoding: PackageResources.completion_bash, as: UTF8.self)
    case .zsh: String(decoding: PackageResources.completion_zsh, as: UTF8.self)
    case .fish: String(decoding: PackageResources.completion_fish, as: UTF8.self)
    case .jsonSchema: String(decoding: PackageResources.schema_json, as: UTF8.self)
    }
  }
}
