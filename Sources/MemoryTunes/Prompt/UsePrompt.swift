extension AppState {
  /// Uses the confirmed text for the prompt's purpose, and leaves the prompt.
  mutating func usePrompt(
    for purpose: PromptPurpose, events: inout [AppEvent]
  ) -> Effect<AppEffect> {
    let text = prompt.text.cleaned
    switch purpose {
    case .addCategory:
      categories.add(name: text)
      rememberCategories(of: &self)
    case .renameCategory(let id):
      categories.rename(id, to: text)
      rememberCategories(of: &self)
    case .chooseFolder:
      settings.apply(ChangeSettingAction(\.source, .folder(text)))
      useShelf(in: &self)
      routing.leaveFolderPrompt(events: &events)
      return .none
    case .renamePerson(let name):
      let known = settings.current.people[name]
      guard var person = name.isEmpty ? nextPerson : known else { return .none }
      person.name = text.playerNames.first ?? name
      settings.apply(.change(name, person))
    case .addPerson(var person):
      if !text.isEmpty { person.name = text.playerNames.first ?? text }
      routing.selections[.people] = settings.current.people.count
      settings.apply(.add(person))
    case .joinTable(let address):
      settings.options.names = text.playerNames
      settings.current.person = text.playerNames.first ?? ""
      routing.goBack(events: &events)
      return .run(.send(.together(.join(address, isSpectator: false))))
    case .enterCode:
      guard let text = try? boardText() else { return .none }
      routing.goBack(events: &events)
      if let rival = text.rival { return meet(rival, events: &events) }
      return deal(text.code, for: settings.current.players, in: &self, events: &events)
    }
    routing.goBack(events: &events)
    return .none
  }
}

extension RoutingState {
  fileprivate mutating func leaveFolderPrompt(events: inout [AppEvent]) {
    switch previous {
    // After a failed deal, the covers of the new folder are chosen first.
    case .game: go(to: .categories, events: &events)
    // Once a folder has been typed, nothing is left to choose.
    case .sources:
      go(to: .sources, events: &events)
      goBack(events: &events)
    default: goBack(events: &events)
    }
  }
}
