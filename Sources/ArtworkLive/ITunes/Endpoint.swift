import Platform

/// The server for searches, and the allowed hosts for pictures.
public struct Endpoint: Equatable, Sendable {
  /// The search URL, without a query.
  public let search: String
  /// The host and port of a server that replaces Apple's; nil for Apple's own.
  private let substitute: Authority?

  public static let apple = Endpoint(search: "https://itunes.apple.com/search", substitute: nil)
}

extension Endpoint {
  /// A server that replaces Apple's for tests and mirrors; nil unless it is https, or http at a loopback address.
  public init?(substitute url: String) {
    guard let authority = Authority(of: url), authority.scheme == "https" || authority.isLoopback,
      let components = URLComponents(string: url), components.query == nil,
      components.fragment == nil
    else { return nil }
    let path = ["", "/"].contains(components.path) ? "/search" : components.percentEncodedPath
    self.init(search: "\(authority.text)\(path)", substitute: authority)
  }

  public func allows(_ url: String) -> Bool {
    guard let authority = Authority(of: url) else { return false }
    if let substitute { return authority == substitute }
    return authority.scheme == "https" && authority.port == nil && authority.isApples
  }

  /// The protocols that curl may use.
  public var protocols: String { substitute?.scheme ?? "https" }

  /// Rewrites http to https in URLs of Apple's servers.
  public func upgraded(_ url: String) -> String {
    substitute == nil && url.hasPrefix("http://") ? "https" + url.dropFirst(4) : url
  }
}

private struct Authority: Equatable {
  let scheme: String
  let host: String
  let port: Int?

  /// Nil for a URL with credentials, or with a scheme other than http and https.
  init?(of url: String) {
    guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
      let components = URLComponents(string: url),
      let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components.percentEncodedHost?.lowercased(),
      host.wholeMatch(of: /[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\]/) != nil,
      components.user == nil, components.password == nil
    else { return nil }
    (self.scheme, self.host, port) = (scheme, host, components.port)
  }

  var text: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }

  var isLoopback: Bool {
    host == "localhost" || host == "[::1]" || host == "::1"
      || host.wholeMatch(of: /127\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}/) != nil
  }

  var isApples: Bool {
    host == "itunes.apple.com" || host.hasSuffix(".mzstatic.com")
      || host.hasSuffix(".phobos.apple.com")
  }
}
