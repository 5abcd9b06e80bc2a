/// The player's language and country, from the environment.
public struct PlayerLocale: Equatable, Sendable {
  /// The language, such as `de`; empty if unknown.
  public let language: String
  /// The two letters of the country, such as `DE`; nil if unknown.
  public let country: String?

  /// Reads the variables that choose the characters of the C library.
  public init(environment: [String: String]) {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { $0 != "" }
    let parts = (name ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_").map(
      String.init)
    language = parts.first ?? ""
    country = parts.dropFirst().last.flatMap { $0.isCountry ? $0.uppercased() : nil }
  }
}

extension String {
  /// Can be a country code: two letters, of either case.
  public var isCountry: Bool {
    utf8.count == 2 && utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }
}
