/// What `--generate` can print of the game: the files that each program has, and the schema of its answers.
package enum GeneratedGameFile: String, CaseIterable {
  case man, bash, zsh, fish
  case jsonSchema = "json-schema"
}
