import Testing

@testable import Screens

/// Cards that are turned by typing their coordinates.
@Suite struct CoordinateTests {
  private static func board(_ size: String, showsCoordinates: Bool = true) throws -> AppState {
    let grid = try #require(Grid(size))
    return AppState.dealt(grid, fillers: max(0, grid.pairCount - 18)).after(
      .set(\.showsCoordinates, showsCoordinates))
  }

  private func typing(_ keys: String, in state: AppState) -> AppState {
    keys.reduce(state) { state, key in
      press(.character(key), in: state).map { state.after($0) } ?? state
    }
  }

  @Test(arguments: [
    ("4x4", "a1", 0), ("4x4", "d1", 3), ("4x4", "b3", 9), ("4x4", "A2", 4), ("4x4", "d4", 15),
    ("10x8", "h1", 7), ("10x8", "j8", 79), ("10x8", "a8", 70), ("4x4", "adb2", 5),
  ])
  func `a letter and a digit turn the card there`(size: String, keys: String, card: Int) throws {
    let state = typing(keys, in: try Self.board(size))

    #expect(state.game.board.openCards == [card])
    #expect(state.game.show.cursor == card)
    #expect(state.game.show.typedColumn == nil)
  }

  @Test(
    arguments: [
      ("4x4", "", "a", .typeColumn(0)), ("4x4", "", "d", .typeColumn(3)),
      ("4x4", "", "D", .typeColumn(3)), ("4x4", "", "h", .moveCursor(.init(.left))),
      ("4x4", "", "j", .moveCursor(.init(.down))), ("4x4", "", "s", .moveCursor(.init(.down))),
      ("10x8", "", "h", .typeColumn(7)), ("10x8", "", "j", .typeColumn(9)),
      ("10x8", "", "k", .moveCursor(.init(.up))), ("10x8", "", "H", .showHint),
      ("10x8", "", "1", nil), ("2x2", "", "c", nil), ("4x4", "a", "5", nil),
      ("4x4", "a", "0", nil), ("10x8", "a", "9", nil),
    ] as [(String, String, Character, GameAction?)])
  func `letters of columns no longer move the cursor, all others do, and digits of no row nothing`(
    size: String, typed: String, key: Character, action: GameAction?
  ) throws {
    let state = typing(typed, in: try Self.board(size))

    #expect((state.game.show.typedColumn == 0) == (typed == "a"))
    expectKeys(in: state, (.character(key), action.map(AppAction.game)))
  }

  @Test func `while cards do not show coordinates, letters move and digits do nothing`() throws {
    let state = try Self.board("4x4", showsCoordinates: false)

    #expect(press(.character("d"), in: state) == .move(.right))
    #expect(press(.character("1"), in: state) == nil)
    #expect(typing("#", in: state).settings.current.showsCoordinates)
    #expect(!typing("##", in: state).settings.current.showsCoordinates)
  }

  @Test(arguments: [("4x4", "a1…d4"), ("10x8", "a1…j8"), ("2x2", "a1…b2")])
  func `the help names the first and the last coordinate`(size: String, keys: String) throws {
    let shown = helpLines(for: .game, in: try Self.board(size)).map(\.keys)
    let hidden = helpLines(for: .game, in: try Self.board(size, showsCoordinates: false))

    #expect(shown.contains(keys))
    #expect(!hidden.contains { $0.keys.contains("…") })
  }
}
