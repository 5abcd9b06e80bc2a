import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The last game on the same board, beside the one that is played.
@Suite struct GhostFrameTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 100, height: 30),
  ]

  /// A board with a ghost that found a pair with each of its moves.
  private static let dealt: AppState = {
    let solved = AppState.dealt().withPairsFound(8)
    let again = solved.after(
      .game(.deal(.init(repeating: solved.game))),
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock"))))))
    return again.after(
      .game(.setGhost(.init(request: 2, ghost: Ghost(GameRecord(solved.game, endedAt: 0))))))
  }()

  private func text(of state: AppState, in size: Size) -> String {
    let frame = appView(state: state, in: size)
    return (0..<size.height).map { frame.rowText($0) }.joined(separator: "\n")
  }

  @Test(arguments: sizes)
  func `the panel says how far it had come after as many moves`(size: Size) {
    let (first, second) = (Self.dealt.places(ofPair: 0)[0], Self.dealt.places(ofPair: 1)[0])
    let level = Self.dealt.withPairsFound(1)
    let behind = level.flipping(second, Self.dealt.places(ofPair: 2)[0])
    #expect(first != second)

    #expect(text(of: level, in: size).contains("level with last time"))
    #expect(text(of: behind, in: size).contains("1 pair behind last time"))
    #expect(!text(of: AppState.dealt(), in: size).contains("last time"))
  }

  @Test(arguments: sizes)
  func `the result says how many moves it needed`(size: Size) {
    #expect(text(of: Self.dealt.withPairsFound(8), in: size).contains("last time 8"))
  }
}
