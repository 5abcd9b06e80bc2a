import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct ShareDialogTests {
  private static let size = Size(width: 80, height: 24)

  private func rows(_ state: AppState, in size: Size = size) -> [String] {
    let frame = appView(state: state, in: size)
    return (0..<size.height).map(frame.rowText)
  }

  @Test func `it says whether the text was copied, and else what to do`() {
    let open = AppState.dealt().withPairsFound(8).after(.routing(.go(.share)))
    func shows(_ text: String, _ state: AppState) -> Bool {
      rows(state).contains { $0.contains(text) }
    }

    #expect(shows("MemoryTunes, Rock 4×4: 8 pairs in 8 moves", open))
    #expect(shows("rock-4x4-0007", open))
    #expect(!shows("Copied", open) && !shows("To copy", open))
    #expect(shows("Copied: paste it wherever you like.", open.after(.share(.copied(true)))))
    let failed = open.after(.share(.copied(false)))
    #expect(shows("To copy, hold Shift and select the text.", failed))
    let mouseless = failed.after(.settings(.change(.init(.usesMouse(false)))))
    #expect(shows("To copy, select the text with the mouse.", mouseless))
  }

  @Test func `rows that have no room are counted`() {
    var state = AppState.dealt()
    for move in 0..<30 {
      let pair = move.isMultiple(of: 2) ? 0 : 2
      state = state.flipping(state.places(ofPair: pair)[0], state.places(ofPair: pair + 1)[0])
    }
    state = state.withPairsFound(8).after(.routing(.go(.share)))

    let shown = rows(state)
    let moves = shown.count { $0.contains("▣▣") || $0.contains("□□") || $0.contains("■■ ") } - 1
    #expect(moves < 20)
    #expect(shown.contains { $0.contains("… \(38 - moves) more rows") })
    #expect(shown.contains { $0.contains("rock-4x4-0007") })
  }

  @Test func `any key leads back to the result`() {
    let open = AppState.dealt().withPairsFound(8).after(.routing(.go(.share)))

    #expect(appKeymap(key: .character("z"), state: open) == .routing(.go(.finished)))
    #expect(appKeymap(key: .escape, state: open) == .routing(.go(.finished)))
  }

  @Test func `a game is shared with the names and the scores of all`() throws {
    let players: [Player] = [.anyone, .computer(.echo)]
    var state = AppState.dealt().after(
      .game(
        .fetchTunes(
          .init(
            category: .bundled[2], grid: .standard, source: .bundled, seed: 7, players: players))))
    state = state.after(
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock")))))
    ).withPairsFound(8)

    let game = try #require(SharedGame(state.game))
    #expect(game.players == [.init(name: "I", pairCount: 8), .init(name: "Echo", pairCount: 0)])
    #expect(game.text.contains(": I beat Echo 8–0 in 8 moves"))
    #expect(game.moves.count == 8)
    #expect(game.code?.description == "rock-4x4-0007")
  }

  @Test func `an unfinished game is not shared`() {
    #expect(SharedGame(AppState.dealt().withPairsFound(7).game) == nil)
  }
}
