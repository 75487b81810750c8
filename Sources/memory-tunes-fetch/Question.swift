import Foundation
import MemoryTunes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How an address is asked: the same way by every player, with nothing kept from one time to the next.
enum Question {
  /// The request. Proxies are the system's.
  static func request(to address: Address) -> URLRequest {
    if !address.isSecure { keepFromProxies(address) }
    var request = URLRequest(url: address.url)
    request.setValue("application/json, text/javascript", forHTTPHeaderField: "Accept")
    // It would tell the player's language.
    request.setValue("*", forHTTPHeaderField: "Accept-Language")
    request.setValue("memory-tunes-fetch/\(Version.current)", forHTTPHeaderField: "User-Agent")
    return request
  }

  static let configuration = {
    // On Linux folders for cookies and a cache are made in the home before there is a way to want none.
    for folder in ["XDG_DATA_HOME", "XDG_CACHE_HOME"] { setenv(folder, "/dev/null", 1) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    // Longer than any deadline.
    configuration.timeoutIntervalForRequest = 86_400
    return configuration
  }()

  /// What is allowed unencrypted because it does not leave this machine is not to leave it for a proxy.
  private static func keepFromProxies(_ address: Address) {
    let environment = ProcessInfo.processInfo.environment
    let known = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    if known != "*" { setenv("no_proxy", "\(known),\(address.url.host!)", 1) }
  }
}
