import MemoryTunes
import Terminal

/// The ways to play side by side: two cards that make a pair in each, and its name; the chosen one is ticked.
struct WaysToPlay {
  /// What is left below them.
  let rest: Rectangle

  private let kinds: [GameKind]
  private let area: Rectangle
  private let tileWidth: Int
  /// The height of a card in rows; its width in columns is twice that.
  private let cardHeight: Int

  /// Nil without room for them above the choices.
  init?(_ kinds: [GameKind], in area: Rectangle) {
    tileWidth = area.size.width / GameKind.allCases.count
    guard tileWidth >= 19, area.size.height >= 19 else { return nil }
    self.kinds = kinds
    self.area = area
    cardHeight = min(3 + (area.size.height - 19) / 6, (tileWidth - 3) / 4, 6)
    let height = cardHeight + (cardHeight > 3 ? 3 : 2)
    rest = area.dropping(top: height)
  }

  func draw(of state: AppState, on frame: inout Frame) {
    let cover = state.categories.covers(of: DealAction(for: state).request.category)?.images.first
    let left = area.minX + (area.size.width - tileWidth * kinds.count) / 2
    for (index, kind) in kinds.enumerated() {
      let tile = Rectangle(
        x: left + index * tileWidth, y: area.minY, width: tileWidth, height: cardHeight + 1)
      let isChosen = kind == state.settings.current.kind
      draw(kind.cards(showing: cover ?? backImage), in: tile, theme: state.theme, on: &frame)
      drawName(of: kind, isChosen: isChosen, in: tile, theme: state.theme, on: &frame)
      frame.addTarget(.value(index), tile)
    }
  }

  private func draw(
    _ cards: [SampleCard], in tile: Rectangle, theme: Theme, on frame: inout Frame
  ) {
    let left = tile.minX + (tile.size.width - 4 * cardHeight - 1) / 2
    for (index, card) in cards.enumerated() {
      let place = Rectangle(
        x: left + index * (2 * cardHeight + 1), y: tile.minY, width: 2 * cardHeight,
        height: cardHeight)
      card.draw(in: place, theme: theme, on: &frame)
    }
  }

  /// Writes the name in the last row of the tile.
  private func drawName(
    of kind: GameKind, isChosen: Bool, in tile: Rectangle, theme: Theme, on frame: inout Frame
  ) {
    let name = isChosen ? "✓ \(kind.label)" : kind.label
    frame.write(centered: [name], in: tile.bottom(1), isChosen ? theme.success : theme.quiet)
  }
}

/// One of the two cards that stand for a way to play.
private enum SampleCard {
  case picture(String)
  /// A card with words instead of a picture.
  case words(String)

  func draw(in place: Rectangle, theme: Theme, on frame: inout Frame) {
    switch self {
    case .picture(let image): frame.place(Picture(image: image, in: place))
    case .words(let text):
      frame.fill(place, theme.paper.artist)
      let lines = BlockLetters(text, width: place.size.width - 1)?.lines[0] ?? [text]
      frame.write(centered: lines, in: place, theme.paper.title)
    }
  }
}

extension GameKind {
  /// Two cards that make a pair; in a sprint, one of them shows the time instead.
  fileprivate func cards(showing cover: String) -> [SampleCard] {
    switch self {
    case .pairs: [.picture(cover), .picture(cover)]
    case .titles: [.picture(cover), .words(NewGameWords.titleCard)]
    case .sprint: [.picture(cover), .words(NewGameWords.sprintCard)]
    case .ear: [.picture(tuneImage), .picture(tuneImage)]
    }
  }
}
