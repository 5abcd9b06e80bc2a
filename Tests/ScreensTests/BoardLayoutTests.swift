import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct BoardLayoutTests {
  @Test func `cards are as in the drawings of the design`() throws {
    let wide = try #require(
      BoardLayout(grid: .standard, in: .init(x: 3, y: 3, width: 114, height: 34)))
    let narrow = try #require(
      BoardLayout(grid: .standard, in: .init(x: 2, y: 2, width: 76, height: 21)))

    #expect(wide.card == Size(width: 14, height: 7))
    #expect(wide.gap == Size(width: 3, height: 1))
    #expect(narrow.card == Size(width: 8, height: 4))
    #expect(narrow.gap == Size(width: 2, height: 1))
  }

  @Test func `every board on every screen stays inside it, and its cards apart`() {
    for grid in Grid.choices {
      for width in stride(from: 20, through: 300, by: 7) {
        for height in stride(from: 6, through: 100, by: 3) {
          let area = Rectangle(x: 1, y: 1, width: width, height: height)
          guard let layout = BoardLayout(grid: grid, in: area) else {
            // Cards of 4×2 cells, a column between them, and the cursor at both sides.
            #expect(width < grid.columns * 5 + 1 || height < grid.rows * 2)
            continue
          }
          expectOrderly(layout, grid, in: area)
        }
      }
    }
  }

  private func expectOrderly(_ layout: BoardLayout, _ grid: Grid, in area: Rectangle) {
    let cards = (0..<grid.cardCount).map(layout.rectangle(ofCard:))
    let columnGap = cards[1].minX - cards[0].maxX
    let rowGap = cards[grid.columns].minY - cards[0].maxY
    let last = cards[grid.cardCount - 1]
    let isInside =
      cards[0].minX > area.minX - 1 && cards[0].minY >= area.minY && last.maxX < area.maxX + 1
      && last.maxY <= area.maxY
    let isPanelBeside =
      layout.panel.map { $0.minX > last.maxX && $0.maxX <= area.maxX && $0.maxY <= area.maxY }
      ?? true
    let isCaptionBelow =
      layout.caption.map { $0.minY >= last.maxY && $0.maxY <= area.maxY && layout.panel == nil }
      ?? true
    #expect(
      isInside && isPanelBeside && isCaptionBelow && columnGap >= 1 && rowGap >= 0,
      "\(grid) in \(area)")
  }

  @Test(arguments: [
    ("4x4", Size(width: 8, height: 4), 2, true), ("6x4", Size(width: 8, height: 4), 2, true),
    ("6x5", Size(width: 8, height: 4), 2, true), ("6x6", Size(width: 6, height: 3), 2, true),
    ("8x6", Size(width: 6, height: 3), 2, false), ("10x6", Size(width: 6, height: 3), 1, false),
    ("8x8", Size(width: 5, height: 2), 2, true), ("10x8", Size(width: 5, height: 2), 2, false),
  ])
  func `at 80×24, the cards get what room there is`(
    name: String, card: Size, gap: Int, hasPanel: Bool
  ) throws {
    let chrome = Chrome(in: Size(width: 80, height: 24), theme: .dark)
    let grid = try #require(Grid(name))
    let layout = try #require(BoardLayout(grid: grid, in: chrome.content))

    #expect(layout.card == card)
    #expect(layout.gap.width == gap)
    #expect((layout.panel != nil) == hasPanel)
    #expect((layout.caption != nil) == !hasPanel)
  }
}
