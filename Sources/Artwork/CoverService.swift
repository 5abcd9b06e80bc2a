/// A source of covers.
public enum CoverSource: Hashable, TextCodable, Sendable {
  /// The covers made for this game; needs no network.
  case bundled
  /// Apple's store, by its search.
  case itunes
  /// A folder of the player's own, by its path, which begins with `/` or `~/`.
  case folder(String)

  /// The source named by a word, or by a path that begins with `/` or `~/`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "bundled": self = .bundled
    case "itunes": self = .itunes
    case _ where text.hasPrefix("/") || text.hasPrefix("~/"): self = .folder(text)
    default: return nil
    }
  }

  /// `bundled`, `itunes`, or the folder's path.
  public var description: String {
    switch self {
    case .bundled: "bundled"
    case .itunes: "itunes"
    case .folder(let path): path
    }
  }

  /// Is a folder of the player's own.
  public var isFolder: Bool {
    if case .folder = self { true } else { false }
  }
}

/// The progress of a fetch.
public enum CoverProgress: Hashable, Codable, Sendable {
  /// Finding out which covers there are.
  case searching
  /// `done` of `total` pictures are ready.
  case fetching(done: Int, total: Int)
}

/// A request for covers.
public struct CoverQuery: Hashable, Codable, Sendable {
  /// The source of the covers.
  public var source: CoverSource
  /// The id of the category.
  public var category: String
  /// The category's name in searches and as a folder: "Rock".
  public var term: String
  /// The number of different covers needed, at least 1.
  public var count: Int
  /// Decides which covers to take if there are more than needed.
  public var seed: UInt64
  /// The version of the ``Deck`` for bundled covers.
  public var deck: Int

  /// A query for `count` covers of a category.
  public init(
    source: CoverSource, category: String, term: String, count: Int, seed: UInt64,
    deck: Int = Deck.current
  ) {
    (self.source, self.category, self.term) = (source, category, term)
    (self.count, self.seed, self.deck) = (count, seed, deck)
  }
}

/// The answer to a query.
///
/// The game's seed decides which covers are dealt, so the order must be the same on every machine.
public struct CoverBatch: Hashable, Codable, Sendable {
  /// Covers of the requested category.
  public var covers: [Cover]
  /// Covers of other categories, to fill up if the first are too few.
  public var fillers: [Cover]
  /// The pictures skipped because they are too large; nil without any.
  public var oversized: OversizedPictures?

  /// A batch without lookalikes among its covers and fillers.
  public init(covers: [Cover], fillers: [Cover] = [], oversized: OversizedPictures? = nil) {
    self.covers = covers.removingLookalikes()
    self.fillers = fillers.removingLookalikes()
    self.oversized = oversized
  }
}

/// Pictures too large to be covers.
public struct OversizedPictures: Hashable, Codable, Sendable {
  /// The first one's path below the folder of the covers.
  public var first: String
  /// Their number.
  public var count: Int

  /// Creates a count of pictures, with the path of the first.
  public init(first: String, count: Int) { (self.first, self.count) = (first, count) }
}

/// Finds covers and their pictures; by itself, it has none.
public struct CoverService: Sendable {
  /// The covers for a query; reports its progress if that takes time.
  ///
  /// Throws ``CoverFailure``, or `CancellationError` when its task is cancelled.
  public var covers:
    @Sendable (
      CoverQuery, _ progress: @escaping @Sendable (CoverProgress) async -> Void
    ) async throws -> CoverBatch = { _, _ in CoverBatch(covers: []) }
  /// The pixels of an image by name; nil if there is no such image or it cannot be read.
  ///
  /// Both its sides have at least `side` pixels if the image has that many; fewer cost less. Blocks
  /// while it reads and decodes: call it off the main actor.
  public var image: @Sendable (_ name: String, _ side: Int) -> PixelImage? = { _, _ in nil }
  /// The drawing of a bundled image, as an SVG; nil if there is none.
  public var drawing: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
  /// Fetches the missing pictures of these covers; throws unless it gets all of them.
  public var fetchPictures: @Sendable ([Cover]) async throws -> Void = { _ in }
  /// The bundled covers by category id, each in the order of its catalogue.
  public var catalogue: @Sendable () throws -> [String: [Cover]] = { [:] }
  /// The shelf in a folder of the player's own, by its path as a source; reports the number of direct subfolders done.
  ///
  /// Throws ``CoverFailure``, or `CancellationError` when its task is cancelled. Blocks while it reads:
  /// call it off the main actor.
  public var shelf:
    @Sendable (
      _ folder: String, _ progress: @escaping @Sendable (_ done: Int, _ total: Int) async -> Void
    ) async throws -> Shelf = { path, _ in throw CoverFailure.folder(path: path, .missing) }

  /// A service that has nothing.
  public init() {}

  /// An image in the full detail shown of a cover.
  public func image(_ name: String) -> PixelImage? { image(name, 300) }

  /// Refetches missing pictures of covers; returns the ids of those still missing, in the order of the covers.
  @concurrent
  public func recoverPictures(of covers: [Cover]) async -> [String] {
    let gone = covers.filter { image($0.id, 1) == nil }
    guard !gone.isEmpty else { return [] }
    // Pictures fetched before a failure count.
    try? await fetchPictures(covers)
    return gone.filter { image($0.id, 1) == nil }.map(\.id)
  }
}
