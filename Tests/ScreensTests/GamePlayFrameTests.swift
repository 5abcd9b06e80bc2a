import Artwork
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// How the screen looks in the course of a game, and at its end.
@Suite struct GamePlayFrameTests {
  private func solved(_ grid: Grid = .standard) -> AppState {
    AppState.dealt(grid).withPairsFound(grid.pairCount)
  }

  @Test(arguments: sizes)
  func `a break hides all cards and what is on them`(size: Size) throws {
    let state = AppState.dealt().withPairsFound(3).flipping(0, 1)
      .after(.routing(.go(.paused)))

    try expectScreen("paused", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `every card shows its coordinate, and the column that was typed stands out`(
    size: Size
  ) throws {
    let state = AppState.dealt().withPairsFound(2).after(
      .settings(.change(.init(\.showsCoordinates, true))), .game(.typeColumn(1)))

    try expectScreen("coordinates", .board, of: state, in: size)
  }

  @Test(arguments: sizes)
  func `a hint marks the card where the partner was seen`(size: Size) throws {
    var state = AppState.dealt().withPairsFound(2)
    let (one, other) = (state.places(ofPair: 4), state.places(ofPair: 5))
    state = state.flipping(one[0], other[0], one[1]).after(.game(.showHint))

    try expectScreen("hint", .board, of: state, in: size)
  }

  @Test func `a hint about a card that was not seen marks none`() throws {
    var state = AppState.dealt().withPairsFound(2)
    state = state.flipping(state.places(ofPair: 4)[0]).after(.game(.showHint))

    try expectScreen("hint-unseen", .board, of: state, in: Size(width: 80, height: 24))
  }

  @Test(arguments: sizes)
  func `two cards that are no pair are marked`(size: Size) throws {
    let state = AppState.dealt().withPairsFound(2)

    try expectScreen(
      "no-pair", .board, of: state.flipping(state.places(ofPair: 4)[0], state.places(ofPair: 5)[0]),
      in: size)
  }

  @Test func `after a miss, a card that is still open can begin the next move`() {
    let state = AppState.dealt()
    let (one, other) = (state.places(ofPair: 4)[0], state.places(ofPair: 5)[0])
    let missed = state.flipping(one, other)
    let again = missed.flipping(other)

    #expect(flipOrShow(other, in: missed) == .game(.flipCard(.init(index: other))))
    #expect(again.game.board.openCards == [other])
    #expect(flipOrShow(other, in: again) == .game(.showCard(.init(index: other))))
  }

  @Test(arguments: sizes)
  func `the frames of a pair that was just found flash`(size: Size) throws {
    let state = AppState.dealt().withPairsFound(2).animated.withPairsFound(3).still
    #expect(state.game.show.flashing.count == 2)

    try expectScreen("pair", .board, of: state, in: size)
  }

  @Test(arguments: sizes)
  func `all cards of a new board are shown at first, if the player wishes`(size: Size) throws {
    let dealt = AppState.dealt()
    let fresh = dealt.after(
      .settings(.change(.init(\.peeks, true))), .game(.deal(.init(for: dealt))),
      .game(.setCards(.init(request: 2, batch: .init(covers: covers("rock"))))))
    #expect(fresh.game.show.isPeeking)

    try expectScreen("peek", .board, of: fresh, in: size)
  }

  @Test(arguments: sizes)
  func `the covers of a solved board light up one after the other`(size: Size) throws {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
      .after(.game(.endFlash))
    for _ in 1...4 { state = state.after(.game(.advanceFinale)) }
    #expect(state.game.show.finale == .lighting(4))

    try expectScreen(
      "finale", .difference(from: solved().after(.game(.showResult(false)))), of: state, in: size)
  }

  @Test(arguments: sizes)
  func `stars land one by one on the result`(size: Size) throws {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
      .after(.game(.endFlash))
    for _ in 0...10 { state = state.after(.game(.advanceFinale)) }
    #expect(state.game.show.finale == .landing(2))

    try expectScreen("finale-stars", .difference(from: solved()), of: state, in: size)
  }

  @Test func `a moment after the last pair the board is as it was, and the result is not there`()
    throws
  {
    let state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
    #expect(state.game.show.finale == .lighting(0))

    try expectScreen("finale-begins", .board, of: state, in: Size(width: 80, height: 24))
  }

  @Test(arguments: sizes)
  func `the result stands beside the solved board`(size: Size) throws {
    try expectScreen("finished", .wholeAtFirst(size), of: solved(), in: size)
  }

  @Test(arguments: [("finished-6x6", Grid("6x6")), ("finished-10x8", Grid("10x8"))])
  func `the result finds its place beside every board`(name: String, grid: Grid?) throws {
    let grid = try #require(grid)
    let fillers = max(0, grid.pairCount - 18)
    let state = AppState.dealt(grid, fillers: fillers).withPairsFound(grid.pairCount)

    try expectScreen(name, of: state, in: Size(width: 80, height: 24))
  }

  @Test(arguments: sizes)
  func `a solved board can be looked at alone`(size: Size) throws {
    try expectScreen(
      "solved-board", .board, of: solved().after(.game(.showResult(false))), in: size)
  }

  @Test(arguments: sizes)
  func `a result with hindsight says why there are no stars`(size: Size) throws {
    let dealt = AppState.dealt()
    let places = [0, 1, 0].enumerated().map { dealt.places(ofPair: $1)[$0 / 2] }
    let state = dealt.flipping(places[0], places[1], places[2]).after(.game(.showHint))
      .withPairsFound(8)
    #expect(state.game.result?.hindsight == .hint)

    try expectScreen("hindsight", .difference(from: solved()), of: state, in: size)
  }

  @Test(arguments: sizes + [Size(width: 200, height: 60)])
  func `a turn that begins is announced on the rows without an open card`(size: Size) throws {
    let state = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")]).animated.flipping(
      5, 6
    ).still
    #expect(state.game.show.announcedPlayer == 1)

    try expectScreen("turn", .board, of: state, in: size)
  }

  @Test(arguments: sizes + [Size(width: 60, height: 20)])
  func `the result of several players says what each remembered`(size: Size) throws {
    let dealt = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])
    let places = (0..<8).map(dealt.places(ofPair:))
    let state = dealt.flipping(
      places[0][0], places[1][0], places[2][0], places[1][1], places[0][1], places[0][0]
    ).withPairsFound(8)
    #expect(state.game.isFinished)

    try expectScreen("result-players", of: state, in: size)

    #expect(state.game.headStartLabel == nil)
    let game = PlayedGame(state.game, endedAt: 0)
    let stored = state.after(
      .records(.added(.init(id: game.id, news: GameNews(of: game.id, among: [game, game])))))
    try expectScreen("result-tally", .difference(from: state), of: stored, in: size)
  }

  @Test func `a tally of another number of players, as a file may have it, is not shown`() throws {
    let state = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")]).withPairsFound(8)
    let news = try JSONDecoder().decode(
      GameNews.self, from: Data(#"{"tally": {"winCounts": [2], "drawCount": 1}}"#.utf8))

    let stored = state.after(.records(.added(.init(id: state.game.id, news: news))))

    #expect(stored.records.news == news)
    #expect(stored.tally == nil && stored.tallyLabel == nil)
  }

  @Test(arguments: sizes)
  func `the result says who had a head start`(size: Size) {
    let state = AppState.dealt(
      to: [.person(name: "Anna"), .person(name: "Ben")], headStart: HeadStart(pairCounts: [0, 2])
    ).withPairsFound(8)

    let frame = appView(state: state, in: size)
    let text = (0..<size.height).map { frame.rowText($0) }.joined(separator: "\n")
    #expect(text.contains(/Ben +0\+2/))
    #expect(state.game.headStartLabel == "Ben had a head start of 2 pairs.")
  }
}
