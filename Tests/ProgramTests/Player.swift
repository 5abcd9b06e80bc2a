import DataFlowTesting
import Foundation
import StorageLive
import Terminal
import TestSupport

@testable import MemoryTunes
@testable import Program

/// A session on a screen in memory, in a world that the test controls; `files` outlive it.
@MainActor
final class Player {
  let session: Session
  let files: Files
  let clock = TestClock()
  private(set) var frame = Frame(size: Size(width: 80, height: 24))
  private(set) var hasQuit = false
  /// Why the games were not saved at the end.
  private(set) var unsaved: Notice?

  var state: AppState { session.store.state }

  private init(
    covers: CoverService, files: Files, recording: World.Recording?, options: LaunchOptions
  ) {
    self.files = files
    let screen = Screen()
    session = Session(
      world: World(
        covers: covers, levels: { _ in [0, 90, 180] }, preferences: files.storage,
        games: files.games,
        records: files.recordStorage, date: { 1_700_000_000 }, drawEntropy: { 6 }, clock: clock,
        recording: recording, sound: { files.heard.append($0) }, copy: { files.copy($0) },
        savePictures: { _ in SavedPictures(name: "game", folder: "/pictures") },
        speak: { files.spoken.append($0) }, quit: { screen.onQuit($0) }),
      display: .init(
        size: { Size(width: 80, height: 24) }, draw: { screen.onShow($0) },
        isRendering: { files.isRendering }))
    screen.onShow = { [weak self] in self?.frame = $0 }
    screen.onQuit = { [weak self] notice in
      self?.unsaved = notice
      self?.hasQuit = true
    }
    session.launch(options: options)
  }

  func press(_ keys: Key...) {
    for key in keys {
      session.handle([.key(key)])
      session.drawIfNeeded()
      session.prepareIfNeeded()
    }
  }

  func click(_ target: Target) {
    guard let place = frame.clickAreas.first(where: { $0.target == target })?.rectangle
    else { return }
    session.handle([.click(place.centered(width: 1, height: 1).origin)])
    session.drawIfNeeded()
    session.prepareIfNeeded()
  }

  /// A player at the menu, with the preferences of earlier runs.
  static func atMenu(
    covers: CoverService = .fixed(manyCovers), files: Files = Files(),
    recording: World.Recording? = nil, options: LaunchOptions = LaunchOptions(isAnimated: false)
  ) async -> Player {
    let player = Player(covers: covers, files: files, recording: recording, options: options)
    await player.wait { files.isLoaded && $0.records.summary != nil }
    return player
  }

  /// Lets running work continue until the state, or the outside world, meets a condition.
  func wait(until isSo: (AppState) -> Bool) async {
    while !isSo(state), !Task.isCancelled { await Task.yield() }
    session.drawIfNeeded()
    session.prepareIfNeeded()
  }

  /// Lets time pass once all timers are waiting on the clock, or there is no work at all.
  func pass(_ time: Duration) async {
    while !Task.isCancelled {
      let work = session.store.runningWork
      let count = work.count { $0.waitsForTime }
      if work.isEmpty || count > 0 && clock.sleeperCount == count { break }
      await Task.yield()
    }
    await clock.advance(by: time)
  }

  /// Begins a game with a key, and waits for its board.
  func begin(_ key: Key = .character("n")) async {
    press(key)
    await wait { $0.game.isUnderWay }
  }

  /// Leaves the screen with these keys, quits, and waits for the end of the program.
  func quit(_ keys: Key...) async {
    for key in keys + [.character("q")] { press(key) }
    await wait { _ in hasQuit }
  }

  /// Moves the cursor to a card with arrow keys and flips it.
  func flip(_ index: Int) {
    let columns = state.game.grid.columns
    while state.game.show.cursor / columns != index / columns { press(.down) }
    while state.game.show.cursor != index { press(.right) }
    press(.enter)
  }

  /// Flips cards with perfect knowledge until the board is solved.
  func findAllPairs() {
    while let index = state.game.nextToFlip { flip(index) }
  }

  /// The screen's rows as text, pictures left blank.
  var text: String {
    (0..<frame.size.height).map { y in
      (0..<frame.size.width).map { x in
        frame[Point(x: x, y: y)].flatMap { frame.character(of: $0.glyph) }.map(String.init) ?? " "
      }.joined()
    }.joined(separator: "\n")
  }

  func choose(_ entry: MenuEntry) {
    press(.home)
    while state.menuEntries[state.selectedMenuEntry] != entry { press(.down) }
    press(.enter)
  }

  /// A player in a game of 4×4 in which the first three cards were flipped.
  static func inGame(files: Files = Files(), recording: World.Recording? = nil) async -> Player {
    let player = await atMenu(files: files, recording: recording)
    await player.begin()
    for index in 0...2 { player.flip(index) }
    return player
  }

  /// Lets a second pass, and with it the game be saved.
  func passSecondAndSave() async {
    let count = files.gameSaveCount
    await pass(.seconds(1))
    await wait { _ in files.gameSaveCount > count }
  }

  /// Stops the game's clock, and lets time pass until everything is saved.
  func settle() async {
    press(.character("?"))
    if state.saving.due != nil {
      await pass(.seconds(30))
      await wait { $0.saving.due == nil }
    }
    await wait { [session] _ in session.store.runningWork.isEmpty }
  }

  func number(of kind: Event<AppAction>.Kind) -> Int? {
    session.timeTravel.history.last { $0.event.kind == kind }?.event.number
  }

  func number(ofLabel isSo: (String) -> Bool) -> Int? {
    session.timeTravel.history.last { isSo($0.event.kind.label) }?.event.number
  }

  func state(after number: Int) -> AppState? {
    let history = session.timeTravel.history
    return history.position(ofNumber: number).map(history.state(after:))
  }

  /// Opens the inspector, also if that ends the counting of the game.
  func openInspector() {
    press(.character("t"))
    if state.routing.destination == .timeTravel { press(.right, .enter) }
  }

  /// Continues from an event that is selected in the inspector, and waits until that has happened.
  func playOn(from number: Int) async {
    openInspector()
    press(.character("f"))
    session.store.dispatch(.inspector(.select(number)))
    let count = session.timeTravel.history.count
    press(.enter)
    await wait { _ in
      session.timeTravel.history.suffix(from: count).contains {
        if case .action(.session(.resume)) = $0.event.kind { true } else { false }
      }
    }
  }
}

extension GameState {
  /// The partner of the single open card, or else any card that is face down; nil on a solved board.
  fileprivate var nextToFlip: Int? {
    let single = board.openCards.count == 1 ? board.openCards.first : nil
    return cards.indices.first { index in
      cards[index].face == .hidden && single.map { cards[$0].pair == cards[index].pair } != false
    }
  }
}

extension AppEffect {
  fileprivate var waitsForTime: Bool {
    switch self {
    case .send(.game(.deal)): false
    case .send, .game(.think), .game(.meter), .game(.dance), .records(.summarizeAnew), .sound: true
    case .categories, .settings, .game, .daily, .saving, .records, .review, .practice, .share,
      .together, .tell, .rewind, .quit:
      false
    }
  }
}

/// What a display does; set after its session is created.
@MainActor
private final class Screen {
  var onShow: (Frame) -> Void = { _ in }
  var onQuit: (Notice?) -> Void = { _ in }
}

let manyCovers = (1...20).map {
  Cover(id: "song/\($0)", title: "Song \($0)", artist: "Band \($0)", artwork: "song/\($0)")
}
