/// A game that is played in memory and recorded, as by the program; the seed decides everything.
@MainActor
package final class RecordedGame {
  /// The recording.
  package private(set) var bytes: [UInt8] = []
  /// The state after its last event.
  package private(set) var state = AppState()
  /// When the last event came, in milliseconds.
  package private(set) var milliseconds = 0

  /// That of the last event.
  package private(set) var number = 0
  private var states: [AppState] = []
  private lazy var recorder = Recorder<AppState, AppAction>(
    header: RecordingHeader(schema: AppState.schema, program: "test"),
    file: RecordingFile(rotate: { [unowned self] in bytes = [] }) { [unowned self] in bytes += $0
    },
    now: { .zero }, onFailure: { _ in })

  package init() {}

  /// Deals a board and plays it with random flips, to its end unless it takes more than 400 of them.
  package convenience init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let grids = ["2x2", "3x2", "4x3", "4x4"].compactMap(Grid.init)
    var settings = Settings()
    settings.isAnimated = generator.number(below: 2) == 0
    settings.theme =
      ThemeSetting.allCases[generator.number(below: ThemeSetting.allCases.count)]
    let grid = grids[generator.number(below: grids.count)]
    let category = Category.bundled[generator.number(below: Category.bundled.count)]
    self.init(
      .init(.init(category: category, grid: grid, source: .bundled, seed: seed)),
      settings: settings,
      remembers: 0, generator: &generator)
  }

  /// Deals a board and plays it, a second a flip and more; `remembers` is how often, of a hundred times, the
  /// partner of the open card is found.
  package convenience init(
    _ deal: DealAction, of covers: [Cover] = numberedCovers, settings: Settings,
    against rival: Rival? = nil, remembers: Int, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    self.init(
      deal, of: covers, settings: settings, against: rival, remembers: remembers,
      generator: &generator)
  }

  private convenience init(
    _ deal: DealAction, of covers: [Cover] = numberedCovers, settings: Settings,
    against rival: Rival? = nil, remembers: Int, generator: inout SeededGenerator
  ) {
    self.init()
    if rival != nil {
      var options = LaunchOptions.none
      options.rival = rival
      play(.session(.launch(.init(options: options))))
    }
    var preferences = Preferences()
    preferences.settings = settings
    play(.settings(.restore(.init(preferences: preferences))))
    self.deal(deal, of: covers)
    for _ in 0..<400 where !state.game.isFinished {
      flip(remembers: remembers, with: &generator)
    }
    showResult()
  }

  /// Deals a board, makes this many moves on it without a mistake, and looks at the result.
  package func play(
    _ deal: DealAction, of covers: [Cover] = numberedCovers, moves: Int = .max
  ) {
    self.deal(deal, of: covers)
    finish(moves: moves)
  }

  /// Makes moves without a mistake, until there are this many or the board is solved, and looks at the result.
  package func finish(moves: Int = .max) {
    var generator = SeededGenerator(seed: 1)
    while !state.game.isFinished, state.game.moveCount < moves {
      flip(remembers: 100, with: &generator)
    }
    showResult()
  }

  private func deal(_ deal: DealAction, of covers: [Cover]) {
    play(.game(.deal(deal)))
    play(.routing(.go(.game)))
    play(
      .game(.setCards(.init(request: state.game.request.id, batch: .init(covers: covers)))),
      after: 200)
  }

  private func showResult() {
    for _ in 0..<20 where state.game.isFinished && state.game.show.finale != .result {
      play(.game(.advanceFinale), after: 300)
    }
  }

  private func flip(remembers: Int, with generator: inout SeededGenerator) {
    let game = state.game
    let open = game.board.openCards.count == 1 ? game.board.openCards.first : nil
    var card = generator.number(below: game.cards.count)
    if let open, generator.number(below: 100) < remembers { card = game.board.partners[open] }
    let pause = 20 + generator.number(below: 3000)
    let flip = GameAction.flipCard(.init(index: card))
    let answer = GameAction.computerFlip(
      .init(card: card, request: game.request.id, flip: game.board.flips.count))
    play(.game(game.isComputersTurn ? answer : flip), after: pause)
    while !state.game.show.flipping.isEmpty { play(.game(.advanceFlips(.init())), after: 40) }
    if state.game.clock.isRunning { play(.game(.tick(.init(seconds: 1)))) }
    if state.game.sprint != nil, state.game.board.cards.allSatisfy(\.isMatched) {
      play(.game(.dealNextBoard), after: 500)
    }
  }

  /// Puts the state after an event in place.
  package func goBack(to event: Int) {
    number += 1
    recorder.record(
      Event(number: number, milliseconds: milliseconds, kind: .rewind(to: event)), before: state)
    state = states[event - 1]
    states.append(state)
  }

  /// An action that comes this many milliseconds after the one before.
  package func play(_ action: AppAction, after milliseconds: Int = 1) {
    number += 1
    self.milliseconds += milliseconds
    recorder.record(
      Event(number: number, milliseconds: self.milliseconds, kind: .action(action)), before: state)
    _ = appReducer(state: &state, action: action)
    states.append(state)
  }

  /// Covers that need no files.
  package static let numberedCovers = (1...20).map {
    Cover(
      id: "cover/\($0)", title: "Song \($0)", artist: "Band \($0)", album: "Album \($0)",
      artwork: "cover/\($0)")
  }
}

/// A picture in a colour that its name decides.
package func picture(named name: String) -> PixelImage? {
  let hue = UInt8(truncatingIfNeeded: name.utf8.reduce(7) { ($0 &* 31) &+ Int($1) })
  let bytes = (0..<64).flatMap { index -> [UInt8] in [hue, UInt8(index * 4), 255 - hue, 255] }
  return PixelImage(width: 8, height: 8, bytes: bytes)
}
