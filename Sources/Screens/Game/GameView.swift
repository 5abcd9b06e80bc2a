import Artwork
import MemoryTunes
import Terminal

/// Draws the board with its side panel, or its stand-in while there is none.
func gameView(state: AppState, in size: Size) -> Frame {
  let theme = state.theme
  let chrome = Chrome(in: size, theme: theme)
  let state = state.routing.path.contains(.paused) ? state.faceDown : state
  let game = state.game
  switch game.phase {
  case .empty, .loading: return loadingView(state: state, chrome: chrome, in: size)
  case .failed(let failure):
    return failureView(failure, state: state, chrome: chrome, in: size)
  case .playing, .finished: break
  }
  let isWordless = state.isWordless
  guard let layout = boardLayout(of: state, in: chrome) else {
    return state.showsResult
      ? chrome.frame(in: size, about: isWordless ? nil : game.requestLabel, hints: [])
      : tooSmallView(state: state, needed: neededSize(of: game.grid), in: size)
  }
  var frame = chrome.frame(
    in: size, about: header(of: state, at: layout, width: chrome.about.size.width),
    hints: gameHints(in: state, width: chrome.content.size.width))
  frame.drawPart("board") { drawBoard(of: state, at: layout, theme: theme, on: &$0) }
  drawTurnNotice(of: state, at: layout, theme: theme, on: &frame)
  if !state.showsResult { drawScore(of: state, at: layout, in: chrome, on: &frame) }
  if let line = layout.caption {
    drawCaptionLine(of: state, in: line, theme: theme, on: &frame)
  }
  return frame
}

/// The top line; nil, without even the program's name, in wordless mode.
private func header(of state: AppState, at layout: BoardLayout, width: Int) -> String? {
  let game = state.game
  if state.isWordless { return nil }
  if state.showsResult {
    return game.requestLabel + (game.request.kind == .pairs ? "" : " · \(game.request.kind.label)")
  }
  return layout.panel == nil && game.hasTurns ? "" : about(state, panel: layout.panel, width: width)
}

/// Draws the panel, or without one, the essential facts at the top.
private func drawScore(
  of state: AppState, at layout: BoardLayout, in chrome: Chrome, on frame: inout Frame
) {
  let (game, isWordless) = (state.game, state.isWordless)
  if let panel = layout.panel {
    drawPanel(of: state, in: panel, theme: chrome.theme, on: &frame)
  } else if game.hasTurns {
    drawPlayersLine(
      of: game, in: chrome.about, hasNames: !isWordless, theme: chrome.theme, on: &frame)
  } else if isWordless {
    frame.write(game.wordlessScore, x: chrome.margin, y: chrome.headerRow, chrome.theme.strong)
  }
}

/// The hints of the game, after those for a first game and for missing pictures.
private func gameHints(in state: AppState, width: Int) -> [KeyHint] {
  let hints = hints(for: .game, in: state)
  guard !hints.isEmpty else { return [] }
  let tips = state.firstGameTips
  // Beside the tip, there is room for the ways back.
  let tip = tips.isEmpty ? [] : [KeyHint("♪", longest(tips, fitting: width - 20))]
  return tip + missingHints(of: state.game.show.missingCovers) + hints
}

/// The hint about missing pictures.
private func missingHints(of state: MissingCoversState) -> [KeyHint] {
  guard !state.ids.isEmpty else { return [] }
  return [KeyHint("!", state.label)]
}

/// The top line: the figures that do not fit in the panel, the board's source, and its code; the least important
/// are dropped to fit.
private func about(_ state: AppState, panel: Rectangle?, width: Int) -> String {
  let game = state.game
  let hasScore = panel.map { $0.size.width >= scoreLineWidth } ?? false
  let hasFigures = hasScore || panel.map { Screens.hasStars($0, of: game) } ?? false
  let hasStars = game.ratingAhead != nil
  let hasNews = panel.map(hasHeading) ?? false
  let hasRival = game.ghost?.rival != nil
  let pieces: [(text: String?, rank: Int)] = [
    (
      hasNews ? nil : game.newsLabel.map { longest([$0, game.shortHint ?? $0], fitting: width) }, 7
    ),
    (hasFigures ? nil : game.ratingAhead?.stars ?? moves(game.shownMoveCount), hasStars ? 6 : 4),
    (panel == nil ? game.progressLabel : nil, 6),
    (panel == nil && hasRival ? game.ghostLabels.last : nil, 7),
    (panel == nil ? game.timeLabel : nil, hasRival || hasStars ? 5 : 7),
    (game.sprinterLabel, 5),
    (game.boardLabel, hasScore ? 7 : 3),
    (game.sourceLabel, 2),
    (game.fillerLabel, 1),
    (game.code?.description, 0),
    (hasNews ? nil : state.goalAhead?.labels.last, 1),
    (game.hindsight.map { _ in GameWords.withHindsight }, 5),
  ]
  func line(fromRank minimum: Int) -> String {
    pieces.filter { $0.rank >= minimum }.compactMap(\.text).joined(separator: " · ")
  }
  return (0...7).lazy.map(line).first { $0.displayWidth <= width } ?? line(fromRank: 7)
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
