import Testing

@testable import Screens

/// Boards on screens of all sizes.
private func forEachBoard(_ check: (Grid, Rectangle) -> Void) {
  for grid in Grid.choices {
    for width in stride(from: 20, through: 300, by: 7) {
      for height in stride(from: 6, through: 100, by: 3) {
        check(grid, Rectangle(x: 1, y: 1, width: width, height: height))
      }
    }
  }
}

@Suite struct BoardLayoutTests {
  @Test func `every board on every screen stays inside it, and its cards apart`() {
    forEachBoard { grid, area in
      guard let layout = BoardLayout(grid: grid, in: area) else {
        // Cards of 4×2 cells, a column between them, and the cursor at both sides.
        #expect(area.size.width < grid.columns * 5 + 1 || area.size.height < grid.rows * 2)
        return
      }
      expectOrderly(layout, grid, in: area)
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

@Suite struct ResultLayoutTests {
  @Test func `board and result never overlap, and both stay inside, on every screen`() {
    forEachBoard { grid, area in
      let layout = ResultLayout(grid: grid, in: area)
      let cards = layout.board.map { (0..<grid.cardCount).map($0.rectangle(ofCard:)) } ?? []
      #expect(
        ([layout.result] + cards).allSatisfy { $0.isInside(area) }
          && (layout.place == .over || !cards.contains { $0.overlaps(layout.result) }),
        "\(grid) in \(area)")
      #expect((layout.place == .alone) == (layout.board == nil))
    }
  }

  @Test(arguments: Grid.choices)
  func `a board whose covers can be made out keeps them when the result comes`(grid: Grid) throws {
    for size in [Size(width: 60, height: 20), Size(width: 80, height: 24)] {
      let area = Chrome(in: size, theme: .dark).content
      guard let game = BoardLayout(grid: grid, in: area), game.card.height > 2 else { continue }

      let board = try #require(ResultLayout(grid: grid, in: area).board)

      #expect(board.card.height > 2, "\(grid) at \(size)")
    }
  }

  @Test func `the result at 80×24 names the costliest slip, and the rest is one key away`() {
    let dealt = AppState.dealt()
    let first = (0..<8).map { dealt.places(ofPair: $0)[0] }
    let second = (0..<8).map { dealt.places(ofPair: $0)[1] }
    let state = dealt.flipping(
      first[0], first[1], second[0], first[2], second[1], first[3], second[2], first[4]
    ).withPairsFound(8)

    let shown = text(of: state)

    #expect(state.game.slips.count > 1)
    #expect(state.game.slips.costliest(1).allSatisfy { shown.contains("Move \($0.move):") })
    #expect(shown.matches(of: #/Move \d+:/#).count == 1, "\(shown)")
    #expect(!shown.contains("Skill") && !shown.contains("erfect"))
    #expect(press(.character("f"), in: state) == .go(.figures))
    #expect(
      state.details.map { $0.prefix(12) } == [
        "Skill 78/99,", "Perfect play", "Perfect memo", "Board rock-4",
      ])
  }

  @Test(arguments: Grid.choices)
  func `what stands beside a fresh board is not cut`(grid: Grid) {
    for size in [Size(width: 60, height: 20), Size(width: 80, height: 24)] {
      let frame = appView(state: .dealt(grid, fillers: max(0, grid.pairCount - 18)), in: size)

      let cut = (0..<size.height).map { frame.rowText($0) }.filter { $0.contains("…") }
      #expect(cut == [], "\(grid) at \(size)")
    }
  }

  @Test func `where both do not fit, the result takes the whole screen`() throws {
    let area = Rectangle(x: 2, y: 2, width: 36, height: 9)
    let layout = ResultLayout(grid: try #require(Grid("10x8")), in: area)

    #expect(layout.board == nil)
    #expect(layout.result == area)
    #expect(layout.place == .alone)
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

  @Test func `a result without words is no strip below a board with room over it`() {
    for grid in Grid.choices {
      let area = Chrome(in: Size(width: 80, height: 24), theme: .dark).content
      let layout = ResultLayout(grid: grid, in: area, isWordless: true)

      #expect(layout.place != .below || layout.board?.card.height == 2, "\(grid)")
    }
  }
}

extension Rectangle {
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Rectangle {
  fileprivate func isInside(_ other: Self) -> Bool {
    minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
  }
}
