import MemoryTunes
import Terminal

/// Draws the board that will be dealt face down, those who play above it, and its code below it.
func drawPreview(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let deal = DealAction(for: state)
  let grid = deal.request.grid
  let theme = state.theme
  let place = deal.code == nil ? area : area.top(area.size.height - 2)
  let table = TableView(players: deal.players, in: place)
  guard
    let layout = table.flatMap({ BoardLayout(grid: grid, in: $0.rest, hasPanel: false) })
      ?? BoardLayout(grid: grid, in: place, hasPanel: false)
  else { return }
  if let table, table.rest.minY <= layout.board.minY {
    table.draw(theme: theme, on: &frame)
  }
  for index in 0..<grid.cardCount {
    frame.place(
      Picture(image: layout.backImage(ofCard: index), in: layout.rectangle(ofCard: index)))
  }
  guard let code = deal.code?.description else { return }
  let width = min(code.count, area.size.width)
  frame.write(
    code.fitted(to: width), x: layout.board.minX + (layout.board.size.width - width) / 2,
    y: layout.board.maxY + (layout.hasRowGap ? 0 : 1), theme.quiet)
}

/// Those who play, side by side: the faces of computers, and the initials of people.
private struct TableView {
  let players: [Player]
  let area: Rectangle
  /// What is left below them.
  let rest: Rectangle

  private let faceHeight: Int

  /// Nil for somebody who plays alone.
  init?(players: [Player], in area: Rectangle) {
    guard players.count > 1 else { return nil }
    self.players = players
    self.area = area
    faceHeight = area.size.height >= 28 ? 6 : 3
    let height = faceHeight + 2
    rest = area.dropping(top: height)
  }

  func draw(theme: Theme, on frame: inout Frame) {
    let seat = min(area.size.width / players.count, 2 * faceHeight + 4)
    let left = area.minX + (area.size.width - seat * players.count) / 2
    for (index, player) in players.enumerated() {
      let place = Rectangle(
        x: left + index * seat, y: area.minY, width: seat - 1, height: faceHeight + 1)
      draw(player, index, in: place, theme: theme, on: &frame)
    }
  }

  private func draw(
    _ player: Player, _ index: Int, in place: Rectangle, theme: Theme, on frame: inout Frame
  ) {
    let style = theme.player(index)
    let face = Rectangle(
      x: place.minX + (place.size.width - 2 * faceHeight) / 2, y: place.minY,
      width: 2 * faceHeight, height: faceHeight)
    if let opponent = player.opponent {
      frame.place(Picture(image: opponent.image, in: face))
    } else {
      drawInitial(of: player, index, on: face, theme.onCard(style), on: &frame)
    }
    let name = players.label(at: index)
    let signed = "\(sign(ofPlayer: index)) \(name)"
    let short = player == .anyone ? "\(sign(ofPlayer: index)) \(index + 1)" : name
    let text = longest([signed, short], fitting: place.size.width).fitted(to: place.size.width)
    frame.write(centered: [text], in: place.bottom(1), style)
  }

  /// Draws the first letter of a person's name, or else their number.
  private func drawInitial(
    of player: Player, _ index: Int, on face: Rectangle, _ style: Style, on frame: inout Frame
  ) {
    frame.fill(face, style)
    let initial = player == .anyone ? "\(index + 1)" : String(players.label(at: index).prefix(1))
    let rows = BlockLetters(initial, width: face.size.width)?.lines[0] ?? [initial]
    frame.write(centered: rows, in: face, style)
  }
}
