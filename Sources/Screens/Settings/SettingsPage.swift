extension Screen {
  /// The settings most players look for, and the way to the rest.
  static let settings = settings(
    titled: { tr("settings") },
    [.source, .theme, .sound, .volume, .music, .isWordless, .pace, .language],
    ways: { state in
      [
        Item(
          label: tr("Keys"), value: state.settings.saved.keys.label,
          note: tr("Which keys do what."), hasDialog: true, act: .routing(.go(.keys))),
        Item(
          label: "\(tr("Accessibility")) …",
          note: tr("One switch, plain mode, coordinates and more."),
          act: .routing(.go(.accessibility))),
        Item(
          label: "\(tr("Terminal")) …", note: tr("Colours, pictures, and the mouse."),
          act: .routing(.go(.terminal))),
      ]
    })

  static let accessibility = settings(
    titled: { tr("accessibility") },
    [.scanning, .soundsPlaces, .showsCursor, .showsCoordinates, .isPlain, .talk, .isAnimated])

  static let terminal = settings(
    titled: { tr("terminal") }, [.color, .images, .usesMouse, .pausesUnfocused])

  static let sources = Screen(
    draw: drawSources, commands: { _ in sourcesCommands + commonCommands }, page: sourcesPage)

  private static func settings(
    titled title: @escaping @Sendable () -> String, _ settings: [Setting],
    ways: @escaping @Sendable (AppState) -> [Item] = { _ in [] }
  ) -> Screen {
    Screen(
      draw: drawPage, commands: { _ in settingsCommands + commonCommands },
      page: { state in
        Page(
          title: title(), lines: [PlainWords.changing],
          items: settings.compactMap { item($0, in: state) } + ways(state),
          selected: state.routing.selections[state.routing.base] ?? 0)
      })
  }
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
  (item.hasDialog, item.act) = (true, .routing(.go(.sources)))
  return item
}

private let sourcesCommands = [
  Command(.selectEntry, perform: selectItem),
  Command(.list, perform: selectItem),
  Command(.choose, perform: chooseItem),
  Command(.cancel, perform: goBack),
]

@Sendable private func sourcesPage(of state: AppState) -> Page {
  let settings = state.settings.current
  let sources = settings.sources.map {
    Item($0.label, .settings(.change(.init(\.source, $0))))
  }
  return Page(
    title: Setting.source.label,
    buttons: sources + [Item(tr("another folder …"), .prompt(.open(.chooseFolder)))],
    first: settings.sources.firstIndex(of: settings.source) ?? 0, in: state)
}

private func drawSources(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let theme = chrome.theme
  let page = sourcesPage(of: state)
  let current = state.settings.current.sources.firstIndex(of: state.settings.current.source)
  let panel = Panel(
    frame.bounds.centered(width: min(50, frame.size.width), height: page.items.count + 4))
  panel.draw(titled: page.title, theme: theme, on: &frame)
  for (index, item) in page.items.enumerated() {
    let row = panel.inside.row(index)
    let isSelected = index == page.selected
    let text = "\(isSelected ? "▸" : " ") \(index == current ? "✓" : " ") \(item.label) "
    frame.write(text, in: row, isSelected ? theme.button : theme.text.on(theme.surface))
    frame.addTarget(.button(index), row)
    if isSelected { frame.cursor = row.origin }
  }
}
