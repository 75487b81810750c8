import Foundation

/// The one call of the service: a request, after redirects another one, never the same again.
struct Fetch {
  let address: Address

  private static let mostRedirects = 5

  /// The body of the answer. Takes as long as the server likes.
  func body() throws(FetchTrouble) -> Data {
    var address = address
    for _ in 0...Self.mostRedirects {
      switch try Exchange(with: address).outcome() {
      case .answered(let body):
        return body
      case .redirected(let location):
        guard let place = address.following(location) else {
          throw .redirected(host: address.host, to: location)
        }
        address = place
      }
    }
    throw .redirectedTooOften(host: self.address.host)
  }
}
