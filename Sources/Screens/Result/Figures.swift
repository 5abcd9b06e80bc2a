extension Screen {
  /// The figures left out of the result and the records.
  static let figures = Screen(
    draw: drawFigures,
    commands: {
      ($0.routing.base == .game ? [showSlipsCommand] : []) + [closeCommand] + commonCommands
    },
    page: { Page(title: DialogWords.figures, lines: $0.details) }, otherKeys: goBack)
}

let figuresCommand = Command(
  .figures, if: { !$0.isWordless && !$0.details.isEmpty }, action: .routing(.go(.figures)))

extension AppState {
  fileprivate var details: [String] {
    guard routing.base != .records else { return records.records?.details ?? [] }
    let isTold = mode == .told && !isWordless
    let untold = isTold ? ResultWords(of: self, theme: theme).sentences(about: game).more : []
    return untold + resultDetails
  }
}

private func drawFigures(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let width = min(56, frame.size.width)
  let lines = state.details.flatMap { $0.wrapped(to: width - 6) }
  Panel.draw(
    lines.map { ($0, chrome.theme.text) }, titled: DialogWords.figures, width: width,
    in: frame.bounds, theme: chrome.theme, on: &frame)
  frame.addTarget(.back, frame.bounds)
}
