import Testing

@testable import Screens

/// The tables of commands: whatever works is shown, and whatever is shown works.
@Suite struct CommandTests {
  /// A state at every destination, and those in which it offers something else.
  static let states: [AppState] = {
    let begun = AppState.dealt().after(.flip(3))
    let own = AppState.withOwnCategory
    let loading = AppState(after: .deal(.bundled[0], source: .itunes))
    return [
      AppState(), begun.after(.go(.menu)), AppState(after: .go(.categories)), own,
      AppState(after: .go(.settings)), AppState(after: .go(.accessibility)),
      AppState(after: .go(.terminal)), AppState(after: .go(.keys)),
      AppState(after: .go(.keys), .select(3), .keys(.listen(.down))),
      AppState(after: .go(.settings), .go(.sources)), begun, loading,
      loading.after(.game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection))))),
      AppState.dealt().withPairsFound(8), begun.after(.go(.confirmation)), begun.after(.go(.hint)),
      begun.after(.go(.timeTravel)), begun.after(.go(.info)), begun.after(.go(.help)),
      own.after(.prompt(.open(.addCategory)), .prompt(.write("Jazz"))),
      begun.after(.go(.inspector)), begun.after(.go(.paused)), AppState(after: .go(.records)),
      AppState(after: .go(.newGame)), AppState(after: .go(.records), .records(.show(.daily))),
      RecordsPageTests.state(on: .daily), RecordsPageTests.state(on: .daily).after(.select(43)),
      RecordsPageTests.state(on: .me), (try? RecordsPageTests.amongFriends()) ?? AppState(),
      ReviewFrameTests.state(givenUp: false), PracticeFrameTests.round(),
      PracticeFrameTests.round(PracticeFrameTests.asking),
      PracticeFrameTests.answered(PracticeFrameTests.wrong), PracticeFrameTests.over,
      CollectionPageTests.state(), CollectionPageTests.state(selected: 0),
      CollectionPageTests.state(Records(games: [], today: 0)),
      begun.after(.set(\.showsCoordinates, true)),
      AppState.dealt(Grid.choices[10]).after(.set(\.showsCoordinates, true)),
      AppState.dealt().withPairsFound(8).after(.game(.showResult(false))),
      AppState.dealt().withPairsFound(8).after(.go(.share)),
      AppState.dealt().withPairsFound(8).after(.go(.figures)), .amongPeople,
      .amongPeople.after(.go(.person)), .afterAnEvening, own.after(.go(.deletion)),
      .atShelf(.found(.sample)), AppState(after: .go(.together)), .hosting("Ben"),
      AppState.hosting("Ben").dealtForAll,
    ]
  }()

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .enter, .escape, .tab, .backTab, .backspace, .home, .end,
      .scrollUp, .scrollDown, .function(1),
    ] + (32...126).map { .character(Character(Unicode.Scalar($0))) }

  private let inspected = InspectedGame.sample().history

  @Test func `every destination is looked at`() {
    #expect(Set(Self.states.map(\.routing.destination)) == Set(RoutingDestination.allCases))
  }

  @Test(arguments: states.indices)
  func `every key that does something is in the help of its screen`(index: Int) {
    let state = Self.states[index]
    let destination = state.routing.destination
    let lines = helpLines(for: destination, in: state)
    #expect(lines.last?.keys == "Ctrl-L/C/Z" && lines.last?.meaning == "redraw, quit, suspend")
    // Any key closes these, and every character belongs to the line that is written.
    guard ![.help, .info, .paused, .share, .figures].contains(destination), !state.keys.isListening
    else {
      return
    }
    let shown = lines.map(\.keys).joined(separator: " ")

    for key in Self.keys where destination != .prompt || !key.isCharacter {
      guard appKeymap(key: key, state: state, history: inspected) != nil else { continue }
      #expect(key.isNamed(in: shown), "\(key) at \(destination): \(shown)")
    }
  }

  @Test(arguments: states.indices)
  func `the pages of the help show all keys of the screen whole, at every size`(index: Int) {
    let state = Self.states[index]
    let helping = state.after(.go(.help))
    guard state.routing.destination != .help, helping.routing.previous != .menu || index == 0 else {
      return
    }
    for size in sizes + [Size(width: 36, height: 10)] {
      let shown = pages(of: helping, in: size).map { $0.words(on: Theme.dark.surface) }
        .joined(separator: " ").split(separator: " ")
      for line in helpLines(for: state.routing.destination, in: state) + helping.explainedTerms {
        for word in "\(line.keys) \(line.meaning)".split(separator: " ") {
          #expect(shown.contains(word), "\(line) \(size): \(shown)")
        }
      }
      #expect(!shown.contains { $0.hasSuffix("…") }, "\(size): \(shown)")
    }
  }

  @Test(arguments: states.indices)
  func `no picture touches the last line, where sixel would scroll the screen`(index: Int) {
    for size in sizes + [Size(width: 200, height: 60), Size(width: 60, height: 20)] {
      let frame = appView(state: Self.states[index], history: inspected, in: size)
      #expect(frame.pictures.allSatisfy { $0.rectangle.maxY < size.height }, "\(size)")
    }
  }

  /// The help, turned page by page until the first comes again.
  private func pages(of helping: AppState, in size: Size) -> [Frame] {
    var (state, pages) = (helping, [appView(state: helping, history: inspected, in: size)])
    while let action = appKeymap(key: .down, state: state, history: inspected) {
      state = state.after(action)
      let page = appView(state: state, history: inspected, in: size)
      guard page != pages[0], pages.count < 20 else { return pages }
      pages.append(page)
    }
    return pages
  }

  @Test func `the help turns its pages back and forth, and any other key closes it`() {
    let helping = AppState.dealt().after(.go(.help))
    let size = Size(width: 40, height: 12)
    let all = pages(of: helping, in: size)

    let back = press(.up, in: helping).map { helping.after($0) } ?? helping

    #expect(all.count > 1)
    #expect(appView(state: back, in: size) == all.last)
    #expect(press(.enter, in: back) == .go(.game))
  }

  @Test func `the help lists keys that work only at times`() {
    let state = AppState(after: .go(.categories))

    #expect(Set(["+", "e", "x"]).isSubset(of: helpLines(for: .categories, in: state).map(\.keys)))
    #expect(helpLines(for: .inspector, in: state).filter { $0.keys == "f" }.count == 1)
  }

  @Test(arguments: [Key.character("?"), .function(1)])
  func `the help about time travel lies over it and leads back to it`(key: Key) throws {
    let travelling = AppState.dealt().after(.go(.help), .go(.inspector))
    func meaning(_ key: Key, in state: AppState) -> AppAction? {
      appKeymap(key: key, state: state, history: inspected)
    }
    let helping = travelling.after(try #require(meaning(key, in: travelling)))
    let rows = appView(state: helping, history: inspected, in: sizes[1]).text

    #expect(rows.contains("Time travel") && rows.contains("continue from there"))
    #expect(meaning(.escape, in: helping) == .go(.inspector))
    #expect(meaning(.escape, in: travelling) == .go(.game))
  }

  @Test func `the help about a prompt keeps what was written`() {
    let writing = AppState(after: .prompt(.open(.addCategory)), .prompt(.write("Jazz")))

    let helping = writing.after(.go(.help))
    let back = helping.after(.go(.prompt))

    #expect(press(.function(1), in: writing) == .go(.help))
    #expect(back.prompt == writing.prompt)
    #expect(helping.after(.go(.menu)).prompt == AppState().prompt)
  }

  @Test(arguments: states.indices)
  func `a click on a hint does what its key does, but hints of several directions have none`(
    index: Int
  ) {
    let state = Self.states[index]
    let commands = state.routing.destination.screen.commands(state)

    for hint in hints(for: state.routing.destination, in: state) {
      let isClicked = !["arrows", "↑↓", "←→"].contains(hint.keys)
      #expect((hint.command != nil) == isClicked, "\(hint)")
      guard let number = hint.command, let key = commands[number].keys(in: .standard).first else {
        continue
      }
      let pressed = appKeymap(key: key, state: state, history: inspected)
      let clicked = appKeymap(key: .target(.hint(number)), state: state, history: inspected)
      #expect(pressed != nil, "\(hint)")
      #expect(clicked == pressed, "\(hint)")
    }
  }
}

extension Frame {
  var text: String { (0..<size.height).map(rowText).joined(separator: "\n") }

  func rowText(_ y: Int) -> String { words(inRow: y) { _ in true } }

  /// What is written on this background, with one space between words.
  func words(on background: Color) -> String {
    (0..<size.height).map { y in words(inRow: y) { $0.style.background == background } }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func words(inRow y: Int, where isShown: (Cell) -> Bool) -> String {
    String(
      (0..<size.width).map { x in
        guard let cell = self[Point(x: x, y: y)], isShown(cell) else { return " " }
        return character(of: cell.glyph) ?? " "
      })
  }
}

extension Key {
  /// Whether the words of a help name it, letters in either case.
  fileprivate func isNamed(in words: String) -> Bool {
    switch self {
    case .up: words.contains(/arrows|↑↓/)
    case .down: words.contains(/arrows|↑↓|\bdown\b/)
    case .left, .right: words.contains(/arrows|←→/)
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
          && word.lowercased().contains(character.lowercased()) || isIn(word, character)
      }
    case .function(1): words.contains("F1")
    case .insert, .delete, .function, .control, .target, .focusLost, .paste: false
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
