import MemoryTunes

extension Screen {
  /// The choices for the next game.
  static let newGame = Screen(
    view: .whole(newGameView), commands: { _ in newGameCommands + commonCommands },
    page: newGamePage, clicks: [.value: clickWay])
}

private let newGameCommands =
  listCommands + [
    Command(.deal) { newGame(in: $0.state) },
    backCommand,
  ]

/// The action for a click on one of the ways to play: chooses it.
@Sendable private func clickWay(_ index: Int, in state: AppState) -> AppAction? {
  GameKind.allCases.indices.contains(index)
    ? .settings(.change(.init(\.kind, GameKind.allCases[index]))) : nil
}

@Sendable func newGamePage(of state: AppState) -> Page {
  let choices = state.newGameChoices
  let selected = state.routing.selections[.newGame].flatMap(NewGameChoice.init) ?? .deal
  var page = Page(
    title: NewGameWords.title, lines: [PlainWords.changing],
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
  case .kind, .people, .grid, .peek: break
  case .names:
    let people = settings.peopleCount == 1 ? settings.peopleToChoose : []
    item.setValues(people, at: people.firstIndex(of: settings.person)) {
      .init(text: personLabel($0), action: .settings(.change(.init(\.person, $0))))
    }
    item.hasDialog = people.isEmpty
    item.act = .prompt(.open(.namePlayers))
  case .opponent: item.setOpponents(ofSlot: 0, in: state)
  case .otherOpponent: item.setOpponents(ofSlot: 1, in: state)
  case .headStart:
    let all = settings.headStarts
    item.setValues(all, at: all.firstIndex(of: settings.nextHeadStart)) {
      .init(
        text: $0.map { $0.label(in: settings.players) } ?? nobody,
        action: .settings(.change(.init(\.headStart, $0))))
    }
  case .category:
    let all = settings.kind == .ear ? MemoryTunes.Category.bundled : state.categories.listed
    item.setValues(all, at: all.firstIndex(of: DealAction(for: state).request.category)) {
      .init(text: $0.label, action: .categories(.change(.init(category: $0))))
    }
    item.hasDialog = settings.kind != .ear
    item.act = item.hasDialog ? .routing(.go(.categories)) : nil
  case .code:
    item.hasDialog = true
    item.act = .prompt(.open(.enterCode))
  case .deal: item.act = newGame(in: state)
  }
  return item
}

extension Item {
  /// More values are chosen in a dialog or by typing.
  private static let maximumValueCount = 100

  fileprivate mutating func setValues<Choice>(
    _ choices: [Choice], at index: Int?, _ value: (Choice) -> Value
  ) {
    guard choices.count <= Self.maximumValueCount else { return }
    (values, valueIndex) = (choices.map(value), index)
  }

  /// The computers that can play in one of two slots, or none; where no people play, there are always two.
  fileprivate mutating func setOpponents(ofSlot slot: Int, in state: AppState) {
    let settings = state.settings.current
    let twin = [state.records.summary?.twin].compactMap(\.self)
    let choices = (settings.peopleCount == 0 ? [] : [nil]) + (Opponent.allCases + twin)
    let slots = [settings.computer(0), settings.computer(1)]
    setValues(choices, at: choices.firstIndex(of: slots[slot])) { choice in
      var slots = slots
      slots[slot] = choice
      let opponents = slots.compactMap(\.self)
      return .init(
        text: spokenLabel(of: choice), action: .settings(.change(.init(\.opponents, opponents))))
    }
  }
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
    switch self {
    case .kind: .kind
    case .people: .peopleCount
    case .names: .names
    case .grid: .grid
    case .headStart: .headStart
    case .peek: .peeks
    case .opponent, .otherOpponent, .category, .code, .deal: nil
    }
  }
}
