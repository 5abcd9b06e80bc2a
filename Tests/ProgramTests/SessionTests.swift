import Artwork
import DataFlowTesting
import MemoryTunes
import Platform
import StorageLive
import Terminal
import TestSupport
import Testing

@testable import Program

/// A player's sessions: keys in, screens out.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SessionTests {
  @Test func `a whole game is won with arrow keys and Enter`() async {
    let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, seed: 7))
    await player.wait { !$0.categories.catalogue.isEmpty }
    #expect(player.text.contains("▸ New Game 4×4"))

    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    #expect(player.text.contains("8 pairs, face down"))

    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    #expect(player.text.contains("Same board"))

    player.press(.enter)
    await player.wait { $0.game.phase == .playing && $0.game.request.id == 2 }
    #expect(player.state.game.matchedPairCount == 0)
    #expect(player.state.game.request.seed != 7)

    player.flip(0)
    player.press(.escape)
    #expect(player.text.contains("▸ Resume 0 of 10 · 5×4"))

    player.press(.character("q"))
    await player.wait { _ in player.hasQuit }
  }

  @Test func `the cards that are turned are heard`() async {
    let files = Files()
    let player = await Player.atMenu(
      files: files, options: LaunchOptions(isRemote: false, isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.flip(3)
    await player.wait { _ in files.heard.count == 2 }

    let tune = Tune.bundled(player.state.game.cover(at: 3).id)
    #expect(files.heard == [.stop, .play(Phrase(tune: tune, volume: 7))])
  }

  @Test func `y copies the text about a solved board`() async {
    let files = Files()
    let player = await Player.atMenu(
      files: files, options: LaunchOptions(isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.findAllPairs()

    player.press(.character("y"))
    await player.wait { $0.share.isCopied == true }
    #expect(player.text.contains("Copied: paste it wherever you like."))
    #expect(files.clipboard?.hasPrefix("MemoryTunes · Pop 4×4\n★★★★★ 8 moves, no slips\n") == true)
    #expect(files.clipboard?.contains("\nmemorytunes duel pop-4x4-0007:8.1") == true)

    files.hasClipboard = false
    player.press(.escape, .character("y"))
    await player.wait { $0.share.isCopied == false }
    #expect(
      player.text.contains("To copy, hold Shift and select the text, or run memorytunes share."))
  }

  @Test func `Esc shows the solved board alone, Space the result again, and Esc twice the menu`()
    async
  {
    let player = await Player.atMenu()
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.findAllPairs()
    #expect(player.text.contains("Same board"))

    player.press(.escape)
    #expect(player.state.routing.destination == .finished)
    #expect(!player.text.contains("Same board"))
    player.press(.character(" "))
    #expect(player.text.contains("Same board"))
    player.press(.escape, .escape)

    #expect(player.state.routing.destination == .menu)
    #expect(player.text.contains("▸ New Game"))
  }

  @Test func `the category chosen in one run is chosen in the next`() async {
    let files = Files()
    let first = await Player.atMenu(files: files)
    first.press(.character("c"))
    first.press(.right, .right, .right, .enter)
    await first.wait { $0.routing.destination == .menu }
    await first.wait { _ in files.saveCount == 1 }

    let second = await Player.atMenu(files: files)
    await second.wait { $0.categories.chosen.term == "Metal" }

    #expect(second.text.contains("New Game 4×4 Metal"))
  }

  @Test func `options of one run are not remembered`() async {
    let files = Files()
    let player = await Player.atMenu(
      files: files, options: LaunchOptions(category: .bundled[4], grid: Grid("2x2")))
    await player.wait { $0.settings.current.grid.cardCount == 4 }
    #expect(player.state.categories.chosen.term == "Rap")

    player.choose(.settings)
    player.press(.down, .enter)
    await player.wait { _ in files.saveCount == 1 }

    #expect(files.preferences.settings.theme == .dark)
    #expect(files.preferences.settings.grid == .standard)
    #expect(files.preferences.category.term == "Pop")
  }

  @Test func `the mouse flips cards`() async {
    let player = await Player.atMenu()
    player.click(Target(.init("choose"), 0))
    await player.wait { $0.game.phase == .playing }

    player.click(Target(.init("card"), 5))
    player.click(Target(.init("card"), 9))

    #expect(player.state.game.moveCount == 1)
    #expect(player.state.game.show.cursor == 9)
  }

  @Test func `the clock stands still behind the help`() async {
    let player = await Player.atMenu()
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }

    player.press(.character("?"))
    #expect(!player.state.game.clock.isRunning)

    player.press(.escape)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 2 }
    #expect(player.text.contains("00:02"))
  }

  @Test func `cards turn and covers light up by themselves, and then comes the result`() async {
    let player = await Player.atMenu(options: LaunchOptions(grid: Grid("2x2")))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.findAllPairs()
    #expect(player.state.game.show.flipping.count == 4)
    #expect(!player.text.contains("Same board"))

    for step in 1...FlippingCard.stepCount {
      await player.pass(.milliseconds(40))
      await player.wait { $0.game.show.flipping.isEmpty == (step == FlippingCard.stepCount) }
    }
    #expect(!player.text.contains("Same board"))
    for (milliseconds, finale) in [
      (880, .lighting(1)), (150, .lighting(2)), (150, .landing(0)), (150, .landing(1)),
      (150, .landing(2)), (150, .landing(3)), (150, .landing(4)), (150, .result),
    ] as [(Int, Finale)] {
      await player.pass(.milliseconds(milliseconds))
      await player.wait { $0.game.show.finale == finale }
    }

    #expect(player.text.contains("Flawless!"))
  }

  @Test func `a failed fetch says why, and trying again deals`() async {
    let failing = await Player.atMenu(
      covers: .failing(.bundledCoversMissing(folder: "/c")))
    failing.press(.character("n"))
    await failing.wait { $0.game.phase.hasFailed }

    #expect(failing.text.contains("The bundled covers are missing from /c:"))
    failing.press(.enter)
    await failing.wait { $0.game.request.id == 2 && $0.game.phase.hasFailed }
    failing.press(.escape)
    #expect(failing.state.routing.destination == .menu)
  }

  @Test func `leaving while loading gives the deal up`() async {
    let player = await Player.atMenu(covers: .pending)
    player.press(.enter)
    await player.wait { $0.routing.destination == .game }
    #expect(player.text.contains("Fetching covers"))

    player.press(.escape)

    #expect(player.state.game.phase == .empty)
    #expect(!player.text.contains("Resume"))
  }

  @Test func `a problem with the preferences is shown until another screen is opened`() async {
    let files = Files()
    files.notice = .setAside(.choices, because: .damaged, file: "/choices", newName: "x")
    let player = await Player.atMenu(files: files)
    await player.wait { !$0.notices.isEmpty }
    #expect(player.text.contains("! Your preferences file is damaged: it is kept as x."))

    player.press(.character("?"), .escape)

    #expect(!player.text.contains("damaged"))
  }

  @Test func `preferences that cannot be saved are reported once, and the game continues`() async {
    let files = Files()
    files.failure = StorageFailure.noHomeFolder
    let player = await Player.atMenu(files: files)
    player.choose(.settings)
    player.press(.down, .right)
    await player.wait { $0.notices == [.notStored(.choices, .noHomeFolder)] }

    player.press(.right, .right)
    // Of two saves in a row, only the last is performed.
    await player.wait { _ in files.saveCount == 2 }

    #expect(player.state.notices == [.notStored(.choices, .noHomeFolder)])
    #expect(player.state.settings.current.theme != .auto)
  }
}

extension GamePhase {
  fileprivate var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
