import Artwork
import DataFlow
import DataFlowTesting
import Dispatch
import MemoryTunes
import Platform
import StorageLive
import Terminal
import Testing

@testable import Program

/// Players whose program ends in the middle of a game, and who start it again.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SavingTests {
  @Test func `a game whose program was killed is resumed as it was`() async {
    let files = Files()
    let killed = await Player.inGame(files: files)
    killed.flip(3)
    killed.press(.down)
    for second in 1...2 {
      await killed.passSecond()
      await killed.wait { $0.game.clock.seconds == second }
    }
    await killed.settle()
    killed.press(.escape)
    let (board, screen) = (killed.state.game, killed.text)

    let player = await Player.atMenu(files: files)
    await player.wait { $0.game.isUnderWay }
    #expect(player.text.contains("▸ Resume \(board.matchedPairCount) of 8"))
    player.press(.enter)

    #expect(player.text == screen)
    #expect(player.state.game.cards == board.cards)
    #expect(player.state.game.board.openCards == board.board.openCards)
    #expect(player.state.game.moveCount == 2)
    #expect(player.state.game.clock.seconds == 2)
    #expect(player.state.game.show.cursor == 7)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 3 }
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    #expect(player.text.contains("Same board"))
  }

  @Test func `it is kept at its first flip, before that is shown`() async {
    let files = Files()
    let player = await Player.atMenu(files: files)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }

    player.flip(0)

    #expect(files.game == SavedGame(player.state.game))
    #expect(files.gameSaveCount == 1)
  }

  @Test func `a game that another one replaces is gone before that is shown`() async {
    let files = Files()
    let player = await Player.atMenu(files: files)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    player.press(.escape)
    player.choose(.newGame)
    player.press(.right, .enter)

    #expect(player.state.game.isBeingDealt)
    #expect(files.savedGames == nil)
  }

  @Test func `a game whose end was not drawn yet is kept`() async {
    let files = Files()
    let player = await Player.atMenu(
      files: files, options: LaunchOptions(grid: Grid("2x2"), isAnimated: false))
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    let cards = player.state.game.cards
    files.recordFailure = .noHomeFolder

    var (inputs, cursor): ([Input], Int) = ([], 0)
    for card in cards.indices.sorted(by: { cards[$0].pair < cards[$1].pair }) {
      if cursor / 2 != card / 2 { inputs.append(.key(card < 2 ? .up : .down)) }
      if cursor % 2 != card % 2 { inputs.append(.key(card % 2 == 0 ? .left : .right)) }
      inputs.append(.key(.enter))
      cursor = card
    }
    player.session.handle(inputs)

    #expect(player.state.game.isFinished)
    #expect(files.savedGames?.ended.first == SavedGame(player.state.game))
  }

  @Test func `it is kept once a second, however much is flipped`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    let count = files.gameSaveCount
    let cards = player.state.game.cards
    let different = (0..<3).compactMap { pair in cards.firstIndex { $0.pair == pair } }

    for second in 1...4 {
      for index in 0..<30 { player.flip(different[index % 3]) }
      await player.passSecond()
      await player.wait { $0.game.clock.seconds == second }
      await player.wait { _ in files.gameSaveCount >= count + second }
    }

    #expect(files.gameSaveCount == count + 4)
    #expect(player.state.game.moveCount > 40)
  }

  @Test func `where nothing moves, nothing is kept, and only the day is waited for`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }
    await player.settle()
    player.press(.escape, .escape)
    #expect(player.state.routing.destination == .menu)
    let count = files.gameSaveCount

    player.press(.down, .up, .character("?"), .escape)
    await player.wait { _ in
      player.session.store.runningWork.allSatisfy {
        if case .records(.summarizeAnew) = $0 { true } else { false }
      }
    }

    #expect(player.clock.sleeperCount <= 1)
    #expect(files.gameSaveCount == count)
    #expect(files.game == SavedGame(player.state.game))
  }

  @Test func `what was done in the last second before quitting is kept, too`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    let board = player.state.game

    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.game == SavedGame(board))
    #expect(files.gameSaveCount == 3)
  }

  @Test func `it is saved before the recording says that it was quit`() async {
    let files = Files()
    var saved: SavedGames?
    let file = RecordingFile(
      rotate: {},
      append: { line in
        if String(decoding: line, as: UTF8.self).contains("quit") { saved = files.savedGames }
      })
    let player = await Player.inGame(
      files: files, recording: (file, RecordingHeader(schema: AppState.schema, program: "test")))
    let board = player.state.savedGames

    player.press(.escape, .character("q"))

    #expect(saved == board)
  }

  @Test func `quitting waits for an answer of practice that is being stored`() async throws {
    let files = Files()
    let flips = [0, 2, 1, 4, 0, 1, 2, 3, 4, 5, 6, 7].map { Flip(card: $0, seconds: 0) }
    files.records = [
      PlayedGame(
        id: 1, endedAt: 1_700_000_000 - 2 * 86_400,
        request: DealRequest(category: .bundled[0], grid: Grid("2x4")!, source: .itunes, seed: 0),
        moveCount: 6, slipCount: 1, seconds: 9, pairs: [0, 0, 1, 1, 2, 2, 3, 3], flips: flips)
    ]
    files.answerGate = DispatchSemaphore(value: 0)
    let player = await Player.atMenu(files: files)
    player.session.store.dispatch(.routing(.go(.practice)))
    await player.wait { $0.practice.round != nil }
    player.session.store.dispatch(.practice(.skip))
    player.session.store.dispatch(.practice(.choose(0)))

    player.session.quit()
    for _ in 0..<100 { await Task.yield() }
    #expect(!player.hasQuit)
    files.answerGate?.signal()
    await player.wait { _ in player.hasQuit }

    #expect(files.answers.map(\.0.isRight) == [true])
  }

  @Test func `quitting does not rewrite an unchanged game`() async {
    let files = Files()
    let first = await Player.inGame(files: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    let player = await Player.atMenu(files: files)
    await player.wait { $0.game.isUnderWay }
    player.press(.character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.gameSaveCount == 3)
  }

  @Test func `an ordinary game and the daily board are both kept for the next run`() async {
    let files = Files()
    let first = await Player.inGame(files: files)
    let ordinary = first.state.game
    first.press(.escape)
    first.choose(.daily)
    await first.wait { $0.game.daily != nil && $0.game.phase == .playing }
    first.flip(1)
    let daily = first.state.game
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    let second = await Player.atMenu(files: files)
    await second.wait { $0.game.isUnderWay }
    #expect(second.text.contains("▸ Resume 0 of 8"))
    #expect(second.text.contains("Daily Board 0 of \(daily.covers.count)"))
    second.press(.enter)
    #expect(second.state.game.board.flips == ordinary.board.flips)
    second.press(.escape)
    second.choose(.daily)
    await second.wait { $0.game.daily != nil }

    #expect(second.state.routing.destination == .game)
    #expect(second.state.game.board.flips == daily.board.flips)
    #expect(files.records == [])
  }

  @Test func `a solved game is not offered again`() async {
    let files = Files()
    let first = await Player.inGame(files: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }
    #expect(files.game != nil)

    let second = await Player.atMenu(files: files)
    await second.wait { $0.game.isUnderWay }
    second.press(.enter)
    second.findAllPairs()
    #expect(second.state.routing.destination == .finished)
    second.press(.escape, .escape, .character("q"))
    await second.wait { _ in second.hasQuit }
    #expect(files.game == nil)

    let third = await Player.atMenu(files: files)
    await third.wait { !$0.categories.catalogue.isEmpty }
    #expect(third.text.contains("▸ New Game"))
    #expect(!third.text.contains("Resume"))
  }

  @Test func `an untouched board is not offered again`() async {
    let files = Files()
    let first = await Player.atMenu(files: files)
    first.press(.character("n"))
    await first.wait { $0.game.phase == .playing }
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    #expect(files.gameSaveCount == 1)
    #expect(files.game == nil)
  }

  @Test func `a new game takes the place of the one that was kept`() async {
    let files = Files()
    let first = await Player.inGame(files: files)
    first.flip(first.state.game.board.partners[2])
    await first.passSecond(savingIn: files)
    #expect(files.game != nil)

    first.press(.character("n"))
    #expect(first.state.routing.destination == .confirmation)
    first.press(.right, .enter)
    await first.wait { $0.game.request.id == 2 && $0.game.phase == .playing }
    await first.passSecond()
    await first.wait { _ in files.game == nil }

    #expect(files.game == nil)
  }
}
