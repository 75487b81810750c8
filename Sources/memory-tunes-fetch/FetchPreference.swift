import Manual
import Wording

/// The options of this program.
enum FetchPreference: String, PreferenceTable {
  case limit, timeout, endpoint, language, generate

  var row: PreferenceRow<Options> {
    switch self {
    case .limit: PreferenceRow(.limit, \.limit) { $0.limitPurpose }
    case .timeout: PreferenceRow(.timeout, \.timeout) { $0.timeoutPurpose }
    case .endpoint: PreferenceRow(.endpoint, \.endpoint) { $0.endpointPurpose }
    // The language is known before the options are read.
    case .language: PreferenceRow(.language) { $0.languagePurpose }
    case .generate: PreferenceRow(.generated, \.generated) { $0.fetchGeneratePurpose }
    }
  }
}

extension PreferenceValue<Int> {
  /// The service's maximum per request.
  fileprivate static var limit: Self {
    PreferenceValue(.number(from: 1, to: 200)) { text in
      guard text.allSatisfy(isDigit) else { return nil }
      return Int(String(decoding: text, as: UTF8.self)).flatMap { 1...200 ~= $0 ? $0 : nil }
    }
  }
}

extension PreferenceValue<Double> {
  /// Seconds, also fractions. `Double` itself would also accept `nan` and `0x1p9`.
  fileprivate static var timeout: Self {
    PreferenceValue(.seconds) { text in
      let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
      return Double(String(decoding: text, as: UTF8.self)).flatMap { 0 < $0 && $0 <= 3600 ? $0 : nil }
    }
  }
}

extension PreferenceValue<Address> {
  fileprivate static var endpoint: Self {
    PreferenceValue(.address) { Address(String(decoding: $0, as: UTF8.self)) }
  }
}

extension PreferenceValue<GeneratedFile> {
  fileprivate static var generated: Self {
    PreferenceValue(.oneOf(GeneratedFile.allCases.map(\.rawValue), .what)) {
      GeneratedFile(rawValue: String(decoding: $0, as: UTF8.self))
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
