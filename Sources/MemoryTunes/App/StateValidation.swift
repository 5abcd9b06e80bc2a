extension AppState {
  /// The program can reach this state; one decoded from a file may be impossible.
  public var isValid: Bool {
    // A list may be empty during a search.
    game.isValid && (0..<max(1, categories.listed.count)).contains(categories.selected)
      && routing.selections.values.allSatisfy((0..<RoutingState.selectionLimit).contains)
      && appInvariants.allSatisfy { $0.holds(self, self) }
  }
}

extension GameState {
  /// All indices and numbers are in range, and all invariants of a game hold.
  var isValid: Bool {
    // First of all: checking a million covers would take forever.
    guard covers.count <= Grid.maximumPairCount, (1...Player.maximumCount).contains(players.count),
      players.allSatisfy(\.isValid), sprint?.isValid(for: grid) != false, isBoardOfDay,
      ghost?.isValid(on: board) != false,
      (boardBefore?.covers.count ?? grid.cardCount) == grid.cardCount,
      table.map({ $0.isValid(for: self) }) != false, (0...covers.count).contains(fillerCount),
      show.flipping.allSatisfy({
        cards.indices.contains($0.index) && (0..<FlippingCard.stepCount).contains($0.step)
      }), numbers.allSatisfy(Self.counts.contains), Deck(version: request.deck) != nil
    else { return false }
    var state = AppState()
    state.game = self
    return gameInvariants.allSatisfy { $0.holds(state, state) }
  }

  /// A daily game is on the board of its day, and played alone.
  private var isBoardOfDay: Bool {
    guard let daily else { return true }
    guard let deal = DealAction(daily) else { return false }
    var board = deal.request
    board.id = request.id
    return request == board && players.count == 1 && players[0].opponent == nil
  }

  private var numbers: [Int] {
    var numbers = [clock.seconds, request.id] + board.flips.map(\.seconds)
    switch deal {
    case .fetching(.fetching(done: let done, total: let total)): numbers += [done, total]
    case .failed(.tooFewCovers(let needed, let found)): numbers += [needed, found]
    case .none, .fetching(.searching), .failed(.fetch): break
    }
    return numbers
  }

  /// More than a lifetime's worth, and small enough that sums never overflow.
  private static let counts = 0...4_000_000_000
}
