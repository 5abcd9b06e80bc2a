import Artwork
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct GoldenFrameTests {
  /// A game under way with two open cards.
  private static let half = AppState.dealt().withPairsFound(3).turning(4, 5).after(
    .game(.tick(.init(seconds: 84))))
  private static let settings = AppState(
    after: .set(\.source, .folder("/home/me/Music")), .set(\.source, .itunes), .go(.settings),
    .set(\.theme, .light), .select(2))
  private static let menu = AppState(after: .select(MenuEntry.customGame.rawValue))
  private static let newGame = AppState(after: .go(.newGame))

  @Test func `the menu shows what can be done beside a wall of covers`() throws {
    try expectScreen("menu", .whole, large: .body, small: .body, of: Self.menu)
  }

  @Test func `on a large screen, lists stand in the middle, below large letters`() throws {
    try expectScreen("menu", .body, of: Self.menu, in: largeSize)
    try expectScreen("new-game", nil, of: Self.newGame, in: largeSize)
    try expectScreen("settings", nil, of: Self.settings, in: largeSize)
  }

  @Test func `the choices for a new game stand beside the board that will be dealt`() throws {
    try expectScreen("new-game", .whole, small: .body, of: Self.newGame)
  }

  @Test func `the choices show who will play`() throws {
    let state = AppState(
      after: .set(\.peopleCount, 2), .set(\.names, ["Anna", "Bartholomew-Jones"]),
      .set(\.opponents, [.maestro]), .set(\.kind, .titles), .go(.newGame),
      .select(NewGameChoice.rivals.rawValue))

    try expectScreen("new-game-players", of: state)
  }

  @Test func `the text to share lies over the result`() throws {
    let finished = AppState.dealt().withPairsFound(8)

    try expectScreen(
      "share", .whole, small: .difference(from: finished),
      of: finished.after(.go(.share), .share(.copied(true))))
  }

  @Test func `a cover is found by its title`() throws {
    var preferences = Preferences()
    preferences.settings.isAnimated = false
    let songs = ["Wet Sugar", "Quiet Nights", "A B", "Ünder"].map {
      Cover(id: $0, title: $0, artist: "The Long Players", artwork: $0)
    }
    let state = AppState(
      after: .restore(preferences), .deal(grid: Grid.choices[1], kind: .titles), .go(.game),
      .lay(songs))
    let titles = state.game.cards.indices.filter { state.game.cards[$0].showsTitle }

    try expectScreen("titles", .board, small: .board, of: state.flipping(titles[0], titles[1]))
  }

  @Test func `the menu offers to resume a game and shows a notice`() throws {
    let state = AppState.dealt().withPairsFound(3).after(
      .go(.menu), .notices(.show(.init(.notStored(.choices, .noHomeFolder)))))

    try expectScreen("menu-resume", of: state)
  }

  @Test func `the picker ticks the chosen category and frames the selected one`() throws {
    let state = AppState(
      after: .categories(.change(.init(category: .bundled[3]))), .go(.categories),
      .categories(.select(1)))

    try expectScreen("categories", .whole, small: .body, of: state)
  }

  @Test
  func
    `the picker shows folders with a cover and a count, how far it has looked, or why it cannot`()
    throws
  {
    let found = AppState.atShelf(.found(.sample))

    try expectScreen("shelf", .whole, of: found.after(.categories(.select(4))))
    try expectScreen("shelf-find", of: found.after(.categories(.filter("a"))))
    try expectScreen("shelf-scan", of: .atShelf(.progress(done: 31, total: 120)))
    try expectScreen(
      "shelf-failed", small: .body,
      of: .atShelf(.failed(.folder(path: "/home/me/Music", .noPictures))))
  }

  @Test func `a category of the player's own is deleted only after a question`() throws {
    try expectScreen("deletion", of: AppState.withOwnCategory.after(.go(.deletion)))
  }

  @Test func `the settings show each value, and say what the selected one does`() throws {
    try expectScreen("settings", .whole, small: .body, of: Self.settings)
  }

  @Test func `the keys show each control, and ask for a key`() throws {
    let keys = Self.settings.after(.go(.keys))
    let row = KeysRow.all.firstIndex(of: .control(.flip)) ?? 0
    let asking = keys.after(.select(row), .keys(.listen(.flip)))

    try expectScreen("keys", .whole, of: keys)
    try expectScreen("keys-asking", .difference(from: keys), of: asking)
    try expectScreen("keys-given", .difference(from: asking), of: asking.after(.keys(.toggle("p"))))
  }

  @Test func `for one switch, a row of cards is marked, then a card in it`() throws {
    let board = AppState.dealt().after(.set(\.scanning, .slow))
    let row = board.after(.scan(.advance))

    try expectScreen("scan-row", .difference(from: board), of: row)
    try expectScreen(
      "scan-card", .difference(from: row), of: row.after(.scan(.enter(1)), .scan(.advance)))
  }

  @Test func `the list of sources ticks the current one`() throws {
    let state = Self.settings.after(.go(.sources), .select(2))

    try expectScreen("sources", .difference(from: Self.settings), of: state)
  }

  @Test func `a fresh board lies face down`() throws {
    try expectScreen("game-fresh", .board, of: .dealt())
  }

  @Test func `a game under way shows open and matched cards and the last cover large`() throws {
    try expectScreen("game-half", .whole, large: .board, small: .whole, of: Self.half)
  }

  @Test func `titles stand in for covers that are missing`() throws {
    let state = AppState.withCoversMissing().after(
      .game(.missingCovers(.recovered(request: 1, missing: AppState.missingIDs))))

    try expectScreen("game-missing", .board, of: state)
  }

  @Test func `the help lies over the screen`() throws {
    try expectScreen(
      "help", .whole, small: .difference(from: .dealt()), of: AppState.dealt().after(.go(.help)))
  }

  @Test func `a game under way is given up only after a question`() throws {
    try expectScreen(
      "confirmation", .difference(from: Self.half), of: Self.half.after(.go(.confirmation)))
  }

  @Test func `without a board, it is said how far the covers are, or what to do`() throws {
    let dealt = AppState(after: .deal(.bundled[0]), .go(.game))
    func failed(_ start: AppState, _ failure: CoverFailure) -> AppState {
      start.after(.game(.fetchFailed(.init(request: 1, failure: failure))))
    }

    try expectScreen(
      "loading",
      of: dealt.after(
        .game(.fetchProgress(.init(request: 1, progress: .fetching(done: 5, total: 8))))))
    try expectScreen("failed", of: failed(dealt, .bundledCoversMissing(folder: "/nowhere")))
    try expectScreen("too-few-covers", of: dealt.after(.lay(Array(covers("pop").prefix(3)))))
    try expectScreen(
      "none-bundled",
      of: failed(AppState(after: .deal(Category(id: "own-1", name: "Polka"))), .noneBundled))
  }

  @Test func `the largest board says that it borrowed covers, or how much room it needs`() throws {
    let grid = try #require(Grid(columns: 10, rows: 8))

    try expectScreen("game-10x8", .board, small: .board, of: .dealt(grid, fillers: 22))
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
      let isTable = ["headers", "hints", "panels", "sentences"].contains(name)
      for name in isTable ? Array(goldenSections(of: file).keys) : [String(name)] {
        let isUsed = names.contains(name)
        #expect(isUsed, "\(name) in \(file.lastPathComponent)")
      }
    }
  }
}
