import CCurl

/// What the catalogue is asked for.
struct Query {
  let term: String
  let limit: Int

  /// The address to ask at an endpoint: its own query, where it has one, and this.
  func address(at endpoint: Address) -> Address {
    let term = curl_easy_escape(nil, term, 0)!
    defer { curl_free(term) }
    return Address(
      endpoint.text, adding: "term=\(String(cString: term))&media=music&entity=song&limit=\(limit)")!
  }
}
