func promptReducer(
  state: inout AppState, action: PromptAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .open(let purpose):
    state.prompt = PromptState(purpose: purpose, text: state.initialText(for: purpose))
    state.routing.go(to: .prompt, events: &events)
  case .paste(let text):
    let text = String(text.prefix(PromptState.maximumLength))
    state.prompt = PromptState(purpose: .enterCode, text: text)
    state.routing.go(to: .prompt, events: &events)
  case .write(let text):
    guard state.prompt.purpose != nil else { return .ignored(.noPrompt) }
    guard text.count <= PromptState.maximumLength else { return .ignored(.lineIsFull) }
    state.prompt.text = text
    state.prompt.isRefused = false
  case .confirm:
    guard let purpose = state.prompt.purpose else { return .ignored(.noPrompt) }
    state.prompt.isRefused = state.promptProblem != nil
    guard !state.prompt.isRefused else { break }
    return .handled(state.usePrompt(for: purpose, events: &events))
  }
  return .handled()
}

extension AppState {
  func initialText(for purpose: PromptPurpose) -> String {
    switch purpose {
    case .addCategory, .addPerson, .enterCode, .joinTable: ""
    case .renameCategory(let id): categories.all.first { $0.id == id }?.name ?? ""
    case .renamePerson(let name): name
    case .chooseFolder: settings.current.folder ?? "~/Music"
    }
  }
}
