import DataFlowTesting
import Dispatch
import Foundation
import Screens
import Testing

@testable import MemoryTunes
@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct SavingTests {
  @Test func `it is kept at its first flip, and gone once replaced, before that is shown`() async {
    let player = await Player.atMenu()
    await player.begin()
    player.flip(0)
    #expect(player.files.game == SavedGame(player.state.game))
    #expect(player.files.gameSaveCount == 1)

    player.press(.escape)
    player.choose(.newGame)
    player.press(.right, .enter)

    #expect(player.state.game.isBeingDealt)
    #expect(player.files.savedGames == nil)
  }

  @Test func `a game whose end was not drawn yet is kept`() async {
    let player = await Player.atMenu(options: LaunchOptions(grid: Grid("2x2"), isAnimated: false))
    await player.begin()
    let cards = player.state.game.cards
    player.files.recordFailure = .noHomeFolder

    var (inputs, cursor): ([Input], Int) = ([], 0)
    for card in cards.indices.sorted(by: { cards[$0].pair < cards[$1].pair }) {
      if cursor / 2 != card / 2 { inputs.append(.key(card < 2 ? .up : .down)) }
      if cursor % 2 != card % 2 { inputs.append(.key(card % 2 == 0 ? .left : .right)) }
      inputs.append(.key(.enter))
      cursor = card
    }
    player.session.handle(inputs)

    #expect(player.state.game.isFinished)
    #expect(player.files.savedGames?.ended.first == SavedGame(player.state.game))
  }

  @Test func `where nothing moves, nothing is kept, and only the day is waited for`() async {
    let player = await Player.inGame()
    await player.pass(.seconds(1))
    await player.wait { $0.game.clock.seconds == 1 }
    await player.settle()
    player.press(.escape, .escape)
    #expect(player.state.routing.destination == .menu)
    let count = player.files.gameSaveCount

    player.press(.down, .up, .character("?"), .escape)
    await player.wait { _ in
      player.session.store.runningWork.allSatisfy {
        if case .records(.summarizeAnew) = $0 { true } else { false }
      }
    }

    #expect(player.clock.sleeperCount <= 1)
    #expect(player.files.gameSaveCount == count)
    #expect(player.files.game == SavedGame(player.state.game))
  }

  @Test func `quitting keeps what was done in the last second, and rewrites nothing kept`() async {
    let player = await Player.inGame()
    let board = player.state.game
    await player.quit(.escape)
    #expect(player.files.game == SavedGame(board))
    #expect(player.files.gameSaveCount == 3)

    let next = await Player.atMenu(files: player.files)
    await next.wait { $0.game.isUnderWay }
    await next.quit()

    #expect(player.files.gameSaveCount == 3)
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

  @Test func `a game that cannot be saved is reported once, and continues`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await Player.inGame(files: files)

    await player.passSecondAndSave()
    await player.wait { !$0.notices.isEmpty }
    for _ in 1...3 {
      player.flip(player.state.game.board.openCards.contains(5) ? 6 : 5)
      await player.passSecondAndSave()
    }

    #expect(files.gameSaveCount >= 4)
    #expect(player.state.notices == [.notStored(.game, .diskFull(file: "/game"))])
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    await player.quit(.escape, .escape)
  }

  @Test func `a player who cannot save a game can leave it`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await Player.inGame(files: files)
    let countBefore = files.gameSaveCount

    await player.quit(.escape)

    #expect(files.gameSaveCount == countBefore + 2)
    #expect(player.unsaved == .notStored(.game, .diskFull(file: "/game")))
  }
}

@MainActor @Suite(.timeLimit(.minutes(10))) struct SaverTests {
  private struct Full: Error, Equatable { let value: Int }

  /// Storage that takes a value only when the test lets it; odd values do not fit.
  private final class Disk: @unchecked Sendable {
    private let condition = NSCondition()
    private var values: [Int] = []
    private var isOpen = false

    var stored: [Int] { condition.withLock { values } }

    func open() {
      condition.withLock {
        isOpen = true
        condition.broadcast()
      }
    }

    @Sendable func store(_ value: Int) throws {
      try condition.withLock {
        while !isOpen { condition.wait() }
        if value % 2 == 1 { throw Full(value: value) }
        values.append(value)
      }
    }
  }

  private let disk = Disk()

  @Test func `it has finished once everything is stored, in order`() async throws {
    let (saver, disk) = (Saver(), disk)
    await saver.finish()
    let saves = (0..<20).map { number in
      Task { try await saver.save { try disk.store(2 * number) } }
    }
    await Task.yield()
    let end = Task {
      await saver.finish()
      return disk.stored
    }
    await Task.yield()
    #expect(disk.stored.isEmpty)

    disk.open()

    #expect(await end.value == (0..<20).map { 2 * $0 })
    for save in saves { _ = try await save.value }
  }

  @Test func `only the first failure is reported`() async throws {
    let (saver, disk) = (Saver(), disk)
    disk.open()

    await #expect(throws: Full(value: 1)) {
      try await saver.save { try disk.store(1) }
    }
    try await saver.save { try disk.store(3) }
    try await saver.save { try disk.store(4) }

    #expect(disk.stored == [4])
  }
}
