/// The bundled covers whose pairs people have found, according to the records.
///
/// Covers are numbered category by category in the order shown, and in a category as in its catalogue.
public struct CoverCollection: Equatable, Codable, Sendable {
  private var finds: [Find?] = Array(repeating: nil, count: Self.coverCount)

  /// The find of a cover: when and how.
  public struct Find: Equatable, Codable, Sendable {
    /// The day of the first game in which its pair was found, in UTC; 0 is 1970-01-01.
    public let day: Int
    /// The id of that game.
    public let game: UInt64
    /// The id of the first flawless game in which its pair was found without luck; nil if there is none.
    public fileprivate(set) var goldenGame: UInt64?
    public var isGolden: Bool { goldenGame != nil }

    /// Nil if no game can have ended on the day.
    public init?(day: Int, game: UInt64, goldenGame: UInt64?) {
      guard PlayedGame.days.contains(day) else { return nil }
      (self.day, self.game, self.goldenGame) = (day, game, goldenGame)
    }
  }

  public init() {}

  /// The finds in games with their flips, oldest first.
  public init(games: [PlayedGame]) { for game in games { add(game) } }

  /// The find of a cover by its number; nil if there is none, or no such cover.
  public subscript(number: Int) -> Find? {
    get { finds.indices.contains(number) ? finds[number] : nil }
    set { if finds.indices.contains(number) { finds[number] = newValue } }
  }

  public var isEmpty: Bool { finds.allSatisfy { $0 == nil } }

  public func foundCount(of numbers: Range<Int> = 0..<Self.coverCount) -> Int {
    numbers.count { self[$0] != nil }
  }

  func foundCount(in game: UInt64) -> Int { finds.count { $0?.game == game } }

  func goldenCount(in game: UInt64) -> Int { finds.count { $0?.goldenGame == game } }

  public var goldenCount: Int { finds.count { $0?.isGolden == true } }

  /// Adds the finds of a game with its flips, later than those before.
  public mutating func add(_ game: PlayedGame) {
    let covers = game.bundledCovers
    func shown(on pairs: [Int]?) -> [Int] {
      (pairs ?? []).filter(covers.indices.contains).map { covers[$0] }
    }
    let areAllFound =
      game.players.allSatisfy(\.isPerson) && (!game.isGivenUp || game.kind == .sprint)
    var found = areAllFound ? covers : []
    if !areAllFound, game.pairCount > 0, covers.contains(where: { finds[$0] == nil }) {
      found = shown(on: game.board?.pairsFound(byPeopleAmong: game.players))
    }
    for cover in found where finds[cover] == nil {
      finds[cover] = Find(day: game.endDay, game: game.id, goldenGame: nil)
    }
    guard game.isFlawless, covers.contains(where: { finds[$0]?.isGolden == false }) else { return }
    for cover in shown(on: game.board?.recalledPairs) where finds[cover]?.isGolden == false {
      finds[cover]?.goldenGame = game.id
    }
  }
}
