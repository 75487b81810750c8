import Text

/// A sentence with places for its arguments. Its text is that of the catalog, which is not copied.
struct Template: @unchecked Sendable {
  enum Part {
    case text(UnsafeBufferPointer<UInt8>)
    case line(breaks: Int, indent: Int)
    case argument(Int)
    /// The first variant that fits the argument with this index, or the last one.
    case choice(Int, [Variant])
  }

  struct Variant {
    let key: VariantKey
    let template: Template
  }

  var parts: [Part] = []

  func write(_ arguments: [any Argument], by rules: any LanguageRules.Type, into output: inout Output) {
    for part in parts {
      switch part {
      case .text(let text): output.append(text)
      case .line(let breaks, let indent):
        output.append("\n", times: breaks)
        output.append(" ", times: indent)
      case .argument(let index): arguments[index].write(by: rules, into: &output)
      case .choice(let index, let variants):
        let variant = variants.dropLast().first { arguments[index].fits($0.key, by: rules) }
        (variant ?? variants[variants.count - 1]).template.write(arguments, by: rules, into: &output)
      }
    }
  }
}

/// What a variant of a sentence is for.
package enum VariantKey: Equatable, Sendable {
  case number(Int)
  case category(PluralCategory)
  case word(String)
}
