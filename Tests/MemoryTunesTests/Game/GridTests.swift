import Foundation
import Testing

@testable import MemoryTunes

@Suite struct GridTests {
  @Test(arguments: [("2x2", 2, 2), ("4X3", 4, 3), ("10x8", 10, 8), ("3x2", 3, 2), ("7x8", 7, 8)])
  func `a grid is read as columns and rows`(text: String, columns: Int, rows: Int) throws {
    let grid = try #require(Grid(text))

    #expect(grid.columns == columns)
    #expect(grid.rows == rows)
    #expect(grid.cardCount == columns * rows)
    #expect(grid.pairCount == columns * rows / 2)
    #expect(grid.description == text.lowercased())
  }

  @Test(arguments: [
    "", "x", "4", "4x", "x4", "4x4x4", "4 x 4", "4x4 ", "4×4", "axb", "4.0x4", "-4x-4", "0x0",
    "99999999999999999999x2",
    // An odd number of cards.
    "5x5", "3x3", "9x7",
    // Too small or too large.
    "1x2", "2x1", "11x2", "2x9", "12x8", "10x10",
  ])
  func `what is no grid is refused`(text: String) {
    #expect(Grid(text) == nil)
  }

  @Test func `every choice is a grid and larger than the one before`() {
    let choices = Grid.choices

    #expect(choices.map { Grid($0.description) } == choices)
    #expect(choices.map(\.cardCount) == [4, 8, 12, 16, 20, 24, 30, 36, 48, 64, 80])
    #expect(choices.contains(.standard))
    #expect(Grid.standard.description == "4x4")
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil), (1, nil), (2, "2x2"), (3, "2x2"), (4, "4x2"), (7, "4x3"), (8, "4x4"),
      (39, "8x8"), (40, "10x8"), (.max, "10x8"),
    ] as [(Int, String?)])
  func `the largest grid for covers is one that they fill`(coverCount: Int, grid: String?) {
    #expect(Grid.largest(for: coverCount)?.description == grid)
  }

  @Test func `a grid is kept as its text, and only what can be is read back`() throws {
    let written = try JSONEncoder().encode([Grid.standard])

    #expect(String(decoding: written, as: UTF8.self) == #"["4x4"]"#)
    #expect(try readBack([Grid.standard]) == [.standard])
    for text in [#"["5x5"]"#, #"["100x100"]"#, "[4]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Grid].self, from: Data(text.utf8))
      }
    }
  }
}

@Suite struct KnowledgeTests {
  @Test func `knowledge is which cards have been seen, and when last`() {
    var knowledge = Knowledge(cardCount: 4)
    #expect(knowledge.lastSeen == [nil, nil, nil, nil])

    // Cards that are not on the board teach nothing.
    for card in [2, 0, -1, 4, .max, 2] { knowledge.see(card) }

    #expect(knowledge.lastSeen == [2, nil, 3, nil])
    #expect(knowledge.flipCount == 3)
    #expect((-1...4).map(knowledge.hasSeen) == [false, true, false, true, false, false])
  }
}
