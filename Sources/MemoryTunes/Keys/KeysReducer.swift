import DataFlow

/// Changes keys and saves them for the next run.
func keysReducer(state: inout KeysState, action: KeysAction) -> Outcome<KeysEffect> {
  switch action {
  case .restore(let table):
    state.table = table
    return .handled()
  case .setLayout(let layout):
    state.table.layout = layout
    state.change = nil
    return save(state.table)
  case .listen(let control):
    (state.listening, state.change) = (control, nil)
    return .handled()
  case .stopListening:
    state.listening = nil
    return .handled()
  case .toggle(let key):
    guard let control = state.listening else { return .ignored(.noSuchEntry) }
    state.listening = nil
    if let owner = fixedControl(of: key) {
      state.change = .fixed(key, owner)
      return .handled()
    }
    let isNew = !state.table.keys(of: control).contains(key)
    let owners = isNew ? state.table.owners(of: key, besides: control) : []
    state.table.toggle(key, of: control)
    state.change = isNew ? .given(key, control, takenFrom: owners) : .taken(key, control)
    return save(state.table)
  case .reset:
    state.table.changes = [:]
    state.change = .reset
    return save(state.table)
  }
}

extension EffectID {
  /// Saving the keys; a newer request replaces an older one.
  static let keys: Self = "keys"
}

private func save(_ table: KeyTable) -> Outcome<KeysEffect> {
  .handled(.run(.save(table), id: .keys))
}
