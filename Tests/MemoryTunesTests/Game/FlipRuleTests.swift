import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct FlipRuleTests {
  @Test func `the first flip opens a card and starts the clock`() {
    let game = TestStore(.dealt("A", "B", "A", "B"), rules)

    game.send(.flip(3), .handled(.nextTick)) {
      $0.cards[3].face = .open
      $0.openCards = [3]
      $0.lastOpened = 3
      $0.flips.append(Flip(card: 3, seconds: $0.seconds))
      $0.cursor = 3
      $0.isClockRunning = true
    }
  }

  @Test func `flipping two equal cards matches them`() {
    let game = TestStore(.dealt("A", "B", "A", "B").flipping(0), rules)

    game.send(.flip(2)) {
      $0.match(0, 2)
      $0.openCards = []
      $0.lastOpened = 2
      $0.flips.append(Flip(card: 2, seconds: $0.seconds))
      $0.cursor = 2
      $0.moveCount = 1
      $0.matchedPairCount = 1
    }
  }

  @Test func `flipping two different cards leaves both open`() {
    let game = TestStore(.dealt("A", "B", "A", "B").flipping(0), rules)

    game.send(.flip(1)) {
      $0.cards[1].face = .open
      $0.openCards = [0, 1]
      $0.lastOpened = 1
      $0.flips.append(Flip(card: 1, seconds: $0.seconds))
      $0.cursor = 1
      $0.moveCount = 1
    }
  }

  @Test func `the third flip turns two different cards back and opens that card`() {
    let board = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    let game = TestStore(board.flipping(0, 1), rules)

    game.send(.flip(4)) {
      $0.cards[0].face = .hidden
      $0.cards[1].face = .hidden
      $0.cards[4].face = .open
      $0.openCards = [4]
      $0.lastOpened = 4
      $0.flips.append(Flip(card: 4, seconds: $0.seconds))
      $0.cursor = 4
    }
    game.send(.flip(5)) {
      $0.match(4, 5)
      $0.openCards = []
      $0.lastOpened = 5
      $0.flips.append(Flip(card: 5, seconds: $0.seconds))
      $0.cursor = 5
      $0.moveCount = 2
      $0.matchedPairCount = 1
    }
  }

  @Test(arguments: [(partner: 2, of: 0), (partner: 3, of: 1)])
  func `the third flip of the partner of an open card is the first of the next pair`(
    partner: Int, of open: Int
  ) {
    let game = TestStore(.dealt("A", "B", "A", "B").flipping(0, 1), rules)

    game.send(.flip(partner)) {
      $0.cards[0].face = .hidden
      $0.cards[1].face = .hidden
      $0.cards[partner].face = .open
      $0.openCards = [partner]
      $0.lastOpened = partner
      $0.flips.append(Flip(card: partner, seconds: 0))
      $0.cursor = partner
    }
    game.send(.flip(open)) {
      $0.match(partner, open)
      $0.openCards = []
      $0.lastOpened = open
      $0.flips.append(Flip(card: open, seconds: 0))
      $0.cursor = open
      $0.moveCount = 2
      $0.matchedPairCount = 1
    }
  }

  @Test func `a match is followed by a fresh first card`() {
    let game = TestStore(.dealt("A", "B", "A", "B", "C", "C").flipping(0, 2), rules)

    game.send(.flip(1)) {
      $0.cards[1].face = .open
      $0.openCards = [1]
      $0.lastOpened = 1
      $0.flips.append(Flip(card: 1, seconds: $0.seconds))
      $0.cursor = 1
    }
  }
}
