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

  /// The sentence with this index. `names` are those of its arguments, with blanks between them.
  func sentence(
    _ index: Int, _ names: StaticString, _ arguments: [any Argument], by rules: any LanguageRules.Type
  ) -> String {
    work.withLock { work in
      if work.templates[index] == nil { work.templates[index] = template(index, ArgumentNames(names)) }
      return work.output.string { work.templates[index]!.write(arguments, by: rules, into: &$0) }
    }
  }

  func message(
    _ name: String, _ arguments: [(name: String, value: any Argument)], by rules: any LanguageRules.Type
  ) -> String {
    var (name, names) = (name, arguments.map(\.name).joined(separator: " "))
    let index = name.withUTF8(index)
    let template = names.withUTF8 { self.template(index, ArgumentNames($0)) }
    return work.withLock { work in
      work.output.string { template.write(arguments.map(\.value), by: rules, into: &$0) }
    }
  }

  private func template(_ index: Int, _ names: ArgumentNames) -> Template {
    let value = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[Int(starts[index])...]
    var reader = TemplateReader(UnsafeBufferPointer(rebasing: value), names) { name in
      self.template(self.index(of: name), names)
    }
    return reader.pattern()
  }

  private func index(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let index = starts.firstIndex { start in
      let head = text.utf8Start + Int(start) - " =".utf8.count - name.count
      return head >= text.utf8Start && name.elementsEqual(UnsafeBufferPointer(start: head, count: name.count))
        && (head == text.utf8Start || head[-1] == UInt8(ascii: "\n"))
    }
    guard let index else { preconditionFailure("no message \(String(decoding: name, as: UTF8.self))") }
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
