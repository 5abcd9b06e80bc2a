/// The signs of people, by the number of their colour.
private let signs = ["●", "▲", "■", "◆"]

extension Theme {
  /// The sign of the player with this index, which belongs to the colour.
  func sign(ofPlayer index: Int) -> String { signs[color(ofPlayer: index) % signs.count] }

  func player(_ index: Int) -> Style { person(color(ofPlayer: index)) }

  private func color(ofPlayer index: Int) -> Int {
    seats.indices.contains(index) ? seats[index] : index
  }

  func person(_ color: Int) -> Style {
    let colors = [warm, cool, rosy, fresh]
    return Style(colors[color % colors.count], on: background, .bold)
  }
}

extension GameState {
  func isMoving(_ index: Int) -> Bool { isUnderWay && index == turn }

  /// The computer player shown large before the first flip; nil if there are none or several.
  var introducedOpponent: Opponent? { board.flips.isEmpty ? onlyOpponent : nil }

  /// The pairs that each player has found, without one still being flipped.
  var shownScores: [Int] {
    var scores = scores
    let finders = show.flipping.compactMap { finder(of: $0.index) }
    if let finder = finders.first, scores.indices.contains(finder) { scores[finder] -= 1 }
    return scores
  }
}

func playerRowCount(of game: GameState) -> Int { game.hasTurns ? game.players.count : 0 }

extension BoardScene {
  /// Lists the players with their pairs; the one to move is marked.
  func drawPlayers(in area: Rectangle, on frame: inout Frame) {
    let scores = game.shownScores
    for index in game.players.indices.prefix(max(0, area.height)) {
      let row = area.row(index)
      let isMoving = game.isMoving(index)
      let score = " \(scores[index])"
      frame.write(isMoving ? "▸" : " ", x: row.minX, y: row.minY, theme.accent)
      frame.write(theme.sign(ofPlayer: index), x: row.minX + 1, y: row.minY, theme.player(index))
      frame.write(
        game.players.label(at: index).fitted(to: row.width - 3 - score.count), x: row.minX + 3,
        y: row.minY, isMoving ? theme.strong : theme.text)
      frame.write(
        score, x: row.maxX - score.count, y: row.minY, isMoving ? theme.strong : theme.text)
    }
  }

  /// Draws the faces of those who have one side by side as large as they fit; all but the one to move are dimmed.
  func drawFaces(in area: Rectangle, on frame: inout Frame) {
    let faces = game.players.enumerated().compactMap { index, player in
      state.faceImage(of: player).map { (index, $0) }
    }
    let height = min(8, area.height, (area.width / max(1, faces.count) - 2) / 2)
    guard height >= 4 else { return }
    var rest = area.top(height)
    for (index, image) in faces {
      let place = rest.dropping(right: rest.width - 2 * height)
      frame.place(Picture(image: image, in: place, isDimmed: !game.isMoving(index)))
      rest = rest.dropping(left: 2 * height + 2)
    }
  }

  /// All names if they fit, or else only the name of the one to move; in wordless mode, none.
  func drawPlayersLine(in line: Rectangle, on frame: inout Frame) {
    let scores = game.shownScores
    let names = game.players.indices.map(game.players.label(at:))
    func length(_ isNamed: (Int) -> Bool) -> Int {
      names.indices.map {
        (isNamed($0) ? names[$0].displayWidth + 1 : 0) + "\(scores[$0])".count + 5
      }
      .reduce(0, +)
    }
    let showsAll = length { _ in true } <= line.width
    let showsMoving = length(game.isMoving) <= line.width
    let pieces = game.players.indices.flatMap { index -> [(String, Style)] in
      let isMoving = game.isMoving(index)
      let isNamed = !state.isWordless && (showsAll || (showsMoving && isMoving))
      let name = isNamed ? names[index] + " " : ""
      return [
        (isMoving ? "▸" : " ", theme.accent),
        (theme.sign(ofPlayer: index) + " ", theme.player(index)),
        ("\(name)\(scores[index])", isMoving ? theme.strong : theme.quiet), ("  ", theme.blank),
      ]
    }
    frame.write(pieces: pieces, in: line)
  }

  /// Announces the new turn in letters as large as the board allows; the two open cards stay visible.
  func drawTurnNotice(at layout: BoardLayout, on frame: inout Frame) {
    guard let player = game.show.announcedPlayer, game.show.flipping.isEmpty,
      let band = layout.largestBand(
        without: game.board.flips.isEmpty
          ? [0, game.cards.count - 1] : game.board.openCards, of: game.grid)
    else { return }
    let style = theme.player(player)
    let sign = theme.sign(ofPlayer: player)
    let texts = state.isWordless ? [sign] : [game.turnLabel, game.players.label(at: player)]
    let room = Size(width: band.width - 6, height: band.height)
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
      x: board.minX, y: first.minY, width: board.width, height: last.maxY - first.minY)
  }
}
