import Artwork
import DataFlow

extension AppState {
  /// Whether the program can reach this state; one decoded from a file may be impossible.
  public var isValid: Bool {
    game.isValid && categories.isValid
      && Setting.listed.indices.contains(settings.selected)
      && (0..<RoutingState.maximumButtonCount).contains(routing.selectedButton)
      && appInvariants.allSatisfy { $0.holds(self, self) }
  }
}

extension CategoriesState {
  /// Whether the selection is in the list, which may be empty while the player is looking for a
  /// category.
  fileprivate var isValid: Bool {
    let listed = listed
    return listed.indices.contains(selected) || (listed.isEmpty && selected == 0)
  }
}

extension GameState {
  /// Whether all indices and numbers are in range and all invariants of a game hold.
  var isValid: Bool {
    let places = cards.indices
    // First of all: looking at each of a million covers would take for ever.
    guard covers.count <= Grid.maximumPairCount, players.count <= Player.maximumCount,
      players.indices.contains(turn),
      players.allSatisfy(\.isValid), lapses.count <= flips.count,
      lapses.allSatisfy({ $0.isValid(for: grid) }),
      sprint?.isValid(for: grid) != false, isBoardOfDay, cards.count <= 2 * Grid.maximumPairCount,
      openCards.allSatisfy(places.contains), lastOpened.map(places.contains) != false,
      lastShown.map(isFaceUp) != false,
      Set(openCards).count == openCards.count, (0...covers.count).contains(fillerCount),
      turning.allSatisfy({ places.contains($0.index) && (0..<Turn.stepCount).contains($0.step) }),
      cards.allSatisfy({ covers.indices.contains($0.pair) }),
      numbers.allSatisfy(Self.counts.contains), Deck(version: request.deck) != nil
    else { return false }
    guard memories.allSatisfy({ $0?.isValid(for: grid, after: flips) != false }) else {
      return false
    }
    guard hindsight == .olderVersion || flipsLeadHere else { return false }
    var state = AppState()
    state.game = self
    return gameInvariants.allSatisfy { $0.holds(state, state) }
  }

  /// Whether a daily game is on the board of its day, and played alone.
  private var isBoardOfDay: Bool {
    guard let daily else { return true }
    guard let deal = FetchTunesAction(daily) else { return false }
    var board = deal.request
    board.id = request.id
    return request == board && players == deal.players
  }

  /// Whether the flips lead to the cards as they lie.
  private var flipsLeadHere: Bool {
    guard !cards.isEmpty else { return flips.isEmpty }
    guard
      let end = Playthrough(
        pairs: cards.map(\.pair), flips: flips, playerCount: max(1, players.count))
    else { return false }
    var finders = cards.map { _ in Int?.none }
    for move in end.moves where move.isMatch {
      (finders[move.first], finders[move.second]) = (move.player, move.player)
    }
    return end.turn == turn && finders == cards.map(\.finder) && end.faces == cards.map(\.face)
      && end.openCards == openCards
      && end.moves.count == moveCount && end.matchedPairCount == matchedPairCount
      && flips.last?.card == lastOpened && flips.last?.seconds ?? 0 <= seconds
  }

  private var numbers: [Int] {
    var numbers =
      [moveCount, matchedPairCount, showCount, seconds, request.id] + flips.map(\.seconds)
    switch phase {
    case .loading(.fetching(done: let done, total: let total)): numbers += [done, total]
    case .failed(.tooFewCovers(let needed, let found)): numbers += [needed, found]
    case .empty, .loading(.searching), .playing, .finished, .failed(.fetch): break
    }
    return numbers
  }

  /// More than a lifetime's worth, and small enough that sums never overflow.
  private static let counts = 0...4_000_000_000
}
