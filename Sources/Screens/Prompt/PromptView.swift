import MemoryTunes
import Terminal

/// Draws the prompt: its text, what is wrong with it, and its buttons.
func drawPrompt(state: AppState, on frame: inout Frame) {
  guard let purpose = state.prompt.purpose else { return }
  let theme = Theme(state.settings.current.theme)
  let panel = Panel(
    frame.bounds.centered(width: min(50, frame.size.width), height: min(9, frame.size.height)))
  panel.draw(titled: purpose.title, theme: theme, on: &frame)
  let inside = panel.inside
  let field = Rectangle(
    x: inside.minX, y: inside.minY + 1, width: inside.size.width, height: 1)
  frame.write(
    purpose.question, x: inside.minX, y: inside.minY, width: inside.size.width,
    theme.quiet.on(theme.surface))
  drawField(state.prompt.text, in: field, theme: theme, on: &frame)
  frame.write(
    state.promptComplaint, x: inside.minX, y: inside.minY + 2,
    width: inside.size.width, theme.accent.on(theme.surface))
  drawPromptButtons(
    isValid: state.promptProblem == nil, purpose: purpose, in: inside.row(4), theme: theme,
    on: &frame)
}

/// Draws the end of the text, with the cursor behind it.
private func drawField(
  _ text: String, in field: Rectangle, theme: Theme, on frame: inout Frame
) {
  frame.fill(field, theme.strong)
  var shown = text
  while shown.displayWidth > field.size.width - 1 { shown.removeFirst() }
  frame.write(shown, x: field.minX, y: field.minY, width: field.size.width, theme.strong)
  let cursor = Point(x: field.minX + shown.displayWidth, y: field.minY)
  frame.write("▏", x: cursor.x, y: cursor.y, theme.accent)
  frame.cursor = cursor
}

private func drawPromptButtons(
  isValid: Bool, purpose: PromptPurpose, in row: Rectangle, theme: Theme, on frame: inout Frame
) {
  let confirm = " ⏎ \(purpose.confirmation) "
  frame.write(
    confirm, x: row.minX, y: row.minY, width: row.size.width,
    isValid ? theme.button : theme.faint.on(theme.surface))
  frame.write(
    " esc Cancel ", x: row.minX + confirm.displayWidth + 1, y: row.minY, width: 13,
    theme.text.on(theme.surface))
  if isValid {
    frame.addTarget(
      .button(0), Rectangle(x: row.minX, y: row.minY, width: confirm.displayWidth, height: 1))
  }
  frame.addTarget(
    .button(1), Rectangle(x: row.minX + confirm.displayWidth + 1, y: row.minY, width: 12, height: 1)
  )
}

extension PromptPurpose {
  fileprivate var title: String {
    switch self {
    case .addCategory: "New category"
    case .renameCategory: "Rename category"
    case .chooseFolder: "Your own covers"
    }
  }

  fileprivate var question: String {
    switch self {
    case .addCategory, .renameCategory: "An artist, a genre, or any words:"
    case .chooseFolder: "The folder that contains your albums:"
    }
  }

  var confirmation: String {
    switch self {
    case .addCategory: "Add"
    case .renameCategory: "Rename"
    case .chooseFolder: "Use it"
    }
  }
}

extension AppState {
  /// What the player must change; empty before the first key.
  fileprivate var promptComplaint: String {
    guard let problem = promptProblem, problem != .empty || prompt.isRefused else { return "" }
    return problem.sentence
  }
}

extension PromptProblem {
  /// What the player must change.
  fileprivate var sentence: String {
    switch self {
    case .empty: "Type a name first."
    case .tooLong: "Use at most \(Category.maximumNameLength) characters."
    case .taken: "There is already a category with that name."
    case .noPath: "Start the path with / or ~/."
    }
  }
}
