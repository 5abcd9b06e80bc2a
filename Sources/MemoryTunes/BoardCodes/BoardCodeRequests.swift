extension BoardCode {
  /// The code of a board; nil for covers from iTunes and for custom categories, which others do not have; only a
  /// folder's code computes the fingerprint of the covers on the board.
  public init?(for request: DealRequest, fingerprint: @autoclosure () -> UInt32? = nil) {
    switch request.source {
    case .bundled:
      guard let category = Category.named(request.category.id) else { return nil }
      self = .bundled(category, deck: request.deck, request.plan)
    case .folder:
      guard request.kind != .ear, let fingerprint = fingerprint() else { return nil }
      self = .folder(request.plan, fingerprint: fingerprint)
    case .itunes: return nil
    }
  }

  /// The request that deals the board; nil for a folder's code without a folder, and for today's board without a
  /// date.
  ///
  /// A folder's code does not name its part of a shelf: that is `section`, or else the whole shelf.
  public func request(
    today: CalendarDate? = nil, folder: CoverSource? = nil, section: Category? = nil
  ) -> DealRequest? {
    switch self {
    case .bundled(let category, let deck, let plan):
      DealRequest(plan, category: category, source: .bundled, deck: deck)
    case .folder(let plan, _):
      folder.map {
        DealRequest(plan, category: section ?? .wholeShelf, source: $0, deck: Deck.current)
      }
    case .daily(let date): DealRequest(DailyBoard(date))
    case .today: today.map { DealRequest(DailyBoard($0)) }
    }
  }
}

extension GameState {
  public var code: BoardCode? {
    if let date = daily.flatMap({ CalendarDate(dayNumber: $0.day) }) { return .daily(date) }
    // A sprint's later boards have other covers than its first.
    let isFirst = sprint == nil && !covers.isEmpty
    return BoardCode(for: request, fingerprint: isFirst ? covers.fingerprint : nil)
  }
}

extension DealAction {
  /// The code of the board it deals; nil if there is none, or if it needs covers that are not known yet.
  public var code: BoardCode? {
    daily.flatMap { CalendarDate(dayNumber: $0.day) }.map(BoardCode.daily)
      ?? BoardCode(for: request)
  }
}

extension DealRequest {
  var plan: BoardPlan { BoardPlan(grid: grid, kind: kind, seed: seed) }

  fileprivate init(_ plan: BoardPlan, category: Category, source: CoverSource, deck: Int) {
    self.init(
      category: category, grid: plan.grid, source: source, seed: plan.seed, kind: plan.kind,
      deck: deck)
  }
}
