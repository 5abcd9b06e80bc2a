func promptReducer(
  state: inout PromptState, problem: PromptProblem?, action: PromptAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .open(let purpose):
    state = PromptState()
    state.purpose = purpose
    events.append(.promptOpened(purpose))
  case .paste(let text):
    state = PromptState()
    (state.purpose, state.text) = (.enterCode, String(text.prefix(PromptState.maximumLength)))
    events.append(.promptOpened(.enterCode))
  case .write(let text):
    guard state.purpose != nil else { return .ignored(.noPrompt) }
    guard text.count <= PromptState.maximumLength else { return .ignored(.lineIsFull) }
    state.text = text
    state.isRefused = false
  case .confirm:
    guard let purpose = state.purpose else { return .ignored(.noPrompt) }
    state.isRefused = problem != nil
    if !state.isRefused { events.append(.promptConfirmed(purpose)) }
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
