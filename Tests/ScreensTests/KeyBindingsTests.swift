import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct KeyBindingsTests {
  @Test func `every command has keys, unless any key means it or the board tells which do`() {
    let others: Set<CommandName> = [.close, .resume, .typeCoordinate]

    for name in CommandName.allCases {
      let keys = KeyBindings.standard[name]
      #expect(keys.isEmpty == others.contains(name), "\(name)")
      #expect(Set(keys).count == keys.count, "\(name)")
    }
  }

  @Test func `every command is offered on some screen or in a replay`() {
    var searching = CommandTests.states
    searching.append(
      AppState(after: .routing(.go(.categories)), .categories(.filter("po"))))
    let offered = searching.flatMap { $0.routing.destination.screen.commands($0) }.map(\.name)
    let ofReplays: [CommandName] = [.play, .pauseReplay, .stepReplay, .changeSpeed, .quitReplay]

    #expect(Set(offered).union(ofReplays) == Set(CommandName.allCases))
  }

  @Test(
    arguments: [
      (.arrows, "arrows hjkl WASD"), (.plainArrows, "arrows"), (.vertical, "up down jk WS"),
      (.horizontal + .choosing, "left right hl AD enter space"),
      (.listing, "Tab Shift-Tab wheel Home End"),
      (.leaving + [.backspace], "esc q backspace"), ([.help], "F1"), ([], ""),
    ] as [([Key], String)])
  func `keys are named, those of a group together`(keys: [Key], names: String) {
    #expect(Screens.names(of: keys) == names)
  }

  @Test func `the help names the first and the last coordinate`() {
    let keys: [Key] = .letters("abcd") + .letters("123")

    #expect(CommandName.typeCoordinate.help(keys: keys).keys == "a1…d3")
  }

  @Test func `hints name one key, or the arrows that they mean`() {
    func hint(_ name: CommandName) -> String? {
      name.hint(keys: KeyBindings.standard[name])?.keys
    }

    #expect(hint(.flip) == "space")
    #expect(hint(.moveCursor) == "arrows")
    #expect(hint(.selectEntry) == "up down")
    #expect(hint(.selectTile) == "left right")
    #expect(hint(.close) == "any key")
    #expect(hint(.info) == nil)
  }
}
