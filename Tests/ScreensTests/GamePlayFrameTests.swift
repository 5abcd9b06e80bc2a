import Artwork
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// How the screen looks in the course of a game, and at its end.
@Suite struct GamePlayFrameTests {
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let two = AppState.dealt().withPairsFound(2)
  private static let people = [Player.person(name: "Anna"), .person(name: "Ben")]
  /// The last pair has just been found, and its cards have turned.
  private static let ending = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still

  @Test func `a break hides all cards and what is on them`() throws {
    let state = AppState.dealt().withPairsFound(3).flipping(0, 1)

    try expectScreen("paused", of: state.after(.go(.paused)))
  }

  @Test func `every card shows its coordinate, and the column that was typed stands out`() throws {
    let state = Self.two.after(.set(\.showsCoordinates, true), .game(.typeColumn(1)))

    try expectScreen("coordinates", .board, small: .board, of: state)
  }

  @Test func `a hint marks the card where the partner was seen, and none that was not seen`() throws
  {
    let open = Self.two.turning(4)
    let seen = open.turning(5).flipping(Self.two.places(ofPair: 4)[1]).after(.game(.showHint))

    try expectScreen("hint", .board, of: seen)
    try expectScreen("hint-unseen", .board, of: open.after(.game(.showHint)), in: sizes[0])
  }

  @Test func `two cards that are no pair are marked`() throws {
    try expectScreen("no-pair", .board, of: Self.two.turning(4, 5))
  }

  @Test func `after a miss, a card that is still open can begin the next move`() {
    let other = AppState.dealt().places(ofPair: 5)[0]
    let missed = AppState.dealt().turning(4, 5)
    let again = missed.flipping(other)

    #expect(flipOrShow(other, in: missed) == .flip(other))
    #expect(again.game.board.openCards == [other])
    #expect(flipOrShow(other, in: again) == .game(.showCard(.init(index: other))))
  }

  @Test func `the frames of a pair that was just found flash`() throws {
    let state = Self.two.animated.withPairsFound(3).still
    #expect(state.game.show.flashing.count == 2)

    try expectScreen("pair", .board, of: state)
  }

  @Test func `all cards of a new board are shown at first, if the player wishes`() throws {
    let dealt = AppState.dealt()
    let fresh = dealt.after(
      .set(\.peeks, true), .game(.deal(.init(for: dealt))), .lay(covers("rock"), request: 2))
    #expect(fresh.game.show.isPeeking)

    try expectScreen("peek", .board, of: fresh)
  }

  @Test func `a solved board is as it was, then its covers light up, and stars land one by one`()
    throws
  {
    func ending(after steps: Int) -> AppState {
      (0..<steps).reduce(Self.ending.after(.game(.endFlash))) { state, _ in
        state.after(.game(.advanceFinale))
      }
    }
    #expect(Self.ending.game.show.finale == .lighting(0))
    #expect(ending(after: 4).game.show.finale == .lighting(4))
    #expect(ending(after: 11).game.show.finale == .landing(2))

    try expectScreen("finale-begins", .board, of: Self.ending, in: sizes[0])
    try expectScreen(
      "finale", .difference(from: Self.solved.after(.game(.showResult(false)))),
      of: ending(after: 4))
    try expectScreen("finale-stars", .difference(from: Self.solved), of: ending(after: 11))
  }

  @Test func `the result stands beside the solved board, which can be looked at alone`() throws {
    try expectScreen("finished", .whole, large: .body, small: .body, of: Self.solved)
    try expectScreen("solved-board", .board, of: Self.solved.after(.game(.showResult(false))))
  }

  @Test(arguments: [("finished-6x6", Grid("6x6")), ("finished-10x8", Grid("10x8"))])
  func `the result finds its place beside every board`(name: String, grid: Grid?) throws {
    let grid = try #require(grid)
    let dealt = AppState.dealt(grid, fillers: max(0, grid.pairCount - 18))

    try expectScreen(name, .body, of: dealt.withPairsFound(grid.pairCount), in: sizes[0])
  }

  @Test func `a result with hindsight says why there are no stars`() throws {
    let dealt = AppState.dealt()
    let state = dealt.turning(0, 1).flipping(dealt.places(ofPair: 0)[1]).after(.game(.showHint))
      .withPairsFound(8)
    #expect(state.game.result?.hindsight == .hint)

    try expectScreen("hindsight", .difference(from: Self.solved), of: state)
  }

  @Test func `a turn that begins is announced on the rows without an open card`() throws {
    let state = AppState.dealt(to: Self.people).animated.flipping(5, 6).still
    #expect(state.game.show.announcedPlayer == 1)

    try expectScreen("turn", .board, small: .board, of: state)
    try expectScreen("turn", nil, of: state, in: largeSize)
  }

  @Test func `the result of several players says what each remembered`() throws {
    let dealt = AppState.dealt(to: Self.people)
    let (one, other) = (dealt.places(ofPair: 0), dealt.places(ofPair: 1))
    let state = dealt.turning(0, 1, 2).flipping(other[1], one[1], one[0]).withPairsFound(8)
    #expect(state.game.isFinished)
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
    let state = AppState.dealt(to: Self.people).withPairsFound(8)
    let news = try JSONDecoder().decode(
      GameNews.self, from: Data(#"{"tally": {"winCounts": [2], "drawCount": 1}}"#.utf8))

    let stored = state.after(.records(.added(.init(id: state.game.id, news: news))))

    #expect(stored.records.news == news)
    #expect(stored.tally == nil && stored.tallyLabel == nil)
  }

  @Test(arguments: sizes)
  func `the result says who had a head start`(size: Size) {
    let state = AppState.dealt(to: Self.people, headStart: HeadStart(pairCounts: [0, 2]))
      .withPairsFound(8)

    #expect(text(of: state, in: size).contains(/Ben +0\+2/))
    #expect(state.game.headStartLabel == "Ben had a head start of 2 pairs.")
  }
}
