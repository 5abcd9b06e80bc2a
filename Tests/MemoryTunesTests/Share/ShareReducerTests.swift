import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct ShareReducerTests {
  private static let solved = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
  private static let copying = ShareEffect.copy(
    .game(SharedGame(PlayedGame(solved, endedAt: 0), code: solved.code)))

  @Test func `the text is copied when it is opened, and what came of it is forgotten after`() {
    let app = TestStore(initialState: AppState.playing(Self.solved), reducer: appReducer)

    app.send(.go(.share), .handled(.run(.share(Self.copying)))) {
      $0.routing.path = [.game, .share]
    }
    app.send(.share(.copied(true))) { $0.share.isCopied = true }
    app.send(.go(.finished)) {
      $0.routing.path = [.game, .share, .finished]
    }
  }

  @Test func `the finished game is saved as pictures once`() {
    let app = TestStore(initialState: AppState.playing(Self.solved), reducer: appReducer)
    app.send(.go(.share), .handled(.run(.share(Self.copying)))) {
      $0.routing.path = [.game, .share]
    }

    app.send(.share(.savePictures), .handled(.run(.share(.savePictures(.game(Self.solved)))))) {
      $0.share.pictures = .underWay
    }
    app.send(.share(.savePictures), .ignored(.noPictures))
    let pictures = SavedPictures(name: "game", folder: "/")
    app.send(.share(.saved(pictures))) { $0.share.pictures = .saved(pictures) }
    app.send(.share(.savePictures), .ignored(.noPictures))
  }

  @Test func `a game that goes on is not copied, and makes no pictures`() {
    let app = TestStore(
      initialState: AppState.playing(.dealt("A", "B", "A", "B")), reducer: appReducer)

    app.send(.go(.share)) { $0.routing.path = [.game, .share] }
    app.send(.share(.savePictures), .ignored(.noPictures))
  }

  @Test func `in the records, the week is copied and painted`() throws {
    var state = AppState()
    let records = Records(games: [.played()], today: 7)
    (state.records.content, state.routing.path) = (.records(records), [.records])
    let app = TestStore(initialState: state, reducer: appReducer)
    let week = Week(records.daily, today: 7)

    app.send(.go(.share), .handled(.run(.share(.copy(.week(week)))))) {
      $0.routing.path = [.records, .share]
    }
    app.send(.share(.savePictures), .handled(.run(.share(.savePictures(.week(week)))))) {
      $0.share.pictures = .underWay
    }
  }

  @Test func `an answer after the text was closed is ignored`() {
    let app = TestStore(initialState: AppState.playing(Self.solved), reducer: appReducer)

    app.send(.share(.copied(true)), .ignored(.nothingIsShared))
  }
}
