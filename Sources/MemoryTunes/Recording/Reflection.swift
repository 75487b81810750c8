import MemoryCore
import Text

/// A value as the JSON that a trace shows, found by reflection. Different values of a type never look alike.
indirect enum Reflection: Equatable {
  /// A number, a truth value or null.
  case plain(String)
  /// UTF-8. As strings, different spellings of a character would be equal.
  case text([UInt8])
  case list([Reflection])
  case parts([Part])

  struct Part: Equatable {
    let name: String
    let value: Reflection
  }

  init(_ value: Any) {
    switch value {
    // What a notice is called says more than what it holds.
    case let notice as any Notice:
      self = .parts([Part(name: String(reflecting: type(of: notice)), value: Self(parts: notice))])
    case let text as String: self = .text(Array(text.utf8))
    case let isTrue as Bool: self = .plain(isTrue ? "true" : "false")
    // Many JSON readers keep only 53 bits.
    case let number as UInt64: self = .text(Array(String(number).utf8))
    case let number as Double where !number.isFinite: self = .text(Array("\(number)".utf8))
    case let number as Double: self = .plain("\(number)")
    case let number as any FixedWidthInteger: self = .plain("\(number)")
    // Any empty array could be cast.
    case let bytes as [UInt8]
    where type(of: value) == [UInt8].self && String(validating: bytes, as: UTF8.self) != nil:
      self = .text(bytes)
    default: self.init(parts: value)
    }
  }

  private init(parts value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      // A nil inside of an optional is not the nil of that optional.
      let wrapped = mirror.children.first.map { (Self($0.value), isOptional: Self.isOptional($0.value)) }
      self = wrapped.map { $0.isOptional ? .list([$0.0]) : $0.0 } ?? .plain("null")
    case .collection: self = .list(mirror.children.map { Self($0.value) })
    case .set, .dictionary: self = .list(mirror.children.map { Self($0.value) }.sorted { $0.bytes < $1.bytes })
    case .enum where mirror.children.isEmpty: self = .text(Array("\(value)".utf8))
    case .tuple where mirror.children.allSatisfy { $0.label?.hasPrefix(".") == true }:
      self = .list(mirror.children.map { Self($0.value) })
    case nil where mirror.children.isEmpty: self = .text(Array("\(value)".utf8))
    default: self = .parts(mirror.children.map { Part(name: $0.label ?? "", value: Self($0.value)) })
    }
  }

  private static func isOptional(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .optional }

  private var bytes: String { String(decoding: Output.text { write(into: &$0) }, as: UTF8.self) }

  func write(into output: inout Output) {
    switch self {
    case .plain(let text): output.value(written: Array(text.utf8).span)
    case .text(let text): text.withUnsafeBufferPointer { output.value(utf8: $0) }
    case .list(let values): output.array { for value in values { value.write(into: &$0) } }
    case .parts(let parts):
      output.object { for part in parts { $0.member(part.name, part.value) } }
    }
  }

  /// Calls `body` with each part that differs: its path, and its values before and after. Before and after the
  /// end of a list there is null.
  func forEachChange(to new: Reflection, _ path: String = "", _ body: (String, Reflection, Reflection) -> Void)
  {
    func inside(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
    switch (self, new) {
    case _ where self == new: break
    case (.parts(let old), .parts(let new)) where old.map(\.name) == new.map(\.name):
      for (old, new) in zip(old, new) { old.value.forEachChange(to: new.value, inside(old.name), body) }
    case (.list(let old), .list(let new)):
      for index in 0..<max(old.count, new.count) {
        let (before, after) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
        (before ?? .plain("null")).forEachChange(to: after ?? .plain("null"), "\(path)[\(index)]", body)
      }
    default: body(path, self, new)
    }
  }
}

extension Output {
  /// A member of an object, with any name.
  mutating func member(_ name: String, _ value: Reflection) {
    self.name(escaping: name)
    value.write(into: &self)
  }
}
