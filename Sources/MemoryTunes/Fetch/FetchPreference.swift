import App
import Wording

/// The options of `fetch`.
package enum FetchPreference: String, PreferenceTable {
  case limit, timeout, endpoint, language

  package var row: PreferenceRow<CatalogSearch> {
    switch self {
    // The service's maximum.
    case .limit: PreferenceRow(.number(in: 1...200), \.limit) { $0.limitPurpose }
    case .timeout: PreferenceRow(.timeout, \.timeout) { $0.timeoutPurpose }
    case .endpoint: PreferenceRow(.endpoint, \.endpoint) { $0.endpointPurpose }
    // Messages about the other options are in this language, so it is read before them.
    case .language: PreferenceRow(.language) { $0.languagePurpose }
    }
  }
}

extension PreferenceValue<Double> {
  /// Seconds, also fractions. `Double` itself would also accept `nan` and `0x1p9`.
  fileprivate static var timeout: Self {
    PreferenceValue(.seconds) { text in
      let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
      let isDigit = { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
      return Double(String(decoding: text, as: UTF8.self)).flatMap { 0 < $0 && $0 <= 3600 ? $0 : nil }
    }
  }
}

extension PreferenceValue<Endpoint> {
  fileprivate static var endpoint: Self {
    PreferenceValue(.address) { Endpoint(String(decoding: $0, as: UTF8.self)) }
  }
}
