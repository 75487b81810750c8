/// What the catalogue is asked for.
struct Query {
  let term: String
  let limit: Int

  /// The address to ask at an endpoint: its own query, where it has one, and this.
  func address(at endpoint: Address) -> Address {
    endpoint.adding(["term": term, "media": "music", "entity": "song", "limit": String(limit)])
  }
}
