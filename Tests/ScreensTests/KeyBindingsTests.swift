import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct KeyBindingsTests {
  @Test func `every command has keys, unless any key means it, and every control a command`() {
    let others: Set<CommandName> = [.resume, .typeCoordinate]

    for name in CommandName.allCases {
      let keys = Self.keys(of: name)
      #expect(keys.isEmpty == others.contains(name), "\(name)")
      #expect(Set(keys).count == keys.count, "\(name)")
    }
    #expect(Set(CommandName.allCases.flatMap(\.row.controls).joined()) == Set(Control.allCases))
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
      (.moveCursor, "arrows hjkl WASD"), (.stepMove, "↑↓ jk WS wheel"), (.changeRow, "←→ hl AD"),
      (.list, "Tab Shift-Tab Home End wheel"), (.back, "esc q backspace"), (.resume, "any key"),
    ] as [(CommandName, String)])
  func `keys are named, those of a group together`(name: CommandName, names: String) {
    #expect(Screens.names(of: Self.keys(of: name)) == names)
  }

  @Test(
    arguments: [(.select, "arrows"), (.help, "F1"), (.back, "esc backspace")]
      as [(CommandName, String)])
  func `where text is typed, letters are not keys`(name: CommandName, names: String) {
    let command = Command(name, action: .go(.menu))

    #expect(command.help(in: KeyBindings.standard.whileTyping)?.keys == names)
  }

  @Test func `hints name one key, or the arrows that they mean`() {
    let names: [CommandName] = [.flip, .moveCursor, .stepMove, .changeRow, .resume, .info]

    #expect(
      names.map { Command($0, action: .go(.menu)).hint(in: .standard)?.keys }
        == ["space", "arrows", "↑↓", "←→", "any key", nil])
  }

  private static func keys(of name: CommandName) -> [Key] {
    Command(name, action: .go(.menu)).keys(in: .standard)
  }
}

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
    let state = CommandTests.states[index].with(Self.moved)
    let history = InspectedGame.sample().history
    let bindings = state.keyBindings
    let help = helpLines(for: state.routing.destination, in: state).map(\.keys).joined(
      separator: " ")

    for command in state.routing.destination.screen.commands(state)
    where command.isOffered(state) && command.name != .typeCoordinate {
      for control in command.controls.joined() {
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
      if let hint = command.hint(in: bindings), !command.controls.isEmpty {
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

  @Test func `the keys are reached and the game left with only arrows, Enter and Esc`() {
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
