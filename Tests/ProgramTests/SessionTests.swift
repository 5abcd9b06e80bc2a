import DataFlowTesting
import Foundation
import Screens
import TestSupport

@testable import MemoryTunes
@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct SessionTests {
  @Test func `a whole game is won with arrow keys and Enter`() async {
    let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, seed: 7))
    await player.wait { !$0.categories.catalogue.isEmpty }
    #expect(player.text.contains("▸ New Game 4×4"))

    await player.begin(.enter)
    #expect(player.text.contains("8 pairs, face down"))

    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    #expect(player.text.contains("Same board"))

    player.press(.enter)
    await player.wait { $0.game.isUnderWay && $0.game.request.id == 2 }
    #expect(player.state.game.board.foundPairCount == 0)
    #expect(player.state.game.request.seed != 7)

    player.flip(0)
    player.press(.escape)
    #expect(player.text.contains("▸ Resume 0 of 10 · 5×4"))

    await player.quit()
  }

  @Test func `the cards that are turned are heard`() async {
    let player = await Player.atMenu(
      options: LaunchOptions(isRemote: false, isAnimated: false, seed: 7))
    await player.begin(.enter)
    player.flip(3)
    await player.wait { _ in player.files.heard.count == 2 }

    let tune = Tune.bundled(player.state.game.cover(at: 3).id)
    #expect(player.files.heard == [.stop, .play(Phrase(tune: tune, volume: 7))])
  }

  @Test func `a card is heard to the end of its tune, and then nothing wakes the program`() async {
    let player = await Player.atMenu(
      options: LaunchOptions(grid: Grid("4x4"), kind: .ear, isAnimated: false, seed: 7))
    await player.begin(.enter)
    player.flip(0)

    var levels: [Int?] = []
    for step in 1...3 {
      await player.pass(.milliseconds(100))
      await player.wait { $0.game.show.meter?.step == step || $0.game.show.meter == nil }
      levels.append(player.state.game.show.meter?.level)
    }

    #expect(levels == [90, 180, nil])
    #expect(
      !player.session.store.runningWork.contains {
        if case .game(.meter) = $0 { true } else { false }
      })
  }

  @Test(arguments: [
    LaunchOptions(peopleCount: 2, names: ["Anna", "Ben"], isAnimated: false),
    LaunchOptions(isAnimated: false, mode: .told),
  ])
  func `the time of a clock that is not shown passes with the keys, and wakes nobody`(
    options: LaunchOptions
  ) async {
    let player = await Player.atMenu(options: options)
    await player.begin(.enter)
    player.flip(0)
    #expect(!player.session.store.runningWork.contains(.send(.game(.tick(.init())))))

    await player.clock.advance(by: .milliseconds(2_700))
    player.press(.right)
    #expect(player.state.game.clock.seconds == 2)
    await player.clock.advance(by: .milliseconds(400))
    player.flip(1)

    #expect(player.state.game.board.flips.map(\.seconds) == [0, 3])
  }

  @Test func `y copies the text about a solved board`() async {
    let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, seed: 7))
    await player.begin(.enter)
    player.findAllPairs()

    player.press(.character("y"))
    await player.wait { $0.share.isCopied == true }
    #expect(player.text.contains("Copied: paste it wherever you like."))
    #expect(
      player.files.clipboard?.hasPrefix("MemoryTunes · Pop 4×4\n★★★★★, 8 moves, no slips\n") == true
    )
    #expect(player.files.clipboard?.contains("\nmemorytunes duel pop-4x4-0007:8.1") == true)
  }

  @Test func `the mouse flips cards`() async {
    let player = await Player.atMenu()
    player.click(Target(.init("choose"), 0))
    await player.wait { $0.game.isUnderWay }

    player.click(Target(.init("card"), 5))
    player.click(Target(.init("card"), 9))

    #expect(player.state.game.moveCount == 1)
    #expect(player.state.game.show.cursor == 9)
  }

  @Test func `a failed fetch says why, and trying again deals`() async {
    let failing = await Player.atMenu(covers: .failing(.bundledCoversMissing(path: "/c")))
    failing.press(.character("n"))
    await failing.wait { $0.game.deal.hasFailed }

    #expect(failing.text.contains("/c is missing or damaged:"))
    failing.press(.enter)
    await failing.wait { $0.game.request.id == 2 && $0.game.deal.hasFailed }
    failing.press(.escape)
    #expect(failing.state.routing.destination == .menu)
  }

  @Test func `problems with preferences and the saved game are shown until another screen`() async {
    let files = Files()
    files.notice = .setAside(.choices, because: .damaged, file: "/choices", newName: "x")
    files.gameNotice = .setAside(.game, because: .damaged, file: "/game", newName: "/x")
    let player = await Player.atMenu(files: files)
    await player.wait { $0.notices.count == 2 }
    #expect(player.text.contains("! Your preferences file is damaged: it is kept as x."))
    #expect(player.text.contains("▸ New Game"))
    #expect(player.text.contains("! Your saved game is damaged: it is kept as /x."))

    player.press(.character("?"), .escape)

    #expect(!player.text.contains("damaged"))
  }

  @Test func `the board of a code is dealt without a key, without a flash of the menu`()
    async throws
  {
    let code = try BoardCode("pop-4x4-7k3q")
    let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, code: code))
    await player.wait {
      #expect(!player.text.contains("New Game"))
      player.session.drawIfNeeded()
      return $0.game.isUnderWay
    }

    #expect(BoardCode(for: player.state.game.request) == code)
    #expect(player.state.routing.path == [.game])
    #expect(player.text.contains("8 pairs, face down"))
  }

  @Test func `a key given on the screen is in the file, and a failure to write it is told`() async {
    let player = await Player.atMenu()
    let flip = KeysRow.all.firstIndex(of: .control(.flip)) ?? 0

    player.press(.character(","), .up, .up, .up, .enter)
    for _ in 0..<flip { player.press(.down) }
    player.press(.enter, .function(5))
    await player.wait { _ in player.files.saveCount > 0 }
    player.files.failure = .diskFull(file: "preferences.json")
    player.press(.enter, .function(6))
    await player.wait { !$0.notices.isEmpty }

    #expect(player.files.preferences.keys.keys(of: .flip) == ["space", "f5"])
    #expect(player.state.notices == [.notStored(.choices, .diskFull(file: "preferences.json"))])
    #expect(player.state.settings.saved.keys.keys(of: .flip) == ["space", "f5", "f6"])
  }

  @Test func `the keys are printed as the file has them, with what they do`() throws {
    let keys = Data(#"{"changes": {"flip": ["\"", "\\"]}}"#.utf8)
    let table = try JSONDecoder().decode(KeyTable.self, from: keys)

    let lines = table.listing.split(separator: "\n")

    #expect(
      lines.prefix(3).map(String.init) == [
        #""layout": "standard""#, #""changes":"#,
        #"  "left": ["left", "h", "a"]        To the card or the entry on the left."#,
      ])
    #expect(lines.contains { $0.hasPrefix(##"  "flip": ["\"", "\\"] "##) })
    #expect(lines.count == Control.allCases.count + 2)
  }
}

extension DealState {
  fileprivate var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
