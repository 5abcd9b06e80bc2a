func keysReducer(state: inout AppState, action: KeysAction) -> Outcome<AppEffect> {
  switch action {
  case .setLayout(let layout):
    state.settings.saved.keys.layout = layout
    state.keys.change = nil
  case .listen(let control): (state.keys.listening, state.keys.change) = (control, nil)
  case .stopListening: state.keys.listening = nil
  case .toggle(let key):
    guard let control = state.keys.listening else { return .ignored(.noSuchEntry) }
    state.keys.listening = nil
    if let owner = fixedControl(of: key) {
      state.keys.change = .fixed(key, owner)
      break
    }
    let table = state.settings.saved.keys
    let isNew = !table.keys(of: control).contains(key)
    let owners = isNew ? table.owners(of: key, besides: control) : []
    state.settings.saved.keys.toggle(key, of: control)
    state.keys.change = isNew ? .given(key, control, takenFrom: owners) : .taken(key, control)
  case .reset:
    state.settings.saved.keys.changes = [:]
    state.keys.change = .reset
  }
  return .handled()
}
