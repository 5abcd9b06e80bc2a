import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct WindowTitleTests {
  private static let size = Size(width: 80, height: 24)

  private func title(_ state: AppState) -> String? { appView(state: state, in: Self.size).title }

  @Test func `the window tells how far the game is`() {
    let game = AppState.dealt()

    #expect(title(AppState()) == "MemoryTunes")
    #expect(title(game) == "MemoryTunes · Rock 0/8 · rock-4x4-0007")
    #expect(title(game.withPairsFound(5)) == "MemoryTunes · Rock 5/8 · rock-4x4-0007")
    #expect(title(game.withPairsFound(8)) == "MemoryTunes · Rock 8/8 · finished · rock-4x4-0007")
    #expect(title(game.withPairsFound(5).after(.routing(.go(.menu)))) == "MemoryTunes")
    #expect(
      title(game.withPairsFound(5).after(.routing(.go(.help))))
        == "MemoryTunes · Rock 5/8 · rock-4x4-0007")
  }

  @Test func `it counts a pair once its second card has turned`() {
    let flipping = AppState.dealt().animated.withPairsFound(1)

    #expect(title(flipping) == "MemoryTunes · Rock 0/8 · rock-4x4-0007")
    #expect(title(flipping.still) == "MemoryTunes · Rock 1/8 · rock-4x4-0007")
  }
}
