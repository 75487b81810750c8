import Wording

/// How a command is typed, in one or more ways. It becomes text only when shown, because every language has its
/// own words.
struct Usage: Equatable, Sendable {
  private let alternatives: [[Part]]

  enum Part: Equatable, Sendable {
    /// The name of a command.
    case command(String)
    /// An argument that is one of a few words.
    case argument(String)
    case placeholder(Placeholder)
    /// The same in every language.
    case literal(String)
    /// The name of a player. Levels of play have names of their own in each language.
    case player(String)
    /// One of a few arguments.
    case oneOf([String])
    /// One of the levels of play, after `against`.
    case level([String])
    indirect case optional(Part)
    indirect case repeated(Part)
  }
}

extension Usage {
  init(_ parts: Part...) { alternatives = [parts] }

  init(_ parts: [Part]) { alternatives = [parts] }

  /// A command with each of a few arguments; nil for none.
  static func lines(_ command: String, _ arguments: String?...) -> Usage {
    Usage(alternatives: arguments.map { [.command(command)] + ($0.map { [.argument($0)] } ?? []) })
  }

  func text(_ words: Wording) -> String {
    let lines = alternatives.map { $0.map { $0.text(words) }.joined(separator: " ") }
    return lines.count == 1 ? lines[0] : words.choice(of: lines.map(words.lineToChoose))
  }
}

extension Usage {
  /// In English, for programs: a line for each way.
  var lines: [String] {
    alternatives.map {
      $0.map { $0.text(isForPrograms: true, Language.english.words) }.joined(separator: " ")
    }
  }
}

extension Usage.Part {
  /// As help shows it: optional parts in brackets, repeated ones with dots.
  func text(_ words: Wording) -> String { text(isForPrograms: false, words) }

  fileprivate func text(isForPrograms: Bool, _ words: Wording) -> String {
    switch self {
    case .command(let name): words.command(name)
    case .argument(let name): words.argument(name)
    case .placeholder(let placeholder): words.placeholder(placeholder: placeholder)
    case .literal(let text): text
    case .player(let name): words.playerName(name: name)
    case .oneOf(let names):
      isForPrograms ? names.joined(separator: "|") : words.choice(of: names.map(words.argument))
    case .level(let names): isForPrograms ? names.joined(separator: "|") : words.againstLevels
    case .optional(let part): "[\(part.text(isForPrograms: isForPrograms, words))]"
    case .repeated(let part): "\(part.text(isForPrograms: isForPrograms, words))..."
    }
  }
}
