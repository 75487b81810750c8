import CCurl

/// The search in the catalog.
struct Query {
  let term: String
  let limit: Int

  /// The address of the request: the endpoint's own query, if any, and this one.
  func address(at endpoint: Address) -> Address {
    let term = curl_easy_escape(nil, term, 0)!
    defer { curl_free(term) }
    return Address(
      endpoint.text, adding: "term=\(String(cString: term))&media=music&entity=song&limit=\(limit)")!
  }
}
