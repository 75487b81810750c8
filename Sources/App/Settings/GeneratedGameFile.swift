/// The files that `--generate` can print for the game: those of each program, and the JSON Schema.
package enum GeneratedGameFile: String, CaseIterable {
  case man, bash, zsh, fish
  case jsonSchema = "json-schema"
}
