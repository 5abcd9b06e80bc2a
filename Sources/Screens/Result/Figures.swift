import MemoryTunes
import Terminal

extension Screen {
  /// What the result leaves out.
  static let figures = Screen(
    view: .dialog(drawFigures), commands: { _ in [closeCommand] + commonCommands },
    page: { Page(title: DialogWords.figures, lines: $0.resultDetails) }, otherKeys: goBack)
}

let figuresCommand = Command(
  .figures, if: { !$0.isWordless && !$0.resultDetails.isEmpty },
  perform: { _ in .routing(.go(.figures)) })

private func drawFigures(state: AppState, on frame: inout Frame) {
  let width = min(56, frame.size.width)
  let lines = state.resultDetails.flatMap { $0.wrapped(to: width - 6) }
  Panel.draw(
    lines.map { ($0, state.theme.text) }, titled: DialogWords.figures, width: width,
    in: frame.bounds, theme: state.theme, on: &frame)
  frame.addTarget(.back, frame.bounds)
}
