import ArtworkLive
import FetchProgram
import TestSupport

/// The board that a seed must give, dealt independently of the program by the same rules.
func board(category: MemoryTunes.Category, grid: Grid = .standard, seed: UInt64) async throws
  -> GameState
{
  let query = CoverQuery(
    source: .bundled, category: category.id, term: category.id, count: grid.pairCount, seed: 1)
  let batch = try await CoverService.bundled(resources: resources).covers(query) { _ in }
  return board(batch, of: category, grid: grid, source: .bundled, seed: seed)
}

/// The board that a seed must give with covers from a folder.
func board(folder: String, grid: Grid, seed: UInt64) async throws -> GameState {
  let source = CoverSource.folder(folder)
  let query = CoverQuery(
    source: source, category: Shelf.wholeID, term: "", count: grid.pairCount, seed: seed)
  let batch = try await CoverService.folder(home: nil, media: readMedia).covers(query) { _ in }
  return board(batch, of: .bundled[0], grid: grid, source: source, seed: seed)
}

/// The board that a seed must give when iTunes finds `count` songs.
func fetchedBoard(of count: Int, grid: Grid, seed: UInt64) -> GameState {
  let songs = (0..<count).map {
    Cover(id: "\($0)", title: "Song \($0)", artist: "", artwork: "\($0)")
  }
  var generator = SeededGenerator(seed: seed)
  let covers = Array(songs.shuffled(by: &generator).prefix(grid.pairCount))
  return board(CoverBatch(covers: covers), of: .bundled[0], grid: grid, source: .itunes, seed: seed)
}

private func board(
  _ batch: CoverBatch, of category: MemoryTunes.Category, grid: Grid, source: CoverSource,
  seed: UInt64
) -> GameState {
  var game = GameState()
  game.apply(.deal(.init(.init(category: category, grid: grid, source: source, seed: seed))))
  game.apply(.setCards(.init(request: game.request.id, batch: batch)))
  return game
}

extension Tmux {
  /// Flips a card with arrow keys and Enter, from wherever the cursor is.
  func flip(_ index: Int, from cursor: inout Int, columns: Int) async throws {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let (oldRow, oldColumn) = cursor.quotientAndRemainder(dividingBy: columns)
    for _ in 0..<abs(row - oldRow) { try await press(row > oldRow ? "Down" : "Up") }
    for _ in 0..<abs(column - oldColumn) { try await press(column > oldColumn ? "Right" : "Left") }
    try await press("Enter")
    cursor = index
  }

  /// Finds all pairs of the board on the screen; a card that is already open holds the cursor.
  func win(_ game: GameState, opened: Int? = nil) async throws {
    var cursor = opened ?? 0
    let first = opened.map { game.cards[$0].pair }
    let order = game.covers.indices.sorted { a, b in a == first && b != first }
    for pair in order {
      for index in game.cards.indices where game.cards[index].pair == pair && index != opened {
        try await flip(index, from: &cursor, columns: game.grid.columns)
      }
      if pair != order.last {
        try await wait(for: String(game.covers[pair].title.prefix(20)))
      }
    }
  }
}
