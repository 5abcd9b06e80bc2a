import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ShareReducerTests {
  private static let solved = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
  private static let copying = ShareEffect.copy(
    .game(SharedGame(PlayedGame(solved, endedAt: 0), code: solved.code)))

  @Test func `the text is copied when it is opened, and what came of it is forgotten after`() {
    let app = AppState.playing(Self.solved).store

    app.send(.go(.share), .handled(.run(.share(Self.copying)))) {
      $0.routing.path = [.game, .share]
    }
    app.send(.share(.copied(true))) { $0.share.isCopied = true }
    app.send(.go(.finished)) { $0.routing.path = [.game, .share, .finished] }
    AppState.playing(Self.solved).store.send(
      .share(.copied(true)), .ignored("no text is on the screen"))
  }

  @Test func `the finished game is saved as pictures once`() {
    let app = AppState.playing(Self.solved).after(.go(.share)).store

    app.send(.share(.savePictures), .handled(.run(.share(.savePictures(.game(Self.solved)))))) {
      $0.share.pictures = .underWay
    }
    app.send(.share(.savePictures), .ignored("there is nothing to paint, or it is painted"))
    let pictures = SavedPictures(name: "game", folder: "/")
    app.send(.share(.saved(pictures))) { $0.share.pictures = .saved(pictures) }
    app.send(.share(.savePictures), .ignored("there is nothing to paint, or it is painted"))
  }

  @Test func `a game that goes on is not copied, and makes no pictures`() {
    let app = AppState.playing(.dealt("A", "B", "A", "B")).store

    app.send(.go(.share)) { $0.routing.path = [.game, .share] }
    app.send(.share(.savePictures), .ignored("there is nothing to paint, or it is painted"))
  }

  @Test func `in the records, the week is copied and painted`() throws {
    let records = Records(games: [.played()], today: 7)
    let app = AppState().with {
      ($0.records.content, $0.routing.path) = (.records(records), [.records])
    }.store
    let week = Week(records.daily, today: 7)

    app.send(.go(.share), .handled(.run(.share(.copy(.week(week)))))) {
      $0.routing.path = [.records, .share]
    }
    app.send(.share(.savePictures), .handled(.run(.share(.savePictures(.week(week)))))) {
      $0.share.pictures = .underWay
    }
  }
}

@Suite struct SharedGameTests {
  /// Two rows: A B, B A.
  private static let pairs = [0, 1, 1, 0]

  @Test func `a move is a pair, a slip, or neither`() throws {
    let playthrough = try #require(
      Board(pairs: Self.pairs, flips: flips(0, 1, 2, 0, 3, 2, 0, 3, 1, 2)))

    #expect(playthrough.sharedMoves == [.noPair, .slip, .slip, .pair, .pair])
    // A single open card is no move.
    #expect(try #require(Board(pairs: Self.pairs, flips: flips(0, 3, 1))).sharedMoves == [.pair])
    #expect(try #require(Board(pairs: Self.pairs)).sharedMoves == [])
  }

  @Test func `a game with possible flips can be shared unless given up, a sprint without`() {
    let solved = PlayedGame.played(pairs: Self.pairs, flips: flips(0, 3, 1, 2))
    let sprint = PlayedGame.played(moves: 20).with { $0.request.kind = .sprint }

    #expect(solved.canBeShared && sprint.canBeShared)
    #expect(!solved.with { $0.pairCount = 1 }.canBeShared)
    #expect(!PlayedGame.played(pairs: Self.pairs).canBeShared)
    #expect(!PlayedGame.played(pairs: Self.pairs, flips: flips(4)).canBeShared)
    #expect(!PlayedGame.played(pairs: [0], flips: flips(0)).canBeShared)
  }

  @Test func `a finished game is shared with its flips, even those that the records do not hold`() {
    let playing = GameState.dealt("A", "B", "A", "B").flipping(0, 1)
    let solved = playing.flipping(0, 2, 1, 3).with { $0.hindsight = .olderVersion }

    #expect(playing.playedGame == nil)
    #expect(PlayedGame(solved, endedAt: 0).flips == [])
    #expect(solved.playedGame?.flips == solved.board.flips)
    #expect(solved.playedGame?.canBeShared == true)
  }
}
