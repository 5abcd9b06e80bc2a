/// Adopts a game's choices for *New Game*, so it deals another like the last; a daily board changes none.
func follow(_ game: GameState, in state: inout AppState) {
  state.newGame.before = nil
  guard game.place == .ordinary else { return }
  follow(game.request, players: game.everybody, in: &state)
}

/// Returns to the choices before *Custom Game* was opened, if it was left without a deal.
func takeBackChoices(in state: inout AppState) {
  guard let before = state.newGame.before else { return }
  state.newGame.before = nil
  follow(before.request, players: before.players, in: &state)
}

private func follow(_ request: DealRequest, players: [Player], in state: inout AppState) {
  let before = state.categories
  var next: DealAction { DealAction(for: state) }
  state.settings.follow(ChangeSettingAction(\.kind, request.kind))
  state.settings.follow(ChangeSettingAction(\.grid, request.grid))
  if next.request.source != request.source {
    state.settings.follow(ChangeSettingAction(\.source, request.source))
  }
  useShelf(in: &state)
  // A custom one may have been deleted since.
  let isKnown = state.categories.shelf != nil || state.categories.all.contains(request.category)
  if next.request.category != request.category, isKnown {
    state.categories.choose(request.category)
  }
  if !next.players.isTable(of: players) { state.settings.follow(players: players) }
  let after = state.categories
  if (after.current, after.chosen) != (before.current, before.chosen) {
    rememberCategories(of: &state)
  }
}

extension SettingsState {
  /// Changes a setting if it differs; one set by an option still applies to this run only.
  fileprivate mutating func follow(_ change: ChangeSettingAction) {
    var changed = current
    change.apply(to: &changed)
    if changed != current { apply(change) }
  }

  fileprivate mutating func follow(players: [Player]) {
    let names = players.compactMap(\.name)
    follow(ChangeSettingAction(\.people, current.people.meeting(names)))
    follow(ChangeSettingAction(\.peopleCount, names.count))
    follow(ChangeSettingAction(\.opponents, players.compactMap(\.opponent)))
    if names.count == 1 {
      follow(ChangeSettingAction(\.person, names[0]))
    } else if names.contains(where: { !$0.isEmpty }) {
      follow(ChangeSettingAction(\.names, names))
    }
  }
}
