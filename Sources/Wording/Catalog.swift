import CCatalogs
import Synchronization
import Text

/// The sentences of a language as its translator wrote them, in the syntax of Project Fluent. A sentence is
/// read when it is used for the first time.
package final class Catalog: Sendable {
  private let text: catalog_text
  private let work = Mutex(Work())

  private struct Work: ~Copyable {
    // What has been read, by the address of its name, which is a literal. A session uses a few dozen sentences,
    // which are found in an array as fast as in a dictionary; a dictionary would make a start a fifth longer.
    var files: [UInt] = []
    var sections: [catalog_text] = []
    var declarations: [UInt] = []
    var templates: [Template] = []
    /// Where sentences are written.
    var output = Output { _ in }
  }

  init(_ text: catalog_text) {
    self.text = text
  }

  /// The sentence that a function or a property declares in a file: `pairsToGo(count:)` in `TableWording.swift`
  /// is the message `pairs-to-go` with the argument `$count` in the section `Table`.
  func sentence(
    _ declaration: StaticString, in file: StaticString, _ arguments: [any Argument],
    by rules: any LanguageRules.Type
  ) -> String {
    work.withLock { work in
      let index = index(of: declaration, in: file, &work)
      return work.output.string { work.templates[index].write(arguments, by: rules, into: &$0) }
    }
  }

  private func index(of declaration: StaticString, in file: StaticString, _ work: inout Work) -> Int {
    let address = UInt(bitPattern: declaration.utf8Start)
    if let index = work.declarations.firstIndex(of: address) { return index }
    work.templates.append(Self.template(Declaration(declaration), in: section(of: file, &work)))
    work.declarations.append(address)
    return work.templates.count - 1
  }

  private func section(of file: StaticString, _ work: inout Work) -> catalog_text {
    let address = UInt(bitPattern: file.utf8Start)
    if let index = work.files.firstIndex(of: address) { return work.sections[index] }
    let section = catalog_section(text, file.section)
    work.files.append(address)
    work.sections.append(section)
    return section
  }

  /// The text of a message that is named by data.
  func message(
    _ name: String, section: String, _ arguments: [(name: String, value: any Argument)],
    by rules: any LanguageRules.Type
  ) -> String {
    var (name, section, labels) = (name, section, arguments.map { "\($0.name):" }.joined())
    let values = arguments.map(\.value)
    return section.withUTF8 { section in
      name.withUTF8 { name in
        labels.withUTF8 { labels in
          let section = catalog_section(text, catalog_text(section))
          let template = Self.template(Declaration(name, labels: labels), in: section)
          return work.withLock { $0.output.string { template.write(values, by: rules, into: &$0) } }
        }
      }
    }
  }

  private static func template(_ declaration: Declaration, in section: catalog_text) -> Template {
    let value = catalog_message(section, catalog_text(declaration.name))
    precondition(value.size > 0, "no sentence \(String(decoding: declaration.name, as: UTF8.self))")
    var reader = TemplateReader(UnsafeBufferPointer(start: value.start, count: value.size), declaration) {
      name in
      template(Declaration(name, labels: declaration.labels), in: section)
    }
    return reader.pattern()
  }
}

extension StaticString {
  /// The section of a file such as `Wording/TableWording.swift`.
  fileprivate var section: catalog_text {
    let file = UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    return catalog_text(file[("Wording/".utf8.count)..<(file.count - "Wording.swift".utf8.count)])
  }
}

extension catalog_text {
  fileprivate init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(UnsafeBufferPointer(rebasing: bytes))
  }

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.init(start: bytes.baseAddress!, size: bytes.count)
  }
}
