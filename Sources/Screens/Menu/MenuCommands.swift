extension Screen {
  static let menu = Screen(
    draw: drawMenu,
    commands: { _ in menuCommands + soundCommands.map(\.unhinted) + [timeTravelCommand] },
    page: menuPage, type: pasteBoard)
}

/// A text that is pasted where nothing is typed names a board.
@Sendable func pasteBoard(_ text: String, in _: AppState) -> AppAction? {
  text.count > 1 ? .prompt(.paste(text)) : nil
}

/// The arrow before an entry shows that it can be moved and chosen; help and quitting are entries.
private let menuCommands =
  moveCommands.map(\.unhinted) + [
    Command(.choose, perform: chooseItem).unhinted,
    Command(.newGame) { newGame(in: $0.state) }.unhinted,
    Command(
      .nextPerson, if: { !$0.settings.current.peopleToChoose.isEmpty },
      perform: { situation in
        let settings = situation.state.settings.current
        let next = settings.peopleToChoose.after(settings.person, by: 1)
        return .settings(.change(.init(\.person, next)))
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
  return Page(
    title: ButtonWords.menu,
    items: entries.map { entry in
      let row = entry.row(in: state)
      return Item(
        number: entry.rawValue, label: list([row.label, row.detail]),
        isPassing: [.resume, .suggestion].contains(entry), act: row.action)
    }, selected: state.selectedMenuEntry)
}

extension MenuEntry {
  /// Its label; the game that it resumes or deals, or its result; and its action.
  func row(in state: AppState) -> (label: String, detail: String?, action: AppAction?) {
    switch self {
    case .suggestion:
      let words = state.suggestion?.words
      return (words?.label ?? "", words?.detail, .records(.playSuggestion))
    case .resume:
      let place = state.resumablePlace
      let game = place.flatMap(state.unfinishedGame(in:))
      return (tr("Resume"), game?.datedScore, place.map { Screens.resume($0, in: state) })
    case .newGame: return (tr("New Game"), state.nextGameLabel, Screens.newGame(in: state))
    case .daily:
      let suggestion = state.suggestsDaily ? state.suggestion?.words.detail : nil
      let detail = state.unfinishedDaily?.score ?? suggestion ?? state.records.summary?.dailyLabel
      return (DailyWords.entry, detail, .daily(.play(nil)))
    case .customGame: return (tr("Custom Game"), nil, .routing(.go(.newGame)))
    case .together: return (ButtonWords.together, state.tableDetail, .routing(.go(.together)))
    case .records: return (tr("Records"), state.recordsLabel, .routing(.go(.records)))
    case .settings: return (tr("Settings"), nil, .routing(.go(.settings)))
    case .help: return (tr("Help"), nil, .routing(.go(.help)))
    case .quit: return (tr("Quit"), nil, .session(.quit(.init())))
    }
  }

  /// Before its label while another one is selected; for players who cannot read yet, part of the label.
  func sign(in state: AppState) -> String {
    guard !state.isWordless else {
      return [.resume, .newGame].contains(self) ? ButtonWords.playSign : " "
    }
    return self == (state.suggestsDaily ? .daily : .suggestion) ? "♪" : " "
  }
}
