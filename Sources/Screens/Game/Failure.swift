import Artwork
import MemoryTunes
import Terminal

/// The player's choices if no board can be dealt.
enum FailureChoice {
  case smallerGrid(Grid, CoverSource)
  case retry
  case bundledCovers
  case itunes
  case folder
  case settings
  case menu

  func action(in state: AppState) -> AppAction {
    switch self {
    case .smallerGrid(let grid, let source):
      .game(.deal(.init(for: state, source: source, grid: grid)))
    case .retry: newGame(in: state)
    case .bundledCovers: .game(.deal(.init(for: state, source: .bundled)))
    case .itunes: .game(.deal(.init(for: state, source: .itunes)))
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
}

/// The commands if no board can be dealt.
let failureCommands = buttonCommands + [Command(.leaveDeal, perform: goToMenu)]

func failurePage(_ failure: DealFailure, in state: AppState) -> Page {
  let choices = failure.choices(after: state.game.request.source)
  return Page(
    title: FailureWords.noBoard, lines: [failure.sentence],
    buttons: choices.map { Item($0.label, $0.action(in: state)) }, in: state)
}

/// Shows why no board can be dealt, and the player's choices.
func failureView(
  _ failure: DealFailure, state: AppState, chrome: Chrome, in size: Size
) -> Frame {
  var frame = chrome.frame(
    in: size, about: state.game.request.category.label, hints: [])
  let sentences = failure.sentence.wrapped(
    to: min(44, size.width - 6), atMost: max(1, size.height - 8))
  let panel = Panel(
    frame.bounds.centered(width: min(50, size.width), height: sentences.count + 6))
  let theme = chrome.theme
  panel.draw(titled: FailureWords.noBoard, isOver: false, theme: theme, on: &frame)
  frame.write(sentences, in: panel.inside, theme.text.on(theme.surface))
  let page = failurePage(failure, in: state)
  drawButtons(
    page.items, selected: page.selected,
    in: panel.inside.row(sentences.count + 1), theme: theme, on: &frame)
  chrome.draw(hints(for: .game, in: state), on: &frame)
  return frame
}
