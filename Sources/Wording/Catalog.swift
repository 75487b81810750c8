import CCatalogs
import Synchronization

/// The sentences of a language as its translator wrote them, in the syntax of Project Fluent. A sentence is
/// read when it is used for the first time.
final class Catalog: Sendable {
  private let text: catalog_text
  private let read = Mutex(Read())

  /// What has been read, by the address of its name, which is a literal. A session uses a few dozen sentences,
  /// which are found in an array as fast as in a dictionary; a dictionary would make a start a fifth longer.
  private struct Read {
    var files: [UInt] = []
    var sections: [catalog_text] = []
    var declarations: [UInt] = []
    var templates: [Template] = []
  }

  init(_ text: catalog_text) {
    self.text = text
  }

  /// The template of the sentence that a function or a property declares in a file: `pairsToGo(count:)` in
  /// `TableWording.swift` is the message `pairs-to-go` with the argument `$count` in the section `Table`.
  func template(_ declaration: StaticString, in file: StaticString) -> Template {
    read.withLock { read in
      let address = UInt(bitPattern: declaration.utf8Start)
      if let index = read.declarations.firstIndex(of: address) { return read.templates[index] }
      let template = Self.template(Declaration(declaration), in: section(of: file, &read))
      read.declarations.append(address)
      read.templates.append(template)
      return template
    }
  }

  private func section(of file: StaticString, _ read: inout Read) -> catalog_text {
    let address = UInt(bitPattern: file.utf8Start)
    if let index = read.files.firstIndex(of: address) { return read.sections[index] }
    let section = catalog_section(text, file.section)
    read.files.append(address)
    read.sections.append(section)
    return section
  }

  /// The template of a message that has no arguments and is named by data.
  func template(named name: String, section: String) -> Template {
    var (name, section) = (name, section)
    return section.withUTF8 { section in
      name.withUTF8 { name in
        Self.template(Declaration(name), in: catalog_section(text, catalog_text(section)))
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
