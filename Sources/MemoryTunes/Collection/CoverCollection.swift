/// The bundled covers whose pairs people have found, as the records tell it.
///
/// Covers are numbered category by category in the order shown, and in a category as in its catalogue.
public struct CoverCollection: Equatable, Codable, Sendable {
  private var finds: [Find?] = Array(repeating: nil, count: Self.coverCount)

  /// When and how a cover was found.
  public struct Find: Equatable, Codable, Sendable {
    /// The day of the first game in which its pair was found, in UTC; 0 is 1970-01-01.
    public let day: Int
    /// The id of that game.
    let game: UInt64
    /// The id of the first flawless game in which its pair was found without luck; nil if there is none.
    fileprivate(set) var goldenGame: UInt64?
    /// Whether there is such a game.
    public var isGolden: Bool { goldenGame != nil }
  }

  /// Nothing found yet.
  public init() {}

  /// What was found in games, oldest first, whose flips may have been left out: `board` is asked for the
  /// board, with its flips, of a game that may tell more by them; nil if it is not known.
  public init<Failure>(
    games: [GameRecord], board: (GameRecord) throws(Failure) -> Board?
  ) throws(Failure) {
    for game in games { try add(game, board: board) }
  }

  /// What was found in games with their flips, oldest first.
  public init(games: [GameRecord]) {
    self.init(games: games, board: \.board)
  }

  /// Adds what was found in a game with its flips, later than those before.
  public mutating func add(_ game: GameRecord) {
    add(game, board: \.board)
  }

  /// The find of a cover by its number; nil if there is none.
  public subscript(number: Int) -> Find? {
    finds.indices.contains(number) ? finds[number] : nil
  }

  /// Whether no cover has been found.
  public var isEmpty: Bool { finds.allSatisfy { $0 == nil } }

  /// How many of some covers have been found.
  public func foundCount(of numbers: Range<Int> = 0..<Self.coverCount) -> Int {
    numbers.count { self[$0] != nil }
  }

  /// How many covers were first found in a game.
  func foundCount(in game: UInt64) -> Int { finds.count { $0?.game == game } }

  /// How many covers became golden in a game.
  func goldenCount(in game: UInt64) -> Int { finds.count { $0?.goldenGame == game } }

  /// How many covers are golden.
  public var goldenCount: Int { finds.count { $0?.isGolden == true } }
}

extension CoverCollection {
  private mutating func add<Failure>(
    _ game: GameRecord, board: (GameRecord) throws(Failure) -> Board?
  ) throws(Failure) {
    let covers = game.bundledCovers
    if game.players.allSatisfy(\.isPerson), !game.isGivenUp || game.kind == .sprint {
      for cover in covers { find(cover, in: game) }
    } else if game.pairCount > 0, covers.contains(where: { finds[$0] == nil }) {
      for pair in try board(game)?.pairsFound(byPeopleAmong: game.players) ?? []
      where pair < covers.count {
        find(covers[pair], in: game)
      }
    }
    guard game.isFlawless, covers.contains(where: { finds[$0]?.isGolden == false }) else { return }
    for pair in try board(game)?.recalledPairs ?? [] where pair < covers.count {
      makeGolden(covers[pair], in: game)
    }
  }

  private mutating func makeGolden(_ cover: Int, in game: GameRecord) {
    if finds[cover]?.isGolden == false { finds[cover]?.goldenGame = game.id }
  }

  private mutating func find(_ cover: Int, in game: GameRecord) {
    if finds[cover] == nil { finds[cover] = Find(day: game.endDay, game: game.id) }
  }
}
