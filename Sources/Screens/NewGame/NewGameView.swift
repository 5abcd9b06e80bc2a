/// What the next game is to be: the ways to play, and below them the choices beside the board to be dealt.
@Sendable func drawNewGame(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let page = newGamePage(of: state)
  chrome.draw(about: page.title, on: &frame)
  let column = chrome.column(width: 120, titled: page.title, on: &frame)
  let area = drawWaysToPlay(of: state, in: column, on: &frame)
  let hasRoom = area.width >= 76
  let middle = area.centered(width: min(optionWidth, area.width), height: area.height)
  let list = hasRoom ? area.dropping(right: area.width - optionWidth) : middle
  drawOptions(
    of: page, in: list, mostRows: NewGameChoice.allCases.count, theme: chrome.theme, on: &frame)
  guard hasRoom else { return }
  drawPreview(of: state, in: area.dropping(left: optionWidth - 2), on: &frame)
}

/// Draws the board that will be dealt face down, those who play above it, and its code below it.
func drawPreview(of state: AppState, in area: Rectangle, on frame: inout Frame) {
  let deal = DealAction(for: state)
  let (grid, theme) = (deal.request.grid, state.theme)
  let place = deal.code == nil ? area : area.top(area.height - 2)
  let faces = deal.players.count > 1 ? state.faces(of: deal.players) : []
  let table = FaceRow(faces: faces, faceHeight: place.height >= 28 ? 6 : 3, area: place)
  func board(in room: Rectangle) -> BoardLayout? {
    BoardLayout(grid: grid, in: room, hasPanel: false)
  }
  guard let layout = (faces.isEmpty ? nil : board(in: table.rest)) ?? board(in: place) else {
    return
  }
  if !faces.isEmpty, table.rest.minY <= layout.board.minY { table.draw(theme: theme, on: &frame) }
  for index in 0..<grid.cardCount {
    frame.place(
      Picture(image: layout.backImage(ofCard: index), in: layout.rectangle(ofCard: index)))
  }
  guard let code = deal.code?.description else { return }
  let row = area.row(layout.board.maxY + (layout.hasRowGap ? 0 : 1) - area.minY)
  frame.write(centered: [code.fitted(to: area.width)], in: row, theme.quiet)
}
