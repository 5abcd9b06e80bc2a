import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// Where the terminal's own cursor is, which braille displays and magnifiers follow.
@Suite struct FocusTests {
  @Test(arguments: CommandTests.states.indices)
  func `the cursor is on the screen, at the focus or at what is said first`(index: Int) throws {
    for size in sizes {
      let frame = appView(
        state: CommandTests.states[index], history: InspectedGame.sample().history, in: size)
      let cursor = try #require(frame.cursor)
      #expect((0..<size.width).contains(cursor.x) && (0..<size.height).contains(cursor.y))
    }
  }

  @Test func `it is on the card, on the entry of a list, and behind the text of a field`() {
    let size = sizes[0]
    let board = AppState.dealt().after(.game(.moveCursor(.init(.right))))
    let frame = appView(state: board, in: size)
    let card = frame.clickAreas.first { $0.target == .card(1) }?.rectangle
    #expect(frame.cursor == card?.origin)

    let menu = appView(
      state: AppState(after: .routing(.select(MenuEntry.settings.rawValue))), in: size)
    let entry = menu.clickAreas.first { $0.target == .choose(4) }?.rectangle
    #expect(menu.cursor?.y == entry?.minY)

    let prompt = appView(
      state: AppState(after: .prompt(.open(.addCategory)), .prompt(.write("Jazz"))), in: size)
    let row = prompt.rowText(prompt.cursor?.y ?? 0)
    #expect(row.contains("Jazz"))
  }

  @Test func `high contrast and large cards are two keys from the first screen`() {
    var state = AppState()
    for key in [Key.character(","), .character("c"), .character("p")] {
      state = appKeymap(key: key, state: state).map { state.after($0) } ?? state
    }

    #expect(state.settings.current.theme == .highContrast)
    #expect(state.settings.current.isWordless)
  }
}
