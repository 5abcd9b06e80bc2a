/// Draws the ways to play side by side, each as two cards that make a pair in it, and its name, if there is room for
/// them above the choices; returns the area left for those.
func drawWaysToPlay(of state: AppState, in area: Rectangle, on frame: inout Frame) -> Rectangle {
  let kinds = state.kindsToChoose
  let width = area.width / GameKind.allCases.count
  guard width >= 19, area.height >= 19 else { return area }
  // A card has twice as many columns as rows.
  let height = min(3 + (area.height - 19) / 6, (width - 3) / 4, 6)
  let cover = state.categories.covers(of: DealAction(for: state).request.category)?.images.first
  let theme = state.theme
  let tiles = area.top(height + 1).columns(kinds.count, width: width)
  for (index, (kind, tile)) in zip(kinds, tiles).enumerated() {
    let image = kind == .ear ? tuneImage : cover ?? backImage
    let cards = tile.top(height).columns(2, width: 2 * height, gap: 1)
    // On the card that stands for all cards with titles.
    let words = kind == .titles ? tr("title") : kind == .sprint ? "\(Sprint.duration)" : nil
    for card in cards.prefix(words == nil ? 2 : 1) { frame.place(Picture(image: image, in: card)) }
    if let words {
      frame.fill(cards[1], theme.paper().artist)
      let lines = blockLetters(words, width: cards[1].width - 1)?[0] ?? [words]
      frame.write(centered: lines, in: cards[1], theme.paper().title)
    }
    let isChosen = kind == state.settings.current.kind
    let name = isChosen ? "✓ \(kind.label)" : kind.label
    frame.write(centered: [name], in: tile.bottom(1), isChosen ? theme.success : theme.quiet)
    frame.addTarget(.value(index), tile)
  }
  return area.dropping(top: height + (height > 3 ? 3 : 2))
}
