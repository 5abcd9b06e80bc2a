/// Draws the board with its side panel, or its stand-in while there is none.
func drawGame(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let game = state.game
  switch game.deal {
  case .none where game.hasBoard: break
  case .none, .fetching: return drawLoading(of: state, in: chrome, on: &frame)
  case .failed(let failure):
    chrome.draw(about: game.request.category.label, on: &frame)
    drawDialog(of: failurePage(failure, in: state), theme: chrome.theme, on: &frame)
    // The box has removed their targets.
    return chrome.draw(chrome.hints, on: &frame)
  }
  guard let layout = boardLayout(of: state, in: chrome) else {
    if state.showsResult {
      chrome.draw(about: state.isWordless ? nil : game.requestLabel, on: &frame)
    } else {
      frame = tooSmallView(state: state, needed: neededSize(of: game.grid), in: chrome.size)
    }
    return
  }
  let scene = BoardScene(
    game: state.routing.path.contains(.paused) ? game.faceDown : game, state: state,
    theme: chrome.theme, layout: layout)
  let about =
    state.showsResult
    ? state.tableNews ?? game.request.kind.label(of: game.requestLabel)
    : scene.about(width: chrome.about.width)
  var chrome = chrome
  if !chrome.hints.isEmpty { chrome.hints = tips(in: state, chrome) + chrome.hints }
  chrome.draw(about: state.isWordless ? nil : about, on: &frame)
  frame.drawPart("board") { scene.drawBoard(on: &$0) }
  scene.drawTurnNotice(on: &frame)
  if !state.showsResult { scene.drawScore(in: chrome, on: &frame) }
  if let line = layout.caption { scene.drawCaptionLine(in: line, on: &frame) }
}

extension BoardScene {
  /// Draws the panel, or without one, the essential facts at the top.
  fileprivate func drawScore(in chrome: Chrome, on frame: inout Frame) {
    if let panel = layout.panel {
      drawPanel(in: panel, on: &frame)
    } else if game.hasTurns, state.tableNews == nil {
      drawPlayersLine(in: chrome.about, on: &frame)
    } else if state.isWordless {
      // "♪ 3/8", and in a sprint, the pairs and the time left.
      let score =
        game.sprint.map { "\($0.pairCount + game.shownPairCount)  \(game.timeLabel)" }
        ?? game.progressLabel
      frame.write("♪ \(score)", x: chrome.margin, y: chrome.headerRow, theme.strong)
    }
  }

  /// The facts for which the panel has no room, without the least important; empty if it lists the players.
  fileprivate func about(width: Int) -> String {
    let panel = layout.panel
    if panel == nil, game.hasTurns { return state.tableNews ?? "" }
    let hasNews = panel.map(isRoomy) ?? false
    // The caption line has the goal before the first flip, a panel if it is wide enough.
    let room = panel.map { hasNews ? $0.width : 0 } ?? (game.board.flips.isEmpty ? .max : 0)
    // The most important first.
    let facts = [
      state.tableNews, hasNews ? nil : game.newsLabel,
      panel == nil && game.ghost?.rival != nil ? game.ghostLabels.last : nil,
      panel == nil ? game.progressLabel : nil,
      panel.map(hasStars) == true ? nil : game.ratingAhead?.stars,
      panel == nil ? game.timeLabel : nil, game.round.map { $0.players.label(at: $0.seat) },
      game.hindsight.map { _ in Hindsight.words }, game.boardLabel, game.sourceLabel,
      state.goalAhead(in: game).flatMap { $0.label.displayWidth <= room ? nil : $0.label },
      game.fillerLabel, game.code?.description,
    ]
    return joined(facts, fitting: width)
  }
}

/// The tips before the hints: those of a first game, and of missing pictures.
private func tips(in state: AppState, _ chrome: Chrome) -> [KeyHint] {
  let tips = state.firstGameTips
  // Beside the tip, there is room for the ways back.
  let width = chrome.content.width - 20
  let missing = state.game.show.missingCovers
  return (tips.isEmpty ? [] : [KeyHint("♪", longest(tips, fitting: width))])
    + (missing.ids.isEmpty ? [] : [KeyHint("!", missing.label)])
}

/// The smallest terminal in which a grid fits; width and height are independent.
func neededSize(of grid: Grid) -> Size {
  func fits(width: Int, height: Int) -> Bool {
    let chrome = Chrome(in: Size(width: width, height: height), theme: .dark)
    return BoardLayout(grid: grid, in: chrome.content) != nil
  }
  let width = (minimumSize.width...200).first { fits(width: $0, height: 200) }
  let height = (minimumSize.height...200).first { fits(width: 200, height: $0) }
  return Size(width: width ?? 200, height: height ?? 200)
}

/// The state of the game, its players and the card at the cursor, or the reason why there is no board.
@Sendable func gamePage(of state: AppState) -> Page {
  let game = state.game
  switch game.deal {
  case .none where game.hasBoard:
    var page = Page(
      lines: game.introduction(isFirstGame: state.isFirstGame)
        + [state.silenceSentence].compactMap(\.self),
      question: game.isComputersTurn || game.isSpectated ? "" : PlainWords.card)
    page.opening = game.situation
    page.focus = game.sideSentence(ofCard: game.show.cursor)
    return page
  case .none, .fetching:
    let isBundled = game.request.source == .bundled
    return Page(lines: [isBundled ? tr("Dealing the cards.") : fetchingCovers])
  case .failed(let failure): return failurePage(failure, in: state)
  }
}
