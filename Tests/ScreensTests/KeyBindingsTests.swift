import Terminal
import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct KeyBindingsTests {
  @Test func `every command has keys, unless any key means it or the board tells which do`() {
    let others: Set<CommandName> = [.close, .resume, .typeCoordinate, .stopListening]

    for name in CommandName.allCases {
      let keys = KeyBindings.standard[name]
      #expect(keys.isEmpty == others.contains(name), "\(name)")
      #expect(Set(keys).count == keys.count, "\(name)")
    }
  }

  @Test func `every control has a command`() {
    let used = Set(CommandName.allCases.flatMap(\.row.controls).joined())

    #expect(used == Set(Control.allCases))
  }

  @Test func `every command is offered on some screen or in a replay`() {
    var searching = CommandTests.states
    searching.append(AppState(after: .go(.categories), .categories(.filter("po"))))
    let offered = searching.flatMap { $0.routing.destination.screen.commands($0) }.map(\.name)
    let ofReplays: [CommandName] = [.play, .pauseReplay, .stepReplay, .changeSpeed, .quitReplay]

    #expect(Set(offered).union(ofReplays) == Set(CommandName.allCases))
  }

  @Test(
    arguments: [
      (.moveCursor, "arrows hjkl WASD"), (.selectWithArrows, "arrows"),
      (.stepMove, "up down jk WS wheel"), (.changeRow, "left right hl AD"),
      (.list, "Tab Shift-Tab Home End wheel"), (.back, "esc q backspace"), (.helpWhileTyping, "F1"),
      (.close, ""),
    ] as [(CommandName, String)])
  func `keys are named, those of a group together`(name: CommandName, names: String) {
    #expect(Screens.names(of: KeyBindings.standard[name]) == names)
  }

  @Test func `the help names the first and the last coordinate`() {
    let keys = "abcd123".map(Key.character)

    #expect(CommandName.typeCoordinate.help(keys: keys).keys == "a1…d3")
  }

  @Test func `hints name one key, or the arrows that they mean`() {
    func hint(_ name: CommandName) -> String? {
      name.hint(keys: KeyBindings.standard.hinted(name))?.keys
    }

    #expect(hint(.flip) == "space")
    #expect(hint(.moveCursor) == "arrows")
    #expect(hint(.selectEntry) == "up down")
    #expect(hint(.selectTile) == "left right")
    #expect(hint(.close) == "any key")
    #expect(hint(.info) == nil)
  }
}

/// The player's own keys, on every screen.
@Suite struct OwnKeysTests {
  /// What every control is moved to: a key that nothing else has.
  private static let moved: KeyTable = {
    var table = KeyTable()
    for (control, key) in zip(Control.allCases, Self.freeKeys) {
      for old in table.keys(of: control) where old != control.fixedKey {
        table = table.after(.toggle(old), of: control)
      }
      table = table.after(.toggle(key), of: control)
    }
    return table
  }()

  private static let freeKeys: [KeyName] =
    "abdefgknoprtuvwxy".compactMap { KeyName("ctrl+\($0)") }
    + (1...12).compactMap { KeyName("f\($0)") }
    + "äöüßéèçàñøåæœþ".compactMap { KeyName(String($0)) }

  @Test(arguments: CommandTests.states.indices)
  func `every command can be moved to another key, and is hinted and helped with it`(index: Int) {
    let standard = CommandTests.states[index]
    let state = standard.with(Self.moved)
    let history = InspectedGame.sample().history
    let bindings = state.keyBindings
    let help = helpLines(for: state.routing.destination, in: state).map(\.keys).joined(
      separator: " ")

    for command in state.routing.destination.screen.commands(state)
    where command.isOffered(state) && command.name != .typeCoordinate {
      for control in command.name.row.controls.joined() {
        guard let name = Self.moved.keys(of: control).last, let key = Key(name),
          command.meaning(of: key, in: bindings) != nil
        else { continue }
        let expected = command.action(
          in: .init(key: control.meaning, state: state, history: history))
        let earlier = appKeymap(key: key, state: state, history: history)
        #expect(
          expected == nil || earlier != nil, "\(command.name) at \(state.routing.destination)")
        if state.routing.destination != .help {
          #expect(
            help.contains(key.name), "\(command.name) at \(state.routing.destination): \(help)")
        }
      }
      if let hint = command.hint(in: bindings), !command.name.row.controls.isEmpty {
        #expect(hint.keys != "any key", "\(command.name) at \(state.routing.destination)")
      }
    }
  }

  @Test(arguments: CommandTests.states.indices)
  func `with all other keys gone, arrows, Enter and Esc still reach and leave every screen`(
    index: Int
  ) {
    let state = CommandTests.states[index].with(Self.moved)
    guard state.routing.destination != .menu else { return }

    var (now, steps) = (state, 0)
    while now.routing.destination != .menu, steps < 10 {
      guard let action = press(.escape, in: now) else { break }
      (now, steps) = (now.after(action), steps + 1)
    }
    #expect(now.routing.destination == .menu, "\(state.routing.path)")
  }

  @Test
  func
    `the way from the menu to the keys, back, and out of the game needs only arrows, Enter and Esc`()
  {
    var state = AppState().with(Self.moved)
    func push(_ keys: Key...) {
      for key in keys {
        if let action = press(key, in: state) { state = state.after(action) }
      }
    }

    while state.menuEntries[state.selectedMenuEntry] != .settings { push(.down) }
    push(.enter, .up, .up, .up, .enter)
    #expect(state.routing.destination == .keys)
    push(.up, .enter)
    #expect(state.settings.saved.keys.changes.isEmpty)
    push(.escape, .escape)
    while state.menuEntries[state.selectedMenuEntry] != .quit { push(.down) }

    #expect(press(.enter, in: state) == .session(.quit(.init())))
  }

  @Test func `every key of a terminal has a name, and every name a key`() {
    let names = Self.freeKeys + Control.allCases.flatMap { KeyTable().keys(of: $0) }

    for name in names { #expect(Key(name)?.keyName == name, "\(name.text)") }
    #expect(Key.scrollUp.keyName == nil && Key.focusLost.keyName == nil)
    #expect(Key.character(" ").keyName == "space")
  }

  @Test
  func `the next key is the control's, whatever it does elsewhere, and Esc leaves all as it was`() {
    let listening = AppState(after: .go(.keys), .keys(.listen(.flip)))

    #expect(press(.character("q"), in: listening) == .keys(.toggle("q")))
    #expect(press(.function(5), in: listening) == .keys(.toggle("f5")))
    #expect(press(.control("x"), in: listening) == .keys(.toggle("ctrl+x")))
    #expect(press(.tab, in: listening) == .keys(.toggle("tab")))
    #expect(press(.scrollUp, in: listening) == nil)
    #expect(press(.escape, in: listening) == .keys(.stopListening))
  }
}

extension KeyTable {
  /// The table after a change on the screen with the keys.
  func after(_ action: KeysAction, of control: Control) -> KeyTable {
    AppState().with(self).after(.keys(.listen(control)), .keys(action)).settings.saved.keys
  }
}

extension AppState {
  fileprivate func with(_ keys: KeyTable) -> AppState {
    var state = self
    state.settings.saved.keys = keys
    return state
  }
}
