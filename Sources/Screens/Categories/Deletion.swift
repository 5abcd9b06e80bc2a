import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to delete the selected category.
  static let deletion = Screen(
    view: .dialog(drawDeletion), commands: { _ in confirmationCommands + commonCommands },
    buttons: deletionButtons)
}

private func deletionButtons(in state: AppState) -> [Button] {
  let keeping = Button(label: ButtonWords.keep, action: .routing(.go(state.routing.previous)))
  guard let category = state.categories.selectedCategory else { return [keeping] }
  return [
    keeping,
    Button(label: ButtonWords.delete, action: .categories(.delete(.init(id: category.id)))),
  ]
}

private func drawDeletion(state: AppState, on frame: inout Frame) {
  drawQuestion(
    DialogWords.delete(state.categories.selectedCategory), titled: DialogWords.deletion,
    buttons: deletionButtons(in: state), state: state, on: &frame)
}
