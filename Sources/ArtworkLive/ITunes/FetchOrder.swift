public struct FetchOrder: Equatable, Codable, Sendable {
  public var term: String
  /// The two letters of the country whose store to search; nil for the American one.
  public var country: String?
  /// The number of distinct covers needed, 1 to 40.
  public var count: Int
  /// Decides which of the covers found to use.
  public var seed: UInt64
  /// The URLs of pictures to fetch without a search; nil to search.
  public var pictures: [String]?
  /// The URL of a server that replaces Apple's; nil for Apple's own.
  public var substitute: String?
  /// The cache's folder; nil for no cache.
  public var cacheFolder: String?

  public var isPossible: Bool { (1...40).contains(count) }
}
