import Artwork
import MemoryTunes
import Terminal

/// What the player can do if no board can be dealt.
private enum FailureChoice {
  case smallerGrid(Grid, CoverSource)
  case retry
  case bundledCovers
  case itunes
  case folder
  case settings
  case menu

  var label: String {
    switch self {
    case .smallerGrid(let grid, _): "Play \(grid.label)"
    case .retry: "Try again"
    case .bundledCovers: "Bundled covers"
    case .itunes: "Search iTunes"
    case .folder: "Your folder"
    case .settings: "Settings"
    case .menu: "Menu"
    }
  }

  func action(in state: AppState) -> AppAction {
    switch self {
    case .smallerGrid(let grid, let source):
      .game(.fetchTunes(.init(for: state, source: source, grid: grid)))
    case .retry: newGame(in: state)
    case .bundledCovers: .game(.fetchTunes(.init(for: state, source: .bundled)))
    case .itunes: .game(.fetchTunes(.init(for: state, source: .itunes)))
    case .folder: .prompt(.open(.chooseFolder))
    case .settings: .routing(.go(.settings))
    case .menu: .routing(.go(.menu))
    }
  }
}

extension DealFailure {
  fileprivate func choices(after source: CoverSource) -> [FailureChoice] {
    switch self {
    case .tooFewCovers(_, let found):
      [Grid.largest(for: found).map { .smallerGrid($0, source) } ?? .settings, .retry, .menu]
    case .fetch(.noneBundled): [.itunes, .folder, .menu]
    case .fetch where source == .bundled: [.retry, .settings, .menu]
    case .fetch: [.retry, .bundledCovers, .menu]
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .tooFewCovers(let needed, 0):
      "This grid needs \(needed) different covers, but there are none: change Covers in "
        + "the settings."
    case .tooFewCovers(let needed, 1):
      "This grid needs \(needed) different covers, but there is only 1: change Covers in "
        + "the settings."
    case .tooFewCovers(let needed, let found):
      "This grid needs \(needed) different covers, but there are only \(found): play a smaller "
        + "grid, or try again."
    // A path can be of any length.
    case .fetch(let failure): String(failure.sentence.prefix(1000))
    }
  }
}

/// The commands if no board can be dealt.
let failureCommands = buttonCommands + [Command(.leaveDeal, perform: goToMenu)]

func failureButtons(in state: AppState) -> [Button] {
  guard case .failed(let failure) = state.game.phase else { return [] }
  return failure.choices(after: state.game.request.source)
    .map { Button(label: $0.label, action: $0.action(in: state)) }
}

/// Shows why no board can be dealt, and what the player can do.
func failureView(
  _ failure: DealFailure, state: AppState, chrome: Chrome, in size: Size
) -> Frame {
  var frame = chrome.frame(
    in: size, about: state.game.request.category.label, hints: hints(for: .game, in: state))
  let sentences = failure.sentence.wrapped(
    to: min(44, size.width - 6), atMost: max(1, size.height - 8))
  let panel = Panel(
    frame.bounds.centered(width: min(50, size.width), height: sentences.count + 6))
  let theme = chrome.theme
  panel.draw(titled: "No board", isOver: false, theme: theme, on: &frame)
  for (row, sentence) in sentences.enumerated() {
    frame.write(
      sentence, x: panel.inside.minX, y: panel.inside.minY + row, width: panel.inside.size.width,
      theme.text.on(theme.surface))
  }
  drawButtons(
    failureButtons(in: state), selected: state.routing.selectedButton,
    in: panel.inside.row(sentences.count + 1), theme: theme, on: &frame)
  return frame
}
