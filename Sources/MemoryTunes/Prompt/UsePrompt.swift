/// Uses the confirmed text for the prompt's purpose, and leaves the prompt.
func usePrompt(
  for purpose: PromptPurpose, in state: inout AppState, events: inout [AppEvent]
) -> Effect<AppEffect> {
  let text = state.prompt.text.cleaned
  switch purpose {
  case .addCategory:
    state.categories.add(name: text)
    rememberCategories(of: &state)
  case .renameCategory(let id):
    state.categories.rename(id, to: text)
    rememberCategories(of: &state)
  case .chooseFolder:
    state.settings.apply(ChangeSettingAction(\.source, .folder(text)))
    useShelf(in: &state)
    leaveFolderPrompt(in: &state.routing, events: &events)
    return .none
  case .renamePerson(let name):
    let known = state.settings.current.people[name]
    guard var person = name.isEmpty ? state.nextPerson : known else { return .none }
    person.name = text.playerNames.first ?? name
    state.settings.apply(.change(name, person))
  case .addPerson(var person):
    if !text.isEmpty { person.name = text.playerNames.first ?? text }
    state.routing.selections[.people] = state.settings.current.people.count
    state.settings.apply(.add(person))
  case .joinTable(let address):
    state.settings.options.names = text.playerNames
    state.settings.current.person = text.playerNames.first ?? ""
    state.routing.goBack(events: &events)
    return .run(.send(.together(.join(address, isSpectator: false))))
  case .enterCode:
    guard let text = try? state.boardText() else { return .none }
    state.routing.goBack(events: &events)
    guard let rival = text.rival else {
      return deal(text.code, for: state.settings.current.players, in: &state, events: &events)
    }
    return state.meet(rival, events: &events)
  }
  state.routing.goBack(events: &events)
  return .none
}

private func leaveFolderPrompt(in routing: inout RoutingState, events: inout [AppEvent]) {
  switch routing.previous {
  // After a failed deal, the covers of the new folder are chosen first.
  case .game: routing.go(to: .categories, events: &events)
  // Once a folder has been typed, nothing is left to choose.
  case .sources:
    routing.go(to: .sources, events: &events)
    routing.goBack(events: &events)
  default: routing.goBack(events: &events)
  }
}
