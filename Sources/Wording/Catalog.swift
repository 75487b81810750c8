import CCatalogs
import Synchronization

/// The sentences of a language as its translator wrote them, in the syntax of Project Fluent. A sentence is
/// read when it is used for the first time.
final class Catalog: Sendable {
  private let text: catalog_text
  private let read = Mutex(Read())

  /// What has been read, by the address of its name, which is a literal.
  private struct Read {
    var sections: [UnsafePointer<UInt8>: catalog_text] = [:]
    var templates: [UnsafePointer<UInt8>: Template] = [:]
  }

  init(_ text: catalog_text) {
    self.text = text
  }

  /// The template of the sentence that a function or a property declares in a file: `pairsToGo(count:)` in
  /// `TableWording.swift` is the message `pairs-to-go` with the argument `$count` in the section `Table`.
  func template(_ function: StaticString, in file: StaticString) -> Template {
    read.withLock { read in
      if let template = read.templates[function.utf8Start] { return template }
      let section = read.sections[file.utf8Start] ?? section(of: "\(file)")
      read.sections[file.utf8Start] = section
      let declaration = "\(function)".split { "(:)".contains($0) }.map(String.init)
      let template = Self.template(Self.kebab(declaration[0]), Array(declaration.dropFirst()), in: section)
      read.templates[function.utf8Start] = template
      return template
    }
  }

  /// The template of a message that is named by data.
  func template(_ name: String, section: String, arguments: [String]) -> Template {
    Self.template(name, arguments, in: catalog_section(text, section))
  }

  /// The section of a file with declarations.
  private func section(of file: String) -> catalog_text {
    let name = file.drop { $0 != "/" }.dropFirst().prefix { $0 != "." }
    return catalog_section(text, String(name.dropLast("Wording".count)))
  }

  private static func template(_ name: String, _ arguments: [String], in section: catalog_text) -> Template {
    let value = catalog_message(section, name)
    precondition(value.size > 0, "no sentence \(name)")
    var reader = TemplateReader(
      UnsafeRawBufferPointer(start: value.start, count: value.size), arguments: arguments
    ) { template($0, arguments, in: section) }
    return reader.pattern()
  }

  /// `pairsToGo` as `pairs-to-go`.
  private static func kebab(_ name: String) -> String {
    name.reduce(into: "") { kebab, letter in
      kebab += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
    }
  }
}
