/// "Deal a board": its players and its request.
public struct DealAction: Equatable, Codable, Sendable {
  /// Its id is 0: the game counts its deals.
  public var request: DealRequest
  /// The players, in the order of their turns; in a sprint, people only, with a minute each.
  public var players: [Player]
  /// The pairs of those who have had their minute in a sprint of several people; otherwise empty.
  public var scores: [Int]
  public var headStart: HeadStart?
  public var daily: Daily?
  public var hindsight: Hindsight?
  public internal(set) var table: SharedTable?

  public init(
    _ request: DealRequest, players: [Player] = [.anyone], scores: [Int] = [],
    headStart: HeadStart? = nil, daily: Daily? = nil, hindsight: Hindsight? = nil
  ) {
    self.request = request
    self.request.id = 0
    self.players = request.kind == .sprint ? players.sprinters : players
    self.headStart = request.kind == .sprint ? nil : headStart
    (self.scores, self.daily, self.hindsight) = (scores, daily, hindsight)
  }

  var isPossible: Bool {
    Deck(version: request.deck) != nil && (1...Player.maximumCount).contains(players.count)
      && players.allSatisfy(\.isValid)
      && (request.kind != .sprint || players.allSatisfy(\.isPerson))
      && (request.kind != .ear || request.source == .bundled)
      && (scores.isEmpty || round != nil)
      && headStart?.isPossible(ofPlayers: players.count) != false
      && table?.isPossible != false
  }

  /// A new board according to the settings, with optional overrides; by ear with bundled covers, of known loudness.
  public init(
    for state: AppState, source: CoverSource? = nil, category: Category? = nil, grid: Grid? = nil,
    kind: GameKind? = nil
  ) {
    let settings = state.settings.current
    let kind = kind ?? settings.kind
    let isByEar = kind == .ear
    let source = isByEar ? .bundled : source ?? settings.source
    let category =
      category ?? (source.isFolder ? state.categories.current : state.categories.chosen)
    let players = settings.players.map(state.records.upToDate).drawn(from: state.seeds.next)
    self.init(
      DealRequest(
        category: isByEar ? state.categories.withTunes : category,
        grid: grid ?? settings.grid, source: source, seed: state.seeds.next, kind: kind),
      players: players, headStart: settings.headStart(of: players))
  }

  /// The board of a day, for one person; nil if there is no such day.
  public init?(_ daily: Daily, for person: Player = .anyone) {
    guard let board = DailyBoard(day: daily.day) else { return nil }
    self.init(
      DealRequest(board), players: [person], daily: daily,
      hindsight: daily.isPractice ? .practice : nil)
  }

  public init(repeating game: GameState) {
    self.init(
      game.request, players: game.players, headStart: game.headStart,
      daily: game.daily.map { Daily(day: $0.day, isPractice: true) })
  }
}
