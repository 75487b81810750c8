import Text

/// A sentence with places for its arguments.
struct Template: Sendable {
  enum Part: Sendable {
    case text(String)
    /// The argument with this index.
    case argument(Int)
    /// The first variant that fits the argument with this index; if there is none, the other one.
    case choice(Int, [Variant], otherwise: Template)
  }

  /// What a choice can lead to.
  struct Variant: Sendable {
    /// A number, a plural category or a word.
    let key: Key
    let template: Template
  }

  enum Key: Equatable, Sendable {
    case number(Int)
    case word(String)
  }

  let parts: [Part]

  /// Appends the sentence with its arguments filled in.
  func write(_ arguments: [any ArgumentConvertible], by rules: any LanguageRules.Type, into text: inout String)
  {
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .argument(let index): Self.write(arguments[index].argument, by: rules, into: &text)
      case .choice(let index, let variants, let otherwise):
        let keys = Self.keys(of: arguments[index].argument, by: rules)
        let variant = variants.first { keys.0 == $0.key || keys.1 == $0.key }
        (variant?.template ?? otherwise).write(arguments, by: rules, into: &text)
      }
    }
  }

  private static func write(_ argument: Argument, by rules: any LanguageRules.Type, into text: inout String) {
    switch argument {
    case .text(let value), .word(let value): text += value
    case .number(let value): text += String(value)
    case .decimal(let value, let digits): text += Decimal.text(value, digits: digits, sign: rules.decimalSign)
    }
  }

  /// The keys that fit an argument.
  private static func keys(of argument: Argument, by rules: any LanguageRules.Type) -> (Key?, Key?) {
    switch argument {
    case .text: (nil, nil)
    case .word(let word): (.word(word), nil)
    case .number(let number): (.number(number), .word(rules.pluralCategory(of: number).rawValue))
    case .decimal: (.word(PluralCategory.other.rawValue), nil)
    }
  }
}
