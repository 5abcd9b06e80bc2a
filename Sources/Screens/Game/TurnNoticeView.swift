import MemoryTunes
import Terminal

extension BoardScene {
  /// Announces the new turn in letters as large as the board allows; the two open cards stay visible.
  func drawTurnNotice(at layout: BoardLayout, on frame: inout Frame) {
    guard let player = game.show.announcedPlayer, game.show.flipping.isEmpty,
      let band = layout.largestBand(
        without: game.board.flips.isEmpty
          ? [0, game.cards.count - 1] : game.board.openCards, of: game.grid)
    else { return }
    let style = theme.player(player)
    let sign = theme.sign(ofPlayer: player)
    let texts =
      isWordless
      ? [sign] : [game.turnLabel, game.players.label(at: player)]
    let room = Size(width: band.size.width - 6, height: band.size.height)
    let lines =
      BlockLetters(largestOf: texts, in: room)?.lines[0] ?? [longest(texts, fitting: room.width)]
    frame.startLayer()
    frame.fill(band, style)
    let place = band.centered(width: lines[0].displayWidth, height: lines.count)
    for (row, line) in lines.enumerated() {
      frame.write(line, x: place.minX, y: place.minY + row, width: room.width, style)
    }
    for x in [place.minX - 3, place.maxX + 2] {
      frame.write(sign, x: x, y: place.minY + lines.count / 2, style)
    }
  }
}

extension BoardLayout {
  /// The largest block of adjacent rows without any of these cards; nil if there is none.
  fileprivate func largestBand(without cards: [Int], of grid: Grid) -> Rectangle? {
    let taken = [-1] + Set(cards.map { $0 / grid.columns }).sorted() + [grid.rows]
    let bands = zip(taken, taken.dropFirst()).map { (first: $0 + 1, count: $1 - $0 - 1) }
    guard let band = bands.max(by: { $0.count < $1.count }), band.count > 0 else { return nil }
    let first = rectangle(ofCard: band.first * grid.columns)
    let last = rectangle(ofCard: (band.first + band.count - 1) * grid.columns)
    return Rectangle(
      x: board.minX, y: first.minY, width: board.size.width, height: last.maxY - first.minY)
  }
}
