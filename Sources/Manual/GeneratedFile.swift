/// What `--generate` can print.
package enum GeneratedFile: String, CaseIterable, Sendable {
  case man, bash, zsh, fish

  /// The file's text. The manual page is made only when it is asked for.
  package func text(of usage: ProgramUsage, page: () -> ManualPage) -> String {
    switch self {
    case .man: page().text
    case .bash: BashCompletion(usage).text
    case .zsh: ZshCompletion(usage).text
    case .fish: FishCompletion(usage).text
    }
  }
}
