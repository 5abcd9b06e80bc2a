/// The ways to play side by side: two cards that make a pair in each, and its name; the chosen one is ticked.
struct WaysToPlay {
  let rest: Rectangle

  private let kinds: [GameKind]
  private let area: Rectangle
  private let tileWidth: Int
  /// The height of a card in rows; its width in columns is twice that.
  private let cardHeight: Int

  /// Nil without room for them above the choices.
  init?(_ kinds: [GameKind], in area: Rectangle) {
    tileWidth = area.width / GameKind.allCases.count
    guard tileWidth >= 19, area.height >= 19 else { return nil }
    self.kinds = kinds
    self.area = area
    cardHeight = min(3 + (area.height - 19) / 6, (tileWidth - 3) / 4, 6)
    let height = cardHeight + (cardHeight > 3 ? 3 : 2)
    rest = area.dropping(top: height)
  }

  func draw(of state: AppState, on frame: inout Frame) {
    let cover = state.categories.covers(of: DealAction(for: state).request.category)?.images.first
    let theme = state.theme
    let tiles = area.top(cardHeight + 1).columns(kinds.count, width: tileWidth)
    for (index, (kind, tile)) in zip(kinds, tiles).enumerated() {
      let image = kind == .ear ? tuneImage : cover ?? backImage
      let cards = tile.top(cardHeight).columns(2, width: 2 * cardHeight, gap: 1)
      frame.place(Picture(image: image, in: cards[0]))
      let time = kind == .sprint ? "\(Sprint.duration)" : nil
      // On the card that stands for all cards with titles.
      if let words = kind == .titles ? tr("title") : time {
        frame.fill(cards[1], theme.paper().artist)
        let lines = BlockLetters(words, width: cards[1].width - 1)?.lines[0] ?? [words]
        frame.write(centered: lines, in: cards[1], theme.paper().title)
      } else {
        frame.place(Picture(image: image, in: cards[1]))
      }
      let isChosen = kind == state.settings.current.kind
      let name = isChosen ? "✓ \(kind.label)" : kind.label
      frame.write(centered: [name], in: tile.bottom(1), isChosen ? theme.success : theme.quiet)
      frame.addTarget(.value(index), tile)
    }
  }
}
