import Artwork
import DataFlow
import MemoryTunes
import Testing

@testable import Screens

/// Whether what is told is enough to play as well as those who see.
@Suite struct ListenerTests {
  /// How many moves somebody needs who gets only what `name` takes from the game.
  private func moves(_ kind: GameKind, seed: UInt64, hearing name: (ToldGame, Int) -> String?)
    -> Int?
  {
    var (game, listener) = (ToldGame(kind, seed: seed), Listener())
    while let card = listener.next() {
      game.say(Grid.standard.coordinate(ofCard: card))
      guard let name = name(game, card) else { return nil }
      listener.hear(name, at: card)
    }
    return game.state.game.isFinished ? game.state.game.moveCount : nil
  }

  @Test func `over a thousand boards, who only listens needs the same moves as who sees`() {
    for seed in UInt64(0)..<1_000 {
      let seen = moves(.pairs, seed: seed) { "\($0.state.game.cards[$1].pair)" }
      let told = moves(.pairs, seed: seed) { game, _ in
        game.lines.first.map { line in
          String(line.drop { $0 != ":" }.dropFirst(2).prefix { $0 != "," && $0 != "." })
        }
      }
      let heard = moves(.ear, seed: seed) { game, _ in game.tune.map { "\($0)" } }
      #expect(told == seen)
      #expect(heard == seen)
      #expect(seen != nil)
    }
  }
}
