import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The tables of commands: whatever works is shown, and whatever is shown works.
@Suite struct CommandTests {
  /// A state at every destination, and those in which it offers something else.
  static let states: [AppState] = {
    let begun = AppState.dealt().after(.game(.flipCard(.init(index: 3))))
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-1", name: "Polka")]
    let own = AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.categories)),
      .categories(.select(5)))
    let loading = AppState(
      after: .game(
        .fetchTunes(.init(category: .bundled[0], grid: .standard, source: .itunes, seed: 7))))
    return [
      AppState(), begun.after(.routing(.go(.menu))), AppState(after: .routing(.go(.categories))),
      own, AppState(after: .routing(.go(.settings))),
      AppState(after: .routing(.go(.settings)), .routing(.go(.sources))), begun, loading,
      loading.after(.game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection))))),
      AppState.dealt().withPairsFound(8), begun.after(.routing(.go(.confirmation))),
      begun.after(.routing(.go(.info))), begun.after(.routing(.go(.help))),
      own.after(.prompt(.open(.addCategory)), .prompt(.write("Jazz"))),
      begun.after(.routing(.go(.inspector))), begun.after(.routing(.go(.paused))),
      AppState(after: .routing(.go(.records))),
      begun.after(.settings(.change(.init(.showsCoordinates(true))))),
      AppState.dealt(Grid.choices[10]).after(.settings(.change(.init(.showsCoordinates(true))))),
      AppState.dealt().withPairsFound(8).after(.game(.showResult(false))),
    ]
  }()

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .enter, .escape, .tab, .backTab, .backspace, .home, .end,
      .scrollUp, .scrollDown,
    ] + (32...126).map { .character(Character(Unicode.Scalar($0))) }

  private static var inspected: AppHistory { InspectedGame.sample().history }

  @Test func `every destination is looked at`() {
    #expect(
      Set(Self.states.map(\.routing.destination)) == Set(RoutingDestination.allCases))
  }

  @Test(arguments: states.indices)
  func `every key that does something is in the help of its screen`(index: Int) {
    let state = Self.states[index]
    let destination = state.routing.destination
    // Any key closes these, and every character belongs to the line that is written.
    guard ![.help, .info, .paused].contains(destination) else { return }
    let shown = helpLines(for: destination, in: state).map(\.keys).joined(separator: " ")

    for key in Self.keys where destination != .prompt || !key.isCharacter {
      guard appKeymap(key: key, state: state, history: Self.inspected) != nil else { continue }
      #expect(key.isNamed(in: shown), "\(key) at \(destination): \(shown)")
    }
  }

  @Test(arguments: states.indices)
  func `a click on a hint does what its key does`(index: Int) {
    let state = Self.states[index]
    let commands = state.routing.destination.screen.commands(state)

    for hint in hints(for: state.routing.destination, in: state) {
      guard let number = hint.command, let key = commands[number].keys.first else { continue }
      let pressed = appKeymap(key: key, state: state, history: Self.inspected)
      let clicked = appKeymap(
        key: .target(.hint(number)), state: state, history: Self.inspected)
      #expect(pressed != nil, "\(hint)")
      #expect(clicked == pressed, "\(hint)")
    }
  }

  @Test(arguments: states.indices)
  func `hints of several directions cannot be clicked`(index: Int) {
    let state = Self.states[index]

    for hint in hints(for: state.routing.destination, in: state) {
      #expect(
        (hint.command == nil) == ["arrows", "up down", "left right"].contains(hint.keys), "\(hint)")
    }
  }

  @Test(arguments: RoutingDestination.allCases)
  func `what the rules call a dialog is not drawn as a whole screen`(
    destination: RoutingDestination
  ) {
    let isWhole = if case .whole = destination.screen.view { true } else { false }

    #expect(isWhole == !destination.isDialog)
  }

  @Test func `a click beside the table means nothing`() {
    #expect(appKeymap(key: .target(.hint(99)), state: AppState()) == nil)
    #expect(appKeymap(key: .target(.card(0)), state: AppState()) == nil)
    #expect(appKeymap(key: .target(.button(0)), state: AppState()) == nil)
  }
}

extension Key {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }

  /// Whether the words of a help name it, letters in either case.
  fileprivate func isNamed(in words: String) -> Bool {
    switch self {
    case .up: words.contains("arrows") || words.split(separator: " ").contains("up")
    case .down: words.contains("arrows") || words.split(separator: " ").contains("down")
    case .left: words.contains("arrows") || words.split(separator: " ").contains("left")
    case .right: words.contains("arrows") || words.split(separator: " ").contains("right")
    case .enter: words.contains("enter")
    case .escape: words.contains("esc")
    case .tab: words.split(separator: " ").contains("Tab")
    case .backTab: words.contains("Shift-Tab")
    case .backspace: words.contains("backspace")
    case .home: words.contains("Home")
    case .end: words.contains("End")
    case .scrollUp, .scrollDown: words.contains("wheel")
    case .character(" "): words.contains("space")
    case .character(let character):
      words.split(separator: " ").contains { word in
        (word.count == 1 || ["hjkl", "wasd", "jk", "ws", "hl", "ad"].contains(word.lowercased()))
          && word.lowercased().contains(character.lowercased())
          || isIn(word, character)
      }
    case .target, .focusLost: false
    }
  }

  /// Whether coordinates from one to another, such as "a1…d4", have the character.
  private func isIn(_ coordinates: Substring, _ character: Character) -> Bool {
    let ends = coordinates.split(separator: "…").map(Array.init)
    guard ends.count == 2, ends.allSatisfy({ $0.count == 2 }) else { return false }
    return zip(ends[0], ends[1]).contains { first, last in
      first <= last && (first...last).contains(Character(character.lowercased()))
    }
  }
}
