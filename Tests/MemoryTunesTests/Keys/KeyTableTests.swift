import DataFlowTesting
import Testing

@testable import MemoryTunes

@Suite struct KeyNameTests {
  @Test(arguments: [
    ("a", "a"), ("A", "A"), ("ä", "ä"), ("?", "?"), ("+", "+"), ("space", "space"), ("F5", "f5"),
    ("esc", "escape"), ("Return", "enter"), ("shift+a", "A"), ("shift+tab", "shift+tab"),
    ("Ctrl+X", "ctrl+x"), ("del", "delete"), ("f12", "f12"),
  ])
  func `a key has one name, however it is written`(written: String, name: String) {
    #expect(KeyName(written)?.text == name)
  }

  @Test(arguments: [
    "", " ", "ab", "f0", "f13", "ctrl+c", "ctrl+z", "ctrl+l", "ctrl+m", "ctrl+i", "ctrl+1", "alt+x",
    "ctrl+shift+x", "shift+1", "shift+f1", "ctrl+", "+a", "\u{1B}", "\n", "\u{7F}", "\u{200D}",
    String(repeating: "a", count: 1_000_000),
  ])
  func `what a terminal cannot send, or keeps for itself, is no key`(written: String) {
    #expect(KeyName(written) == nil)
  }
}

@Suite struct KeyTableTests {
  @Test(arguments: KeyLayout.allCases)
  func `no layout gives a key to two controls that cannot share it`(layout: KeyLayout) {
    var table = KeyTable()
    table.layout = layout

    for control in Control.allCases {
      let keys = table.keys(of: control)
      #expect(!keys.isEmpty, "\(control)")
      #expect(Set(keys).count == keys.count, "\(control)")
      for key in keys {
        #expect(table.owners(of: key, besides: control) == [], "\(key.text) of \(control)")
        #expect(fixedControl(of: key).map { $0 == control } != false, "\(key.text) of \(control)")
      }
    }
  }

  @Test(arguments: KeyLayout.allCases)
  func `a layout for one hand has all keys there, but those that always work`(layout: KeyLayout) {
    guard layout != .standard else { return }
    let leftHalf = Set("qwertasdfgzxcvb12345")
    var table = KeyTable()
    table.layout = layout
    let always: [Control] = [.first, .last, .back, .erase, .quit, .help]

    for control in Control.allCases where !always.contains(control) {
      let letters = table.keys(of: control).filter { $0.text.count == 1 }.compactMap(\.text.first)
      let isReached =
        table.keys(of: control).contains { $0.text.count > 1 }
        || letters.contains { leftHalf.contains($0) == (layout == .leftHand) }
      #expect(isReached, "\(control)")
    }
  }

  @Test func `a key given to a control is lost by those that cannot share it, until taken away`() {
    var table = KeyTable()

    table.toggle("p", of: .hint)

    #expect(table.keys(of: .hint) == ["H", "p"])
    #expect(table.keys(of: .pause) == [])
    #expect(table.keys(of: .player) == ["p"])
    #expect(table.changes == [.hint: ["H", "p"]])

    table.toggle("p", of: .hint)

    #expect(table.keys(of: .hint) == ["H"])
    #expect(table.keys(of: .pause) == ["p"])
  }

  @Test func `the arrows, Enter and Esc cannot be taken away`() {
    var table = KeyTable()

    for control in Control.allCases {
      guard let key = control.fixedKey else { continue }
      table.toggle(key, of: control)
      #expect(table.keys(of: control).contains(key), "\(control)")
    }
  }
}

@MainActor @Suite struct KeysReducerTests {
  private func saved(_ table: KeyTable) -> Outcome<AppEffect> {
    let preferences = Preferences().with { $0.keys = table }
    return .handled(.savePreferences(preferences))
  }

  @Test func `a key is asked for, given, and saved`() {
    let keys = AppState().store
    var table = KeyTable()
    table.toggle("p", of: .flip)

    keys.send(.keys(.listen(.flip))) { $0.keys.listening = .flip }
    keys.send(.keys(.toggle("p")), saved(table)) {
      $0.keys.listening = nil
      $0.settings.saved.keys = table
      $0.keys.change = .given("p", .flip, takenFrom: [.player, .pause, .again, .pictures])
    }
    keys.send(.keys(.reset), saved(KeyTable())) {
      $0.settings.saved.keys = KeyTable()
      $0.keys.change = .reset
    }
  }

  @Test func `a key that always means something stays there, and nothing is saved`() {
    let keys = AppState().store

    keys.send(.keys(.listen(.flip))) { $0.keys.listening = .flip }
    keys.send(.keys(.toggle("enter"))) {
      ($0.keys.listening, $0.keys.change) = (nil, .fixed("enter", .choose))
    }
    keys.send(.keys(.toggle("x")), .ignored(.noSuchEntry))
  }

  @Test func `what was changed is forgotten once another row is selected`() {
    let state = AppState().with {
      $0.routing.path = [.keys]
      ($0.keys.listening, $0.keys.change) = (.flip, .reset)
    }

    state.store.send(.routing(.select(2))) {
      ($0.keys.listening, $0.keys.change) = (nil, nil)
      $0.routing.selections = [.keys: 2]
    }
  }

  @Test func `a layout is chosen, and the changes stay`() {
    var (left, state) = (KeyTable(), AppState())
    left.toggle("x", of: .flip)
    state.settings.saved.keys = left
    left.layout = .leftHand
    let keys = state.store

    keys.send(.keys(.setLayout(.leftHand)), saved(left)) { $0.settings.saved.keys = left }
  }
}
