extension Screen {
  static let newGame = Screen(
    draw: drawNewGame, commands: { _ in newGameCommands + commonCommands }, page: newGamePage,
    clicks: [
      .value: { index, state in
        let kinds = state.kindsToChoose
        return kinds.indices.contains(index) ? .settings(.change(.init(\.kind, kinds[index]))) : nil
      }
    ], type: pasteBoard)
}

private let newGameCommands =
  listCommands + [Command(.deal) { newGame(in: $0.state) }, backCommand]

@Sendable func newGamePage(of state: AppState) -> Page {
  let choices = state.newGameChoices
  let selected = state.routing.selections[.newGame].flatMap(NewGameChoice.init) ?? .deal
  return Page(
    title: tr("custom game"), lines: [PlainWords.changing],
    items: choices.map { $0.item(in: state) },
    selected: choices.firstIndex(of: selected) ?? choices.firstIndex(of: .deal))
}

extension NewGameChoice {
  func item(in state: AppState) -> Item {
    let settings = state.settings.current
    var item: Item
    switch self {
    case .kind:
      let note = [settings.kind.note, state.bestLabel].compactMap(\.self).joined(separator: " ")
      item = Item(.kind, in: settings, note: note)
      item.setValues(state.kindsToChoose, current: settings.kind, label: \.label) {
        .settings(.change(.init(\.kind, $0)))
      }
    case .rivals:
      let (rivals, summary) = (settings.rivals, state.records.summary)
      item = Item(
        label: Setting.opponents.label, value: rivals.label(),
        toldValue: rivals.label(isSpoken: true),
        note: rivals.note(inSprint: settings.kind == .sprint, summary))
      item.setValues(
        settings.rivalsToChoose(twin: summary?.twin), current: rivals,
        label: { $0.label(isSpoken: true) }, action: { .settings(.playAgainst($0)) })
    case .people:
      item = Item(.people, in: settings, note: tr("Who is playing, and who has a head start?"))
      item.act = .routing(.go(.people))
    case .category:
      let (request, isByEar) = (DealAction(for: state).request, settings.kind == .ear)
      item = Item(
        label: tr("Category"), value: request.category.label,
        // In place of covers from elsewhere, which have no tunes.
        note: request.source != settings.source
          ? tr("By ear uses the bundled covers.") : tr("The covers on the cards."),
        act: isByEar ? nil : .routing(.go(.categories)))
      item.setValues(
        isByEar ? MemoryTunes.Category.bundled : state.categories.listed,
        current: request.category, label: \.label
      ) { .categories(.change(.init(category: $0))) }
    case .grid: item = Item(.grid, in: settings, note: tr("Columns and rows of cards."))
    case .peek:
      item = Item(.peeks, in: settings, note: tr("See all the cards first, but earn no stars."))
    case .code:
      item = Item(
        // Instead of a code: asks to type one.
        label: tr("Code"), value: tr("type one"),
        note: tr("Deals the board with the code you enter."), act: .prompt(.open(.enterCode)))
    case .deal:
      item = Item(label: tr("Deal the cards"), note: settings.kind.note, act: newGame(in: state))
    }
    item.number = rawValue
    return item
  }
}
