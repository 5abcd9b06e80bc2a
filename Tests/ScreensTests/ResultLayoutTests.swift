import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct ResultLayoutTests {
  @Test func `board and result never overlap, and both stay inside, on every screen`() {
    for grid in Grid.choices {
      for width in stride(from: 20, through: 300, by: 7) {
        for height in stride(from: 6, through: 100, by: 3) {
          let area = Rectangle(x: 1, y: 1, width: width, height: height)
          let layout = ResultLayout(grid: grid, in: area)
          expectOrderly(layout, grid, in: area)
        }
      }
    }
  }

  private func expectOrderly(_ layout: ResultLayout, _ grid: Grid, in area: Rectangle) {
    let cards = layout.board.map { (0..<grid.cardCount).map($0.rectangle(ofCard:)) } ?? []
    #expect(
      layout.result.isInside(area) && cards.allSatisfy { $0.isInside(area) }
        && !cards.contains { $0.overlaps(layout.result) },
      "\(grid) in \(area)")
    #expect(!layout.isStrip || layout.board != nil)
  }

  @Test func `where both do not fit, the result takes the whole screen`() throws {
    let area = Rectangle(x: 2, y: 2, width: 36, height: 9)
    let layout = ResultLayout(grid: try #require(Grid("10x8")), in: area)

    #expect(layout.board == nil)
    #expect(layout.result == area)
    #expect(!layout.isStrip)
  }

  @Test(arguments: Grid.choices)
  func `a screen that has room for the board and five lines shows both`(grid: Grid) {
    for height in 6...60 {
      let area = Rectangle(x: 0, y: 0, width: 120, height: height)
      var upper = area
      upper.size = Size(width: 120, height: height - 5)
      guard BoardLayout(grid: grid, in: upper, hasPanel: false) != nil else { continue }

      #expect(ResultLayout(grid: grid, in: area).board != nil, "\(height)")
    }
  }
}

extension Rectangle {
  fileprivate func isInside(_ other: Rectangle) -> Bool {
    minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
  }

  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
