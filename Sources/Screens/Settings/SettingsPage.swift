extension Screen {
  /// The settings most players look for, and the ways to the rest; or a part of the rest.
  static let settings = Screen(
    commands: { _ in settingsCommands + commonCommands }, page: settingsPage)

  static let sources = Screen(page: sourcesPage)
}

private let settingsCommands =
  listCommands + [
    Command(.toggleContrast) { situation in
      let isHigh = situation.state.settings.current.theme == .highContrast
      return .settings(.change(.init(\.theme, isHigh ? .auto : .highContrast)))
    },
    Command(.togglePictures) {
      .settings(.change(.init(\.isWordless, !$0.state.settings.current.isWordless)))
    },
    backCommand,
  ]

@Sendable private func settingsPage(of state: AppState) -> Page {
  let (title, settings): (String, [Setting]) =
    switch state.routing.base {
    case .accessibility:
      (
        tr("accessibility"),
        [.scanning, .soundsPlaces, .showsCursor, .showsCoordinates, .isPlain, .talk, .isAnimated]
      )
    case .terminal: (tr("terminal"), [.color, .images, .usesMouse, .pausesUnfocused])
    default:
      (tr("settings"), [.source, .theme, .sound, .volume, .music, .isWordless, .pace, .language])
    }
  let ways = [
    Item(
      label: tr("Keys"), value: state.settings.saved.keys.label, note: tr("Which keys do what."),
      act: .routing(.go(.keys))),
    Item(
      label: "\(tr("Accessibility")) …", note: tr("One switch, plain mode, coordinates and more."),
      act: .routing(.go(.accessibility))),
    Item(
      label: "\(tr("Terminal")) …", note: tr("Colours, pictures, and the mouse."),
      act: .routing(.go(.terminal))),
  ]
  return Page(
    title: title, lines: [PlainWords.changing],
    items: settings.compactMap { item($0, in: state) }
      + (state.routing.base == .settings ? ways : []),
    selected: state.routing.selections[state.routing.base] ?? 0)
}

/// The row of a setting; nil if there is nothing to choose from.
private func item(_ setting: Setting, in state: AppState) -> Item? {
  let settings = state.settings.current
  var item = Item(setting, in: settings, note: note(on: setting, in: state))
  if setting == .language {
    let languages = state.settings.languages
    guard !languages.isEmpty else { return nil }
    item.setValues(languages, current: settings.language, label: languageLabel) {
      .settings(.change(.init(\.language, $0)))
    }
  }
  guard setting == .source else { return item }
  item.setValues(settings.sources, current: settings.source, label: \.label) {
    .settings(.change(.init(\.source, $0)))
  }
  item.act = .routing(.go(.sources))
  return item
}

@Sendable private func sourcesPage(of state: AppState) -> Page {
  let settings = state.settings.current
  let sources = settings.sources.map { source in
    Item(
      label: source.label.fitted(to: optionWidth - 4), isTicked: source == settings.source,
      act: .settings(.change(.init(\.source, source))))
  }
  return Page(
    title: Setting.source.label,
    items: sources + [Item(tr("another folder …"), .prompt(.open(.chooseFolder)))],
    selected: state.routing.selection ?? settings.sources.firstIndex(of: settings.source))
}
