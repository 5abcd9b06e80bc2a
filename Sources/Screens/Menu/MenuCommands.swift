extension Screen {
  static let menu = Screen(
    view: .whole(menuView),
    commands: { _ in menuCommands + soundCommands.map(\.unhinted) + [timeTravelCommand] },
    page: menuPage, type: pasteBoard)
}

/// A text that is pasted where nothing is typed names a board.
@Sendable func pasteBoard(_ text: String, in _: AppState) -> AppAction? {
  text.count > 1 ? .prompt(.paste(text)) : nil
}

/// The arrow before an entry shows that it can be moved and chosen; help and quitting are entries.
private let menuCommands = [
  Command(.selectEntry, perform: selectItem).unhinted,
  Command(.list, perform: selectItem),
  Command(.choose, perform: chooseItem).unhinted,
  Command(.newGame) { newGame(in: $0.state) }.unhinted,
  Command(
    .nextPerson, if: { !$0.settings.current.peopleToChoose.isEmpty },
    perform: { situation in
      let settings = situation.state.settings.current
      return .settings(
        .change(.init(\.person, settings.peopleToChoose.after(settings.person, by: 1))))
    }),
  Command(
    .nextPerson, if: { $0.settings.current.peopleToChoose.isEmpty },
    action: .routing(.go(.people))
  ).unhinted,
  recordsCommand,
  helpCommand.unhinted,
  Command(.category, action: .routing(.go(.categories))),
  Command(.openSettings, action: .routing(.go(.settings))).unhinted,
  Command(.quit, action: .session(.quit(.init()))),
]

@Sendable private func menuPage(of state: AppState) -> Page {
  let entries = state.menuEntries
  var page = Page(
    title: ButtonWords.menu,
    items: entries.map { entry in
      Item(
        label: list([entry.label(in: state), entry.detail(in: state)]),
        isPassing: [.resume, .suggestion].contains(entry), act: entry.action(in: state))
    }, selected: state.selectedMenuEntry)
  page.numbers = entries.map(\.rawValue)
  return page
}

extension MenuEntry {
  fileprivate func action(in state: AppState) -> AppAction? {
    switch self {
    case .suggestion: .records(.playSuggestion)
    case .resume: state.resumablePlace.map { Screens.resume($0, in: state) }
    case .newGame: Screens.newGame(in: state)
    case .daily: .daily(.play(nil))
    case .customGame: .routing(.go(.newGame))
    case .together: .routing(.go(.together))
    case .records: .routing(.go(.records))
    case .settings: .routing(.go(.settings))
    case .help: .routing(.go(.help))
    case .quit: .session(.quit(.init()))
    }
  }
}
