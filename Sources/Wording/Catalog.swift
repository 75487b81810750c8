import Synchronization
import Text

/// The sentences of a language in the syntax of Project Fluent. Each is read when it is first used.
package final class Catalog: Sendable {
  private let text: StaticString
  private let starts: [UInt32]
  private let work: Mutex<Work>

  private struct Work: ~Copyable {
    var templates: [Template?]
    var output = Output { _ in }
  }

  init(_ text: StaticString, starts: [UInt32]) {
    (self.text, self.starts) = (text, starts)
    work = Mutex(Work(templates: Array(repeating: nil, count: starts.count)))
  }

  /// The sentence with this index. Its arguments have the same order each time.
  func sentence(_ index: Int, _ arguments: [NamedArgument], by rules: any LanguageRules.Type) -> String {
    work.withLock { work in
      if work.templates[index] == nil { work.templates[index] = template(index, arguments.map(\.name)) }
      return work.output.string { work.templates[index]!.write(arguments, by: rules, into: &$0) }
    }
  }

  private func template(_ index: Int, _ names: [String]) -> Template {
    let value = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[Int(starts[index])...]
    var reader = TemplateReader(UnsafeBufferPointer(rebasing: value), names) { name in
      self.template(self.index(of: name), names)
    }
    return reader.pattern()
  }

  func index(of name: String) -> Int {
    let count = name.utf8.count
    let index = starts.firstIndex { start in
      let head = text.utf8Start + Int(start) - " =".utf8.count - count
      return head >= text.utf8Start && name.utf8.elementsEqual(UnsafeBufferPointer(start: head, count: count))
        && (head == text.utf8Start || head[-1] == UInt8(ascii: "\n"))
    }
    guard let index else { preconditionFailure("no message \(name)") }
    return index
  }
}

/// A sentence with places for its arguments. Its text is that of the catalog, which is not copied.
struct Template: @unchecked Sendable {
  enum Part {
    case text(UnsafeBufferPointer<UInt8>)
    case line(breaks: Int, indent: Int)
    case argument(Int)
    /// The first variant that fits the argument with this index, or the last one.
    case choice(Int, [Variant])
  }

  /// The key is a number, a plural category or a word.
  typealias Variant = (key: String, template: Template)

  var parts: [Part] = []

  func write(_ arguments: [NamedArgument], by rules: any LanguageRules.Type, into output: inout Output) {
    for part in parts {
      switch part {
      case .text(let text): output.append(text)
      case .line(let breaks, let indent):
        output.append("\n", times: breaks)
        output.append(" ", times: indent)
      case .argument(let index): arguments[index].value.write(by: rules, into: &output)
      case .choice(let index, let variants):
        let variant = variants.dropLast().first { arguments[index].value.fits($0.key, by: rules) }
        (variant ?? variants[variants.count - 1]).template.write(arguments, by: rules, into: &output)
      }
    }
  }
}
