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
      let style = isMoving ? theme.strong : theme.text
      let name = game.players.label(at: index).fitted(to: row.width - 3 - score.count)
      let sign = (theme.sign(ofPlayer: index) + " ", theme.player(index))
      frame.write(pieces: [(isMoving ? "▸" : " ", theme.accent), sign, (name, style)], in: row)
      frame.write(score, in: row.dropping(left: row.width - score.count), style)
    }
  }

  /// Draws the faces of those who have one side by side as large as they fit; all but the one to move are dimmed.
  func drawFaces(in area: Rectangle, on frame: inout Frame) {
    let faces = game.players.enumerated().compactMap { index, player in
      state.faceImage(of: player).map { (image: $0, isDimmed: !game.isMoving(index)) }
    }
    let height = min(8, area.height, (area.width / max(1, faces.count) - 2) / 2)
    guard height >= 4 else { return }
    let places = area.top(height).columns(faces.count, width: 2 * height, gap: 2)
    for (face, place) in zip(faces, places) {
      frame.place(Picture(image: face.image, in: place, isDimmed: face.isDimmed))
    }
  }

  /// All names if they fit, or else only the name of the one to move; in wordless mode, none.
  func drawPlayersLine(in line: Rectangle, on frame: inout Frame) {
    let scores = game.shownScores
    func pieces(_ isNamed: (Int) -> Bool) -> [(String, Style)] {
      game.players.indices.flatMap { index -> [(String, Style)] in
        let isMoving = game.isMoving(index)
        let name = isNamed(index) ? game.players.label(at: index) + " " : ""
        return [
          (isMoving ? "▸" : " ", theme.accent),
          (theme.sign(ofPlayer: index) + " ", theme.player(index)),
          ("\(name)\(scores[index])  ", isMoving ? theme.strong : theme.quiet),
        ]
      }
    }
    let signs = pieces { _ in false }
    let named = state.isWordless ? [] : [pieces { _ in true }, pieces(game.isMoving)]
    let fitting = named.first { $0.map(\.0.displayWidth).reduce(0, +) <= line.width }
    frame.write(pieces: fitting ?? signs, in: line)
  }

  /// Announces the new turn in letters as large as the board allows; the two open cards stay visible.
  func drawTurnNotice(on frame: inout Frame) {
    guard let player = game.show.announcedPlayer, game.show.flipping.isEmpty,
      let band = layout.largestBand(
        without: game.board.flips.isEmpty ? [0, game.cards.count - 1] : game.board.openCards)
    else { return }
    let style = theme.player(player)
    let sign = theme.sign(ofPlayer: player)
    let texts = state.isWordless ? [sign] : [game.turnLabel, game.players.label(at: player)]
    let room = Size(width: band.width - 6, height: band.height)
    let lines =
      blockLetters(largestOf: texts, in: room)
      ?? [longest(texts, fitting: room.width).fitted(to: room.width)]
    frame.startLayer()
    frame.fill(band, style)
    frame.write(centered: lines, in: band, style)
    let place = band.centered(width: lines[0].displayWidth, height: lines.count)
    for x in [place.minX - 3, place.maxX + 2] {
      frame.write(sign, x: x, y: place.minY + lines.count / 2, style)
    }
  }
}

extension BoardLayout {
  /// The largest block of adjacent rows without any of these cards; nil if there is none.
  fileprivate func largestBand(without cards: [Int]) -> Rectangle? {
    let taken = [-1] + Set(cards.map { $0 / grid.columns }).sorted() + [grid.rows]
    let bands = zip(taken, taken.dropFirst()).map { (first: $0 + 1, count: $1 - $0 - 1) }
    guard let band = bands.max(by: { $0.count < $1.count }), band.count > 0 else { return nil }
    let first = rectangle(ofCard: band.first * grid.columns)
    let last = rectangle(ofCard: (band.first + band.count - 1) * grid.columns)
    return board.dropping(top: first.minY - board.minY).top(last.maxY - first.minY)
  }
}
