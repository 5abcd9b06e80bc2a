import Artwork
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct GoldenFrameTests {
  /// A game under way with two open cards.
  private static let half = {
    let state = AppState.dealt().withPairsFound(3)
    return state.flipping(state.places(ofPair: 4)[0], state.places(ofPair: 5)[0])
      .after(.game(.tick(.init(seconds: 84))))
  }()
  private static let settings = AppState(
    after: .settings(.change(.init(\.source, .folder("/home/me/Music")))),
    .settings(.change(.init(\.source, .itunes))), .routing(.go(.settings)),
    .settings(.change(.init(\.theme, .light))), .routing(.select(2)))

  @Test(arguments: sizes)
  func `the menu shows what can be done beside a wall of covers`(size: Size) throws {
    try expectScreen(
      "menu", .wholeAtFirst(size),
      of: AppState(after: .routing(.select(MenuEntry.customGame.rawValue))), in: size)
  }

  @Test func `on a large screen, lists stand in the middle, below large letters`() throws {
    let menu = AppState(after: .routing(.select(MenuEntry.customGame.rawValue)))
    let newGame = AppState(after: .routing(.go(.newGame)))

    try expectScreen("menu", of: menu, in: largeSize)
    try expectScreen("new-game", of: newGame, in: largeSize)
    try expectScreen("settings", of: Self.settings, in: largeSize)
  }

  @Test(arguments: sizes)
  func `the choices for a new game stand beside the board that will be dealt`(size: Size) throws {
    let state = AppState(after: .routing(.go(.newGame)))

    try expectScreen("new-game", .wholeAtFirst(size), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the choices show who will play`(size: Size) throws {
    let state = AppState(
      after: .settings(.change(.init(\.peopleCount, 2))),
      .settings(.change(.init(\.names, ["Anna", "Bartholomew-Jones"]))),
      .settings(.change(.init(\.opponents, [.maestro]))),
      .settings(.change(.init(\.kind, .titles))),
      .routing(.go(.newGame)), .routing(.select(NewGameChoice.rivals.rawValue)))

    try expectScreen("new-game-players", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the text to share lies over the result`(size: Size) throws {
    let finished = AppState.dealt().withPairsFound(8)
    let state = finished.after(.routing(.go(.share)), .share(.copied(true)))

    try expectScreen(
      "share", .wholeAtFirst(size, or: .difference(from: finished)), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a cover is found by its title`(size: Size) throws {
    var preferences = Preferences()
    preferences.settings.isAnimated = false
    let songs = ["Wet Sugar", "Quiet Nights", "A B", "Ünder"].map {
      Cover(id: $0, title: $0, artist: "The Long Players", artwork: $0)
    }
    var state = AppState(
      after: .settings(.restore(.init(preferences: preferences))),
      .game(
        .deal(
          .init(
            .init(
              category: .bundled[2], grid: Grid.choices[1], source: .bundled, seed: 7, kind: .titles
            )))
      ),
      .routing(.go(.game)))
    state = state.after(
      .game(.setCards(.init(request: 1, batch: CoverBatch(covers: songs)))))
    let titles = state.game.cards.indices.filter { state.game.cards[$0].showsTitle }

    try expectScreen("titles", .board, of: state.flipping(titles[0], titles[1]), in: size)
  }

  @Test(arguments: sizes)
  func `the menu offers to resume a game and shows a notice`(size: Size) throws {
    let state = AppState.dealt().withPairsFound(3)
      .after(.routing(.go(.menu)), .notices(.show(.init(.notStored(.choices, .noHomeFolder)))))

    try expectScreen("menu-resume", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the picker ticks the chosen category and frames the selected one`(size: Size) throws {
    let state = AppState(
      after: .categories(.change(.init(category: .bundled[3]))), .routing(.go(.categories)),
      .categories(.select(1)))

    try expectScreen("categories", .wholeAtFirst(size), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the picker shows the shelf, each folder with a cover and its count`(size: Size) throws {
    let state = AppState.atShelf(.found(.sample)).after(.categories(.select(4)))

    try expectScreen("shelf", .wholeAtFirst(size), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the picker shows how far the shelf has been looked through`(size: Size) throws {
    try expectScreen("shelf-scan", of: .atShelf(.progress(done: 31, total: 120)), in: size)
  }

  @Test(arguments: sizes)
  func `the picker says why there is no shelf`(size: Size) throws {
    let state = AppState.atShelf(.failed(.folder(path: "/home/me/Music", .noPictures)))

    try expectScreen("shelf-failed", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the picker lists what matches the text that is typed`(size: Size) throws {
    let state = AppState.atShelf(.found(.sample)).after(.categories(.filter("a")))

    try expectScreen("shelf-find", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a category of the player's own is deleted only after a question`(size: Size) throws {
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-1", name: "Polka")]
    let state = AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.categories)),
      .categories(.select(5)), .routing(.go(.deletion)))

    try expectScreen("deletion", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a category without covers offers other sources`(size: Size) throws {
    let state = AppState(
      after: .game(
        .deal(
          .init(
            .init(
              category: Category(id: "own-1", name: "Polka"), grid: .standard, source: .bundled,
              seed: 7)))), .game(.fetchFailed(.init(request: 1, failure: .noneBundled))))

    try expectScreen("none-bundled", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the settings show each value, and say what the selected one does`(size: Size) throws {
    try expectScreen("settings", .wholeAtFirst(size), of: Self.settings, in: size)
  }

  @Test(arguments: sizes)
  func `the keys show each control, and ask for a key`(size: Size) throws {
    let keys = Self.settings.after(.routing(.go(.keys)))
    let row = KeysRow.all.firstIndex(of: .control(.flip)) ?? 0
    let asking = keys.after(.routing(.select(row)), .keys(.listen(.flip)))

    try expectScreen("keys", .wholeAtFirst(size), of: keys, in: size)
    try expectScreen("keys-asking", .difference(from: keys), of: asking, in: size)
    try expectScreen(
      "keys-given", .difference(from: asking), of: asking.after(.keys(.toggle("p"))), in: size)
  }

  @Test(arguments: sizes)
  func `for one switch, a row of cards is marked, then a card in it`(size: Size) throws {
    let board = AppState.dealt().after(.settings(.change(.init(\.scanning, .slow))))
    let row = board.after(.scan(.advance))

    try expectScreen("scan-row", .difference(from: board), of: row, in: size)
    try expectScreen(
      "scan-card", .difference(from: row), of: row.after(.scan(.enter(1)), .scan(.advance)),
      in: size)
  }

  @Test(arguments: sizes)
  func `the list of sources ticks the current one`(size: Size) throws {
    let state = Self.settings.after(.routing(.go(.sources)), .routing(.select(2)))

    try expectScreen("sources", .difference(from: Self.settings), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a fresh board lies face down`(size: Size) throws {
    try expectScreen("game-fresh", .board, of: .dealt(), in: size)
  }

  @Test(arguments: sizes)
  func `a game under way shows open and matched cards and the last cover large`(
    size: Size
  ) throws {
    try expectScreen(
      "game-half", size == sizes[1] ? .board : .whole, of: Self.half, in: size)
  }

  @Test(arguments: sizes)
  func `titles stand in for covers that are missing`(size: Size) throws {
    let state = AppState.withCoversMissing()
      .after(.game(.missingCovers(.recovered(request: 1, missing: AppState.missingIDs))))

    try expectScreen("game-missing", .board, of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the help lies over the screen`(size: Size) throws {
    let state = AppState.dealt()

    try expectScreen(
      "help", .wholeAtFirst(size, or: .difference(from: state)),
      of: state.after(.routing(.go(.help))),
      in: size)
  }

  @Test(arguments: sizes)
  func `a game under way is given up only after a question`(size: Size) throws {
    try expectScreen(
      "confirmation", .difference(from: Self.half),
      of: Self.half.after(.routing(.go(.confirmation))),
      in: size)
  }

  @Test(arguments: sizes)
  func `loading shows how far it is`(size: Size) throws {
    let state = AppState(
      after: .game(
        .deal(
          .init(.init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)))),
      .routing(.go(.game)),
      .game(.fetchProgress(.init(request: 1, progress: .fetching(done: 5, total: 8)))))

    try expectScreen("loading", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a failed deal says what to do`(size: Size) throws {
    let state = AppState(
      after: .game(
        .deal(
          .init(.init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)))),
      .routing(.go(.game)),
      .game(
        .fetchFailed(
          .init(request: 1, failure: .bundledCoversMissing(folder: "/nowhere")))))

    try expectScreen("failed", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `too few covers for the grid is no trap`(size: Size) throws {
    let state = AppState(
      after: .game(
        .deal(
          .init(.init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)))),
      .routing(.go(.game)),
      .game(.setCards(.init(request: 1, batch: CoverBatch(covers: Array(covers("pop").prefix(3))))))
    )

    try expectScreen("too-few-covers", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `the largest board says that it borrowed covers, or how much room it needs`(
    size: Size
  ) throws {
    let grid = try #require(Grid(columns: 10, rows: 8))

    try expectScreen("game-10x8", .board, of: .dealt(grid, fillers: 22), in: size)
  }

  @Test(arguments: [
    Size(width: 10, height: 5), Size(width: 30, height: 9), Size(width: 1, height: 1),
  ])
  func `a terminal that is too small says how large it must be`(size: Size) throws {
    try expectScreen("too-small", .whole, of: .dealt(), in: size)
  }

  @Test func `everything that was recorded belongs to a screen`() throws {
    let folder = goldenFolder.deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    // Names are written out in the tests.
    let names = sources.flatMap { text in
      text.matches(of: /"([a-z0-9]+(-[a-z0-9]+)*)"/).map { String($0.1) }
    }
    for file in try FileManager.default.contentsOfDirectory(
      at: goldenFolder, includingPropertiesForKeys: nil)
    {
      let stem = file.deletingPathExtension().lastPathComponent
      let name = stem.prefix(upTo: stem.lastIndex(of: "-") ?? stem.endIndex)
      let isTable = ["headers", "hints", "panels"].contains(name)
      for name in isTable ? Array(goldenSections(of: file).keys) : [String(name)] {
        let isUsed = names.contains(name)
        #expect(isUsed, "\(name) in \(file.lastPathComponent)")
      }
    }
  }
}
