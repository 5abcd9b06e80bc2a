extension Screen {
  static let newGame = Screen(
    view: .whole(newGameView), commands: { _ in newGameCommands + commonCommands },
    page: newGamePage, clicks: [.value: clickWay], type: pasteBoard)
}

private let newGameCommands =
  listCommands + [
    Command(.deal) { newGame(in: $0.state) },
    backCommand,
  ]

@Sendable private func clickWay(_ index: Int, in state: AppState) -> AppAction? {
  let kinds = state.kindsToChoose
  return kinds.indices.contains(index) ? .settings(.change(.init(\.kind, kinds[index]))) : nil
}

@Sendable func newGamePage(of state: AppState) -> Page {
  let choices = state.newGameChoices
  let selected = state.routing.selections[.newGame].flatMap(NewGameChoice.init) ?? .deal
  var page = Page(
    title: tr("custom game"), lines: [PlainWords.changing],
    items: choices.map { item($0, in: state) },
    selected: choices.firstIndex(of: selected) ?? choices.firstIndex(of: .deal))
  page.numbers = choices.map(\.rawValue)
  return page
}

private func item(_ choice: NewGameChoice, in state: AppState) -> Item {
  let settings = state.settings.current
  let note = choice.note(in: state)
  var item =
    choice.setting.map { Item($0, in: settings, note: note) }
    ?? Item(label: choice.label, value: choice.value(in: state), note: note)
  item.toldValue = choice.value(in: state, isSpoken: true)
  switch choice {
  case .grid, .peek: break
  case .kind:
    item.setValues(state.kindsToChoose, current: settings.kind, label: \.label) {
      .settings(.change(.init(\.kind, $0)))
    }
  case .rivals:
    item.setValues(
      settings.rivalsToChoose(twin: state.records.summary?.twin), current: settings.rivals,
      label: { $0.label(isSpoken: true) }, action: { .settings(.playAgainst($0)) })
  case .people:
    item.hasDialog = true
    item.act = .routing(.go(.people))
  case .category:
    item.setValues(
      settings.kind == .ear ? MemoryTunes.Category.bundled : state.categories.listed,
      current: DealAction(for: state).request.category, label: \.label
    ) { .categories(.change(.init(category: $0))) }
    item.hasDialog = settings.kind != .ear
    item.act = item.hasDialog ? .routing(.go(.categories)) : nil
  case .code:
    item.hasDialog = true
    item.act = .prompt(.open(.enterCode))
  case .deal: item.act = newGame(in: state)
  }
  return item
}

extension AppState {
  /// The next game has bundled covers although the settings say others: it is by ear.
  var dealsBundledInstead: Bool {
    DealAction(for: self).request.source != settings.current.source
  }
}

extension NewGameChoice {
  /// The setting that it shows; nil if it is more or less than one.
  var setting: Setting? {
    let settings: [Self: Setting] = [.kind: .kind, .people: .people, .grid: .grid, .peek: .peeks]
    return settings[self]
  }
}
