/// What covers are wanted.
public struct FetchOrder: Equatable, Codable, Sendable {
  /// The words to search for.
  public var term: String
  /// How many different covers are needed, 1 to 40.
  public var count: Int
  /// Decides which of the covers that are found are taken.
  public var seed: UInt64
  /// The addresses of pictures that are wanted instead of what a search finds; nil to search.
  public var pictures: [String]?
  /// The address of a server that stands in for Apple's; nil for Apple's own.
  public var substitute: String?
  /// The cache's folder; nil to keep nothing.
  public var cacheFolder: String?

  public init(
    term: String, count: Int, seed: UInt64, substitute: String? = nil, cacheFolder: String? = nil
  ) {
    self.term = term
    self.count = count
    self.seed = seed
    self.substitute = substitute
    self.cacheFolder = cacheFolder
  }

  /// An order for the pictures at these addresses, and no search.
  public init(pictures: [String], substitute: String? = nil, cacheFolder: String) {
    self.init(
      term: "", count: pictures.count, seed: 0, substitute: substitute, cacheFolder: cacheFolder)
    self.pictures = pictures
  }

  /// Whether a board can need this number of covers.
  public var isPossible: Bool { (1...40).contains(count) }
}
