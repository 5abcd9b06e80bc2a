import Artwork
import MemoryTunes
import Terminal

func failurePage(_ failure: DealFailure, in state: AppState) -> Page {
  Page(
    title: FailureWords.noBoard, lines: [failure.sentence], buttons: failure.choices(in: state),
    in: state)
}

extension DealFailure {
  fileprivate func choices(in state: AppState) -> [Item] {
    let source = state.game.request.source
    func dealing(_ label: String, from source: CoverSource, on grid: Grid? = nil) -> Item {
      Item(label, .game(.deal(.init(for: state, source: source, grid: grid))))
    }
    let retry = Item(FailureWords.retry, newGame(in: state))
    let settings = Item(FailureWords.settings, .routing(.go(.settings)))
    let menu = Item(ButtonWords.menu, .routing(.go(.menu)))
    switch self {
    case .tooFewCovers(_, let found):
      let smaller = Grid.largest(for: found)
        .map { dealing(FailureWords.play(on: $0), from: source, on: $0) }
      return [smaller ?? settings, retry, menu]
    case .fetch(.noneBundled):
      let folder = Item(FailureWords.folder, .prompt(.open(.chooseFolder)))
      return [dealing(FailureWords.itunes, from: .itunes), folder, menu]
    case .fetch where source == .bundled: return [retry, settings, menu]
    case .fetch: return [retry, dealing(FailureWords.bundledCovers, from: .bundled), menu]
    }
  }
}

func failureView(_ failure: DealFailure, state: AppState, chrome: Chrome) -> Frame {
  let size = chrome.size
  var frame = chrome.frame(about: state.game.request.category.label, hints: [])
  let lines = failure.sentence.wrapped(
    to: min(44, size.width - 6), atMost: max(1, size.height - 8))
  Panel.draw(
    lines, above: failurePage(failure, in: state), width: min(50, size.width), theme: chrome.theme,
    on: &frame)
  chrome.draw(hints(for: .game, in: state), on: &frame)
  return frame
}
