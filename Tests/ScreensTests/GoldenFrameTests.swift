import Foundation
import Testing

@testable import Screens

@Suite struct GoldenFrameTests {
  private static let half = AppState.dealt().withPairsFound(3).turning(4, 5).after(
    .game(.tick(.init(seconds: 84))))
  private static let two = AppState.dealt().withPairsFound(2)
  private static let seen = two.turning(4, 5).flipping(two.places(ofPair: 4)[1])
  private static let solved = AppState.dealt().withPairsFound(8)
  /// The last pair has just been found, and its cards have turned.
  private static let lastPair = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
  private static let settings = AppState(
    after: .set(\.source, .folder("/home/me/Music")), .set(\.source, .itunes), .go(.settings),
    .set(\.theme, .light), .select(2))
  private static let keys = settings.after(.go(.keys))
  private static let askingForKey = keys.after(
    .select(KeysRow.all.firstIndex(of: .control(.flip))), .keys(.listen(.flip)))
  private static let scanningRow = AppState.dealt().after(
    .set(\.scanning, .slow), .scan(.advance))
  private static let menu = AppState(after: .select(MenuEntry.customGame.rawValue))
  private static let newGame = AppState(after: .go(.newGame))
  private static let wordless = AppState.dealt().after(.set(\.isWordless, true))
  private static let loading = AppState(after: .deal(.bundled[0]), .go(.game))
  private static let people = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])
  /// A turn that begins, which is announced on the rows without an open card.
  private static let turn = people.animated.flipping(5, 6).still
  /// A game in which a cover is found by its title, after a flip of two titles.
  private static let titles: AppState = {
    let songs = ["Wet Sugar", "Quiet Nights", "A B", "Ünder"].map {
      Cover(id: $0, title: $0, artist: "The Long Players", artwork: $0)
    }
    let state = AppState(
      after: .restore { $0.settings.isAnimated = false },
      .deal(grid: Grid.choices[1], kind: .titles), .go(.game),
      .lay(songs))
    let titles = state.game.cards.indices.filter { state.game.cards[$0].showsTitle }
    return state.flipping(titles[0], titles[1])
  }()

  /// The menu, the lists that it leads to, and their dialogs.
  private static let lists: [Golden] = [
    Golden("menu", .whole, large: .body, small: .body, of: menu),
    Golden(
      "menu-resume",
      of: AppState.dealt().withPairsFound(3).after(
        .go(.menu), .notices(.show(.init(.notStored(.choices, .noHomeFolder)))))),
    Golden("new-game", .whole, small: .body, of: newGame),
    Golden(
      "new-game-players",
      of: AppState(
        after: .set(\.peopleCount, 2), .set(\.names, ["Anna", "Bartholomew-Jones"]),
        .set(\.opponents, [.maestro]), .set(\.kind, .titles), .go(.newGame),
        .select(NewGameChoice.rivals.rawValue))),
    Golden(
      "categories", .whole, small: .body,
      of: AppState(
        after: .categories(.change(.init(category: .bundled[3]))), .go(.categories),
        .categories(.select(1)))),
    Golden("shelf", .whole, of: .atShelf(.found(.sample)).after(.categories(.select(4)))),
    Golden("shelf-find", of: .atShelf(.found(.sample)).after(.categories(.filter("a")))),
    Golden("shelf-scan", of: .atShelf(.progress(done: 31, total: 120))),
    Golden(
      "shelf-failed", small: .body,
      of: .atShelf(.failed(.folder(path: "/home/me/Music", .noPictures)))),
    Golden("deletion", of: .withOwnCategory.after(.go(.deletion))),
    Golden("settings", .whole, small: .body, of: settings),
    Golden("keys", .whole, of: keys),
    Golden("keys-asking", .difference(from: keys), of: askingForKey),
    Golden(
      "keys-given", .difference(from: askingForKey), of: askingForKey.after(.keys(.toggle("p")))),
    Golden("scan-row", .difference(from: .dealt().after(.set(\.scanning, .slow))), of: scanningRow),
    Golden(
      "scan-card", .difference(from: scanningRow),
      of: scanningRow.after(.scan(.enter(1)), .scan(.advance))),
    Golden("sources", .difference(from: settings), of: settings.after(.go(.sources), .select(2))),
  ]

  /// Practice, games of the records, people, and games without words.
  private static let others: [Golden] = [
    Golden("practice", small: .body, of: PracticeFrameTests.round(PracticeFrameTests.asking)),
    Golden("practice-wrong", of: PracticeFrameTests.answered(PracticeFrameTests.wrong)),
    Golden("practice-over", of: PracticeFrameTests.over),
    Golden("records-me-selected", of: RecordsPageTests.state(on: .me).after(.select(20))),
    Golden("review", small: .body, of: ReviewFrameTests.state(after: 10)),
    Golden("review-solved", of: ReviewFrameTests.state(after: 18, givenUp: false)),
    Golden("review-numbers", of: ReviewFrameTests.state(after: 7, source: .itunes)),
    Golden("collection", .whole, small: .body, of: CollectionPageTests.state()),
    Golden("collection-last", of: CollectionPageTests.state(selected: 99)),
    Golden("people", of: .amongPeople),
    Golden("person", of: .amongPeople.after(.go(.person))),
    Golden("ceremony", small: .body, of: .afterAnEvening),
    Golden(
      "wordless", .board, small: .board,
      of: wordless.withPairsFound(2).flipping(7, 9)),
    Golden("wordless-result", small: .body, of: wordless.withPairsFound(8)),
  ]

  /// A game from its deal to its result, and what can be said in place of it or lies over it.
  private static let boards: [Golden] = [
    Golden("game-fresh", .board, of: .dealt()),
    Golden("game-half", .whole, large: .board, small: .whole, of: half),
    Golden("titles", .board, small: .board, of: titles),
    Golden(
      "game-missing", .board,
      of: AppState.withCoversMissing().after(
        .game(.missingCovers(.recovered(request: 1, missing: AppState.missingIDs))))),
    Golden(
      "game-10x8", .board, small: .board,
      of: .dealt(Grid(columns: 10, rows: 8) ?? .standard, fillers: 22)),
    Golden("help", .whole, small: .difference(from: .dealt()), of: .dealt().after(.go(.help))),
    Golden("confirmation", .difference(from: half), of: half.after(.go(.confirmation))),
    Golden(
      "loading",
      of: loading.after(
        .game(.fetchProgress(.init(request: 1, progress: .fetching(done: 5, total: 8)))))),
    Golden("failed", of: failed(loading, .bundledCoversMissing(path: "/nowhere"))),
    Golden("too-few-covers", of: loading.after(.lay(Array(covers("pop").prefix(3))))),
    Golden(
      "none-bundled",
      of: failed(AppState(after: .deal(Category(id: "own-1", name: "Polka"))), .noneBundled)),
    Golden("paused", of: .dealt().withPairsFound(3).flipping(0, 1).after(.go(.paused))),
    Golden(
      "coordinates", .board, small: .board,
      of: two.after(.set(\.showsCoordinates, true), .game(.typeColumn(1)))),
    Golden("hint", .board, of: seen.after(.game(.showHint))),
    Golden("no-pair", .board, of: two.turning(4, 5)),
    Golden("pair", .board, of: two.animated.withPairsFound(3).still),
    Golden(
      "peek", .board,
      of: .dealt().after(
        .set(\.peeks, true), .game(.deal(.init(for: .dealt()))), .lay(covers("rock"), request: 2))),
    Golden(
      "finale", .difference(from: solved.after(.game(.showResult(false)))), of: ending(after: 4)),
    Golden("finale-stars", .difference(from: solved), of: ending(after: 11)),
    Golden("finished", .whole, large: .body, small: .body, of: solved),
    Golden("solved-board", .board, of: solved.after(.game(.showResult(false)))),
    Golden(
      "hindsight", .difference(from: solved),
      of: AppState.dealt().turning(0, 1).flipping(AppState.dealt().places(ofPair: 0)[1]).after(
        .game(.showHint)
      ).withPairsFound(8)),
    Golden(
      "share", .whole, small: .difference(from: solved),
      of: solved.after(.go(.share), .share(.copied(true)))),
    Golden("turn", .board, small: .board, of: turn),
  ]

  /// Ben has moved his cursor after Ann has found no pair.
  private static let atTable = AppState.hosting("Ben").dealtForAll.turning(0, 1).after(
    .together(.received(.cursor(seat: 1, card: 6), from: 1)))

  private static func failed(_ start: AppState, _ failure: CoverFailure) -> AppState {
    start.after(.game(.fetchFailed(.init(request: 1, failure: failure))))
  }

  private static func ending(after steps: Int) -> AppState {
    (0..<steps).reduce(lastPair.after(.game(.endFlash))) { state, _ in
      state.after(.game(.advanceFinale))
    }
  }

  /// A screen, and the parts of it that are recorded at the usual sizes.
  struct Golden: CustomTestStringConvertible {
    let testDescription: String
    let parts: [GoldenPart?]
    let state: AppState

    init(
      _ name: String, _ part: GoldenPart = .body, large: GoldenPart? = nil,
      small: GoldenPart? = nil, of state: AppState
    ) {
      (testDescription, parts, self.state) = (name, [part, large, small], state)
    }
  }

  @Test(arguments: lists + others + boards)
  func `every screen is as it was recorded`(golden: Golden) throws {
    for (size, part) in zip(sizes, golden.parts) {
      try expectScreen(golden.testDescription, part, of: golden.state, in: size)
    }
  }

  @Test func `on a large screen, lists stand in the middle, below large letters`() throws {
    try expectScreen("menu", .body, of: Self.menu, in: largeSize)
    for (name, state) in [
      ("new-game", Self.newGame), ("settings", Self.settings), ("turn", Self.turn),
    ] { try expectScreen(name, nil, of: state, in: largeSize) }
  }

  @Test(arguments: [
    Size(width: 10, height: 5), Size(width: 30, height: 9), Size(width: 1, height: 1),
  ])
  func `a terminal that is too small says how large it must be`(size: Size) throws {
    try expectScreen("too-small", .whole, of: .dealt(), in: size)
  }

  @Test(arguments: [
    Golden("hint-unseen", .board, of: two.turning(4).after(.game(.showHint))),
    Golden("hint-needs-card", .board, of: two.after(.game(.showHint))),
    Golden("finale-begins", .board, of: lastPair),
    Golden("finished-6x6", of: .dealt(Grid("6x6") ?? .standard).withPairsFound(18)),
    Golden("finished-10x8", of: .dealt(Grid("10x8") ?? .standard, fillers: 22).withPairsFound(40)),
    Golden("table-open", of: .hosting("Ben")),
    Golden("table-away", of: atTable.after(.together(.left(1, nil)), .go(.together))),
    Golden(
      "table-race", .board,
      of: .hosting("Ben", "Cem", form: .race).dealtForAll.friendFlipping(0).after(
        .together(.received(.sign(seat: 1, .oops), from: 1)))),
    Golden("table-turns", .board, of: atTable),
    Golden("new-game-people", of: .amongPeople.after(.go(.newGame))),
    Golden("inspector-empty", of: AppState().after(.go(.inspector))),
    Golden(
      "records-failed",
      of: AppState(
        after: .go(.records), .records(.loadFailed(.notStored(.records, .noHomeFolder))))),
  ])
  func `some are recorded at 80×24 only`(golden: Golden) throws {
    try expectScreen(golden.testDescription, golden.parts[0], of: golden.state, in: sizes[0])
  }

  @Test func `the question before a hint says what it costs`() throws {
    let asked = Self.seen.after(.go(.hint))
    let over = GoldenPart.difference(from: Self.seen)

    try expectScreen("hint-question", over, small: over, of: asked)
    try expectScreen("hint-question", .body, of: asked, in: Size(width: 60, height: 20))
  }

  @Test func `the result of several players says what each remembered`() throws {
    let dealt = Self.people
    let (one, other) = (dealt.places(ofPair: 0), dealt.places(ofPair: 1))
    let state = dealt.turning(0, 1, 2).flipping(other[1], one[1], one[0]).withPairsFound(8)
    #expect(state.game.headStartLabel == nil)
    let game = PlayedGame(state.game, endedAt: 0)
    let stored = state.after(
      .records(.added(.init(id: game.id, news: GameNews(of: game.id, among: [game, game])))))
    let belowBoard = Size(width: 60, height: 20)

    try expectScreen("result-players", small: .body, of: state)
    try expectScreen("result-players", .body, of: state, in: belowBoard)
    try expectScreen("result-tally", .difference(from: state), of: stored)
    try expectScreen("result-tally", .difference(from: state), of: stored, in: belowBoard)
  }

  @Test func `a tally of another number of players, as a file may have it, is not shown`() throws {
    let state = Self.people.withPairsFound(8)
    let news = try GameNews(json: #"{"tally": {"winCounts": [2], "drawCount": 1}}"#)

    let stored = state.after(.records(.added(.init(id: state.game.id, news: news))))

    #expect(stored.records.news == news)
    #expect(stored.tally == nil && stored.tallyLabel == nil)
  }

  @Test(arguments: sizes)
  func `the result says who had a head start`(size: Size) {
    let players = Self.people.game.players
    let state = AppState.dealt(to: players, headStart: HeadStart(pairCounts: [0, 2]))
      .withPairsFound(8)

    #expect(text(of: state, in: size).contains(/Ben +0\+2/))
    #expect(state.game.headStartLabel == "Head start: Ben, 2 pairs")
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
