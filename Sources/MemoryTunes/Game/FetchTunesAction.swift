import Artwork

/// "Fetch covers and deal a board"; the seed determines which covers are dealt, and where.
public struct FetchTunesAction: Equatable, Codable, Sendable {
  public var category: Category
  public var grid: Grid
  public var source: CoverSource
  public var seed: UInt64
  public var kind: GameKind
  /// The version of the ``Deck`` that bundled covers are dealt from.
  public var deck: Int
  /// Those who play, in the order of their turns; a sprint is for the first person among them.
  public var players: [Player]
  /// The day whose board it is; nil for other boards.
  public var daily: Daily?

  public init(
    category: Category, grid: Grid, source: CoverSource, seed: UInt64, kind: GameKind = .pairs,
    deck: Int = Deck.current, players: [Player] = [.anyone], daily: Daily? = nil
  ) {
    self.category = category
    self.grid = grid
    self.source = source
    self.seed = seed
    self.kind = kind
    self.deck = deck
    self.players = players
    self.daily = daily
  }

  /// Whether the deck exists, and these players can play.
  var isPossible: Bool {
    Deck(version: deck) != nil && (1...Player.maximumCount).contains(players.count)
      && players.allSatisfy(\.isValid)
  }
}

extension FetchTunesAction {
  /// A new board according to the settings, or with another source or grid; a game by ear has bundled
  /// covers, because the loudness of other tracks is not known.
  public init(for state: AppState, source: CoverSource? = nil, grid: Grid? = nil) {
    let settings = state.settings.current
    let isByEar = settings.kind == .ear
    let source = isByEar ? .bundled : source ?? settings.source
    let category = source.isFolder ? state.categories.current : state.categories.chosen
    self.init(
      category: isByEar ? state.categories.withTunes : category,
      grid: grid ?? settings.grid, source: source, seed: state.seeds.next,
      kind: settings.kind, players: settings.players)
  }
}

extension FetchTunesAction {
  /// The board of a day, for one player; nil if there is no such day.
  public init?(_ daily: Daily) {
    guard let board = DailyBoard(day: daily.day) else { return nil }
    self.init(
      category: board.category, grid: board.grid, source: .bundled, seed: board.seed,
      deck: board.deck, daily: daily)
  }

  /// The same game again.
  public init(repeating game: GameState) {
    self.init(
      game.request, players: game.players,
      daily: game.daily.map { Daily(day: $0.day, isPractice: true) })
  }

  /// What the board is dealt from; its id is 0.
  var request: TunesRequest {
    var request = TunesRequest()
    request.category = category
    request.grid = grid
    request.source = source
    request.seed = seed
    request.kind = kind
    request.deck = deck
    return request
  }

  /// What a request asks for.
  init(_ request: TunesRequest, players: [Player], daily: Daily? = nil) {
    self.init(
      category: request.category, grid: request.grid, source: request.source, seed: request.seed,
      kind: request.kind, deck: request.deck, players: players, daily: daily)
  }
}

/// "This many covers have been fetched".
public struct FetchProgressAction: Equatable, Codable, Sendable {
  /// The id of the request that this replies to.
  public var request: Int
  public var progress: CoverProgress

  public init(request: Int, progress: CoverProgress) {
    self.request = request
    self.progress = progress
  }
}

/// "Deal these covers".
public struct SetCardsAction: Equatable, Codable, Sendable {
  /// The id of the request that this replies to.
  public var request: Int
  public var batch: CoverBatch

  public init(request: Int, batch: CoverBatch) {
    self.request = request
    self.batch = batch
  }
}

/// "The covers could not be fetched".
public struct FetchFailedAction: Equatable, Codable, Sendable {
  /// The id of the request that this replies to.
  public var request: Int
  public var failure: CoverFailure

  public init(request: Int, failure: CoverFailure) {
    self.request = request
    self.failure = failure
  }
}
