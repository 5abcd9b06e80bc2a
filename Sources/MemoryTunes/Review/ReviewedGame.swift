extension AppState {
  /// The reviewed game as its board is shown; nil without one with flips.
  public var reviewed: GameState? {
    reviewedGame.flatMap {
      GameState($0, after: review.flipCount, catalogue: categories.catalogue)
    }
  }
}

extension GameState {
  /// The board of a game in the records after some of its flips, as it was played.
  ///
  /// Bundled covers come from the catalogue; other cards have numbers for titles, as do all if the catalogue deals
  /// another board. Nil if the flips were not stored, or are impossible. O(flips).
  public init?(_ played: PlayedGame, after flipCount: Int, catalogue: [Category.ID: [Cover]]) {
    guard !played.flips.isEmpty else { return nil }
    let dealt = played.request.deal(from: catalogue)
    let deal = dealt?.board.pairs == played.pairs ? dealt : nil
    let titles = deal?.board.cards.indices.filter { deal?.board.cards[$0].showsTitle == true } ?? []
    let flips = Array(played.flips.prefix(max(0, flipCount)))
    guard let board = Board(pairs: played.pairs, titles: titles, flips: flips) else { return nil }
    self.init()
    (id, request, players, hindsight) = (
      played.id, played.request, played.players, played.hindsight
    )
    daily = played.day.map { Daily(day: $0, isPractice: false) }
    covers = deal?.covers ?? played.numberedCovers
    self.board = board
    clock.seconds = flips.last?.seconds ?? 0
    show.cursor = flips.last?.card ?? 0
    show.finale = .lighting(0)
    show.shownCard = slipOfLastMove?.cards.first
    show.hint = show.shownCard.map(Hint.seen)
    show.missingCovers.ids = deal == nil ? covers.map(\.id).sorted() : []
  }

  /// Shows the game as dealt, then after each flip on its board; O(flips), plus the cost of `show`.
  public func retrace(_ show: (GameState) -> Void) {
    var game = self
    (game.board, game.clock.seconds) = (board.dealt, 0)
    show(game)
    for flip in board.flips {
      _ = game.board.flip(flip)
      game.clock.seconds = flip.seconds
      show(game)
    }
  }
}

extension DealRequest {
  /// Its deal from a catalogue; nil unless that has the requested bundled covers.
  func deal(from catalogue: [Category.ID: [Cover]]) -> Deal? {
    guard source == .bundled, let deck = Deck(version: deck) else { return nil }
    let covers = deck.covers(in: catalogue)
    guard let own = covers[category.id] else { return nil }
    let fillers = own.count < grid.pairCount ? covers.fillers(besides: category.id) : []
    return try? Deal(
      batch: CoverBatch(covers: own, fillers: fillers), grid: grid, seed: seed, kind: kind)
  }
}

extension PlayedGame {
  /// Covers told apart by numbers from 1 up.
  fileprivate var numberedCovers: [Cover] {
    (0..<grid.pairCount).map {
      Cover(id: "review/\($0)", title: "\($0 + 1)", artist: "", artwork: "")
    }
  }
}
