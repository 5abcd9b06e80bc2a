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

    #expect(shows("MemoryTunes · Rock 4×4", open) && shows("★★★★★ 8 moves, no slips", open))
    #expect(shows("rock-4x4-0007", open))
    #expect(!shows("Copied", open) && !shows("To copy", open))
    #expect(shows("Copied: paste it wherever you like.", open.after(.share(.copied(true)))))
    let failed = open.after(.share(.copied(false)))
    #expect(shows("To copy, hold Shift and select the text, or run memorytunes share.", failed))
    let mouseless = failed.after(.settings(.change(.init(\.usesMouse, false))))
    #expect(shows("To copy, select the text, or run memorytunes share.", mouseless))
  }

  /// A board that is solved after these many moves that found nothing.
  private static func solved(_ grid: Grid, misses: Int) -> AppState {
    var state = AppState.dealt(grid, fillers: max(0, grid.pairCount - 20))
    for move in 0..<misses {
      let pair = move.isMultiple(of: 2) ? 0 : 2
      state = state.flipping(state.places(ofPair: pair)[0], state.places(ofPair: pair + 1)[0])
    }
    return state.withPairsFound(grid.pairCount)
  }

  @Test(arguments: [(Grid.standard, 4), (.standard, 92), (.choices[10], 60), (.choices[10], 300)])
  func `the text is shown whole at 80×24, and nothing of the result beside it`(
    grid: Grid, misses: Int
  ) throws {
    let state = Self.solved(grid, misses: misses).after(
      .routing(.go(.share)), .share(.copied(false)))
    let shared = try #require(state.sharedGame)

    let shown = rows(state)
    for line in shared.lines + shared.rows(\.sign) {
      #expect(shown.contains { $0.contains(line) }, "\(line)")
    }
    // It is wrapped, also in the middle of words.
    let command = (shared.command ?? "").prefix(60).filter { $0 != " " }
    #expect(shown.joined().filter { !" │├─".contains($0) }.contains(command))
    #expect(shown.contains { $0.contains("or run memorytunes share.") })
    #expect(!shown.contains { $0.contains("Same board") })
  }

  @Test func `in a small window, rows that have no room are counted`() {
    let state = Self.solved(.standard, misses: 92).after(.routing(.go(.share)))

    let shown = rows(state, in: Size(width: 40, height: 14))
    #expect(shown.contains { $0.contains("… 6 more rows") })
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
        .deal(
          .init(
            .init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7),
            players: players))))
    state = state.after(
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock")))))
    ).withPairsFound(8)

    #expect(
      try #require(state.sharedGame).text == """
        MemoryTunes · Rock 4×4
        I beat Echo 8–0 in 8 moves
        🟩🟩🟩🟩🟩🟩🟩🟩
        memorytunes rock-4x4-0007
        """)
  }

  @Test func `an unfinished game is not shared`() {
    #expect(AppState.dealt().withPairsFound(7).sharedGame == nil)
  }
}
