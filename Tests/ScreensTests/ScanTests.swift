import Testing

@testable import Screens

/// Somebody who plays with the space bar alone, while a mark walks by itself.
private struct SwitchPlayer {
  var state: AppState
  private(set) var presses = 0
  private let size: Size

  init(_ state: AppState = AppState(), in size: Size = Size(width: 80, height: 24)) {
    self.size = size
    self.state = state.after(
      .restore(), .set(\.isAnimated, false), .set(\.scanning, .normal))
  }

  var frame: Frame { appView(state: state, history: .empty, in: size) }
  var marked: Scanned? { state.scanned(on: frame) }

  /// Presses the switch, and waits until the mark no longer rests.
  mutating func press(_ key: Key = .character(" ")) {
    presses += 1
    for action in appActions(key: key, state: state, history: .empty, on: frame) {
      state = state.after(action)
    }
    if state.scan.isResting { state = state.after(.scan(.advance)) }
  }

  /// Waits for the mark to be on a target or on its group, and presses; whether it came there.
  @discardableResult
  mutating func choose(_ target: Target) -> Bool {
    for _ in 0..<200 {
      let isThere = marked?.areas.contains { $0.target == target } ?? false
      if marked?.target == target {
        press()
        return true
      } else if let marked, marked.target == nil, marked.isExit != isThere {
        press()
      } else {
        state = state.after(.scan(.advance))
      }
    }
    return false
  }

  func shows(_ target: Target) -> Bool { frame.clickAreas.contains { $0.target == target } }

  mutating func choose(_ name: CommandName) -> Bool {
    let commands = state.routing.destination.screen.commands(state)
    return commands.firstIndex { $0.name == name && $0.isOffered(state) }
      .map { choose(.hint($0)) } ?? false
  }

  mutating func choose(_ entry: MenuEntry) {
    if let index = state.menuEntries.firstIndex(of: entry) { choose(.choose(index)) }
  }
}

@Suite struct ScanTests {
  @Test func `one switch turns the pages of the help, which explains it, and closes it`() {
    var player = SwitchPlayer(in: Size(width: 80, height: 20))
    player.choose(MenuEntry.help)
    let title = player.frame.text
    player.choose(.more(0))

    #expect(player.state.routing.selection == 1)
    #expect(title.contains("Help 1/") && player.frame.text.contains("Help 2/"))
    #expect(player.state.explainedTerms.first?.keys == "One switch")
    let closes = player.choose(CommandName.back)
    #expect(closes)
    #expect(player.state.routing.destination == .menu)
  }

  @Test func `a button that arrows have selected does not look like the mark`() {
    var player = SwitchPlayer(AppState(after: .go(.timeTravel)))
    func litButtons() -> Int {
      let frame = player.frame
      return frame.clickAreas.filter {
        $0.target.kind == .button
          && frame[$0.rectangle.origin]?.style == player.state.theme.button.reversed
      }.count
    }

    #expect(player.marked?.target == .button(0) && litButtons() == 1)
    player.state = player.state.after(.scan(.advance))
    #expect(player.marked?.target == .button(1) && litButtons() == 1)
    player.state = player.state.after(.scan(.advance))
    #expect(litButtons() == 0)
  }

  @Test(
    arguments: [Grid(columns: 2, rows: 2), Grid.standard, Grid(columns: 6, rows: 6)].compactMap(
      \.self))
  func `one switch wins a game, and deals the next one from its result`(grid: Grid) {
    var player = SwitchPlayer(.dealt(grid))

    for card in (0..<grid.pairCount).flatMap(player.state.places(ofPair:)) {
      player.choose(.card(card))
    }

    #expect(player.state.game.isFinished)
    #expect(player.state.routing.destination == .finished)
    // A row, then a card in it, for each card.
    #expect(player.presses <= 2 * grid.cardCount)
    player.press()
    #expect(player.state.game.show.finale == .result)
    player.choose(.button(0))
    #expect(player.state.game.isBeingDealt || player.state.routing.destination == .game)
  }

  @Test func `one switch goes from the menu to the settings, changes one twice, and comes back`() {
    var player = SwitchPlayer()
    let theme = 1

    player.choose(.settings)
    player.choose(.choose(theme))
    let once = player.state.settings.current.theme
    player.choose(.choose(theme))

    #expect(once == .dark)
    #expect(player.state.settings.current.theme == .light)
    _ = player.choose(CommandName.back)
    #expect(player.state.routing.destination == .menu)
  }

  @Test(arguments: sizes, [RoutingDestination.settings, .keys, .newGame])
  func `a list that is longer than the screen is walked to its end, and left`(
    size: Size, list: RoutingDestination
  ) {
    var player = SwitchPlayer(AppState(after: .go(list)), in: size)
    let last =
      switch list {
      case .settings: 9
      case .keys: KeysRow.all.count - 1
      default: player.state.newGameChoices.count - 1
      }

    for _ in 0..<20 where !player.shows(.choose(last)) {
      guard let next = player.frame.clickAreas.last(where: { $0.target.kind == .select })?.target
      else { break }
      player.choose(next)
    }
    #expect(player.shows(.choose(last)))
    _ = player.choose(CommandName.back)
    #expect(player.state.routing.destination == .menu)
  }

  @Test func `the switch is never given to a control`() {
    var player = SwitchPlayer(AppState(after: .go(.keys)))

    player.choose(.choose(5))

    #expect(player.state.routing.selection == 5)
    #expect(!player.state.keys.isListening)
  }

  @Test(
    arguments: CommandTests.states.filter { $0.routing.destination != .keys } + [
      AppState.dealt().after(.set(\.isWordless, true))
    ])
  func `from every screen one switch comes back to the menu`(state: AppState) {
    var player = SwitchPlayer(state)
    let ways: [CommandName] = [.back, .leave, .showAll, .resume]

    for _ in 0..<10 where player.state.routing.destination != .menu {
      if !ways.contains(where: { player.choose($0) }) { player.choose(Target.back) }
    }
    #expect(player.state.routing.destination == .menu, "\(player.state.routing.path)")
  }

  @Test func `a switch that bounces, is held down, or is pressed in haste, chooses once`() {
    var player = SwitchPlayer(.dealt())
    let space = Key.character(" ")
    var effects: [Outcome<AppEffect>] = []

    for _ in 0..<100 {
      for action in appActions(key: space, state: player.state, history: .empty, on: player.frame) {
        effects.append(appReducer(state: &player.state, action: action))
      }
    }

    #expect(player.state.scan.group == 0)
    #expect(player.state.game.board.flips.isEmpty)
    #expect(player.state.scan.isResting)
    // Each press begins the rest anew.
    #expect(
      effects.allSatisfy {
        $0 == .handled(.run(.send(.scan(.advance)), id: "scan", after: .milliseconds(500)))
      })
  }

  @Test func `a second key pauses the mark and lets it walk on, or pauses the game`() {
    var player = SwitchPlayer()
    var playing = SwitchPlayer(.dealt())

    player.press(.character("p"))
    let paused = player.state.after(.scan(.advance))
    #expect(paused.scan == player.state.scan)
    #expect(hints(for: .menu, in: paused).first?.meaning == "walk on")
    playing.press(.character("p"))
    #expect(playing.state.routing.destination == .paused)
    player.press(.character("p"))

    #expect(!player.state.scan.isPaused)
    #expect(player.state.after(.scan(.advance)).scan.step == 1)
  }

  @Test func `a row is left by the press after its last card, and open cards are passed over`() {
    var player = SwitchPlayer(.dealt())
    player.choose(.card(1))

    player.press()
    let row = player.state.scanGroups(on: player.frame)[0].map(\.target)
    for _ in 0..<3 { player.state = player.state.after(.scan(.advance)) }
    let end = player.marked
    player.press()

    #expect(row == [.card(0), .card(2), .card(3)])
    #expect(player.state.scan.group == nil)
    #expect(end?.isExit == true && end?.group == 0)
    #expect(player.marked?.target == nil && player.marked?.isExit == false)
    #expect(player.marked?.group == 0)
  }

  @Test func `what is marked is seen, and the terminal's cursor is there`() {
    let player = SwitchPlayer(.dealt())
    let first = player.frame
    let second = appView(
      state: player.state.after(.scan(.advance)), history: .empty, in: Size(width: 80, height: 24))

    #expect(first.cursor != nil && second.cursor != nil && first.cursor != second.cursor)
    #expect(first.cells != second.cells)
  }

  @Test func `without the setting nothing walks, and the space bar flips`() {
    let state = AppState.dealt()

    #expect(
      scanActions(
        key: .character(" "), state: state, history: .empty,
        on: Frame(size: .init(width: 80, height: 24))) == nil)
    #expect(state.after(.scan(.advance)).scan == ScanState())
  }
}
