import Foundation
import Screens
import TestSupport

@testable import MemoryTunes
@testable import Program

@MainActor @Suite struct PlainSessionTests {
  private static let pairs = LaunchOptions(kind: .pairs, seed: 1)

  private func told(
    _ orders: String, options: LaunchOptions = LaunchOptions(), files: Files = Files(),
    covers: CoverService = .fixed(manyCovers)
  ) async -> PlainListener {
    let listener = PlainListener(options: options, files: files, covers: covers)
    await listener.listen(to: orders)
    return listener
  }

  @Test func `a script plays a whole game, and the drawn game ends in the same board`() async {
    let drawn = await Player.atMenu(
      options: LaunchOptions(kind: .pairs, isAnimated: false, seed: 1))
    await drawn.wait { $0.game.isUnderWay }
    let orders = drawn.state.game.solution
    drawn.findAllPairs()
    let listener = await told(orders.map { $0 + "\n" }.joined() + "quit\n", options: Self.pairs)

    #expect(listener.state.game.isFinished)
    #expect(listener.state.game.board.pairs == drawn.state.game.board.pairs)
    #expect(listener.state.game.board.flips.map(\.card) == drawn.state.game.board.flips.map(\.card))
    #expect(listener.text.contains("Flawless!"))
    #expect(listener.text.hasSuffix("Choose: quit\nGoodbye.\n"))
    let lines = listener.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0 != $1 })
    #expect(listener.text.utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
  }

  @Test func `the end of the input in mid-game keeps the game`() async {
    let files = Files()
    let listener = PlainListener(options: Self.pairs, files: files)
    listener.type("a1\nb1")
    listener.plain.read([])
    await listener.listen { $0.hasQuit }

    #expect(files.savedGames?.unfinished.first?.game.board.flips.count == 2)
    #expect(listener.text.hasSuffix("\nGoodbye. Your game is saved: resume it from the menu.\n"))
  }

  @Test func `what could not be saved is not said to be, and what to do is`() async {
    let files = Files()
    files.gameFailure = .diskFull(file: "/game")
    let listener = await told("a1\nb1\nquit\n", options: Self.pairs, files: files)

    #expect(
      listener.text.hasSuffix(
        "Goodbye. The game is not saved: the disk with /game is full, so free some space.\n"))
  }

  @Test func `each step back in time is told, and the game is introduced again`() async {
    let listener = PlainListener(options: LaunchOptions(seed: 1))
    // Its covers are found before the cards are dealt, or after.
    await listener.listen { $0.isAsked && !$0.state.categories.catalogue.isEmpty }
    await listener.listen(to: "new\na1\nb1\nundo\nyes\nolder\nolder\nplay\nquit\n")

    #expect(
      listener.text.contains(
        """
        Choose: older
        A1: Song 17.
        Choose: older
        Dealt the cards.
        Choose: play
        Pop, 4 by 4, 8 pairs.
        You travelled in time. This game won't count.
        Card: quit
        """))
  }

  @Test func `an order of a megabyte, and one of garbage, are answered and change nothing`() async {
    let listener = PlainListener(options: Self.pairs)
    listener.type(String(repeating: "x", count: 1 << 20) + "\n")
    listener.type(bytes: [0xFF, 0x1B, 0x5B, 0x32, 0x4A, 0, 0xC3, 0x0A])
    await listener.listen(to: "quit\n")

    #expect(listener.text.contains("\nThat is too long: say less.\n"))
    #expect(listener.text.contains("means nothing here."))
    #expect(listener.text.utf8.allSatisfy { $0 == 10 || $0 >= 0x20 })
    #expect(listener.state.game.board.flips.isEmpty)
  }

  @Test func `nobody listens any more: the game is kept, and the program ends`() async {
    let files = Files()
    let listener = PlainListener(options: Self.pairs, files: files)
    listener.type("a1\n")
    await listener.listen { $0.state.game.board.flips.count == 1 }
    listener.isDeaf = true
    await listener.listen(to: "b1\n")

    #expect(files.savedGames?.unfinished.first?.game.board.flips.count == 2)
  }

  @Test func `only a refused order, or a text of no use, makes the sound of refusal`() async {
    let listener = PlainListener(options: LaunchOptions(kind: .pairs, sound: .sounds, seed: 1))
    listener.type("score\na1\nhelp\nrepeat\n")
    await listener.listen { $0.state.game.board.flips.count == 1 && $0.isAsked }
    #expect(listener.sounds.isEmpty)
    let refused = ["xyz", "z9", String(repeating: "x", count: 2_000)]
    await listener.listen(to: refused.map { $0 + "\n" }.joined() + "quit\n")

    let sound = SoundEffect.play(Phrase(sound: .refusal, volume: 7))
    #expect(listener.sounds == refused.map { _ in sound })
    let other = await told(
      "custom game\ncode\nnonsense\nquit\n", options: LaunchOptions(sound: .sounds))
    #expect(other.sounds == [sound])
  }

  @Test func `what was said before a refused order can still be repeated`() async {
    let listener = await told("settings\nhelp 2\nxyz\nrepeat\nquit\n")

    #expect(listener.text.ranges(of: "\nThe colours of the screen.\n").count == 2)
    #expect(listener.text.ranges(of: "\"xyz\" means nothing here.").count == 1)
  }

  @Test func `the screen is told once, then only what changes`() async {
    let listener = PlainListener()
    listener.type("settings\n2\nhelp 2\nrepeat\nback\nback\n")
    await listener.listen { $0.text.hasSuffix("Choose: ") && $0.text.contains("back\n") }

    #expect(listener.text.ranges(of: "2. Theme: automatic.").count == 1)
    #expect(listener.text.contains("\nChoose: 2\n2. Theme: dark.\nChoose: help 2\n"))
    #expect(listener.text.ranges(of: "\nSay a number or a name, or help.").count == 1)
    #expect(listener.text.ranges(of: "\nThe colours of the screen.\n").count == 2)
  }

  @Test func `who comes back to a long screen is told its title and where the cursor is`() async {
    let listener = await told("settings\nkeys\nback\nread\nquit\n")

    #expect(
      listener.text.contains(
        """
        Choose: keys
        Keys.
        The keys of the drawn game. Choose a row to change its keys.
        40 choices: say a name, or read to hear them all.
        Choose: back
        Settings.
        8. Keys: standard.
        Say read to hear all of it again.
        Choose: read
        Settings.
        """))
    #expect(listener.text.ranges(of: "2. Theme: automatic.").count == 2)
  }

  @Test func `a computer's turn is told at once, and the next order waits for it`() async {
    let listener = PlainListener(
      options: LaunchOptions(opponents: [.maestro], sound: .off, seed: 1))
    await listener.listen { $0.state.game.isUnderWay && $0.isAsked }
    #expect(listener.plain.wantsInput)
    let game = listener.state.game
    let miss = game.cards.indices.first { $0 != 0 && $0 != game.board.partners[0] } ?? 1
    listener.type("a1\n\(game.grid.coordinate(ofCard: miss))\nscore\n")
    await listener.listen { $0.state.game.isComputersTurn }
    #expect(!listener.plain.wantsInput)
    await listener.listen { $0.text.contains("Time ") }

    #expect(listener.plain.wantsInput)
    #expect(listener.text.contains("\nMaestro's turn.\nMaestro flips "))
    #expect(listener.text.contains("\nYour turn.\nCard: score\n"))
  }

  @Test(arguments: ["q", "quit", "back", "menu"])
  func `leaving, in any words, does not wait for covers`(order: String) async {
    let listener = await told("new\n\(order)\nquit\n", covers: .silent)

    #expect(listener.text.contains("\nChoose: new\nDealing the cards.\nCommand: \(order)\n"))
  }

  @Test func `the mark that some editors put before a text is no part of the first order`() async {
    #expect(await told("\u{FEFF}settings\nquit\n").text.contains("\nChoose: settings\nSettings.\n"))
  }

  @Test func `the categories of a folder are waited for`() async {
    let listener = await told(
      "category\npolka\nquit\n", options: LaunchOptions(source: .folder("/music")),
      covers: ShelfSessionTests.covers())

    #expect(listener.text.contains("3. Polka, 8 covers.\n"))
    #expect(listener.state.categories.current.name == "Polka")
  }
}

@MainActor @Suite struct PlainTableTests {
  private let listener = PlainListener()

  private func hear(_ line: String) throws {
    let message = try JSONDecoder().decode(PeerMessage.self, from: Data(line.utf8))
    listener.session.store.dispatch(.together(.received(message, from: 0)))
  }

  /// Joins Ann, at whose table a first card is open.
  private func join() async throws {
    let store = listener.session.store
    store.dispatch(.together(.join(.path("/table"), isSpectator: false)))
    store.dispatch(.together(.reached))
    try hear(
      #"{"seats": {"_0": [{"name": "Ann", "isPresent": true}, {"name": "Ben", "isPresent": true}], "form": "turns", "yours": 1}}"#
    )
    try hear(
      #"{"deal": {"_0": {"id": 1, "code": "pop-2x2-0007", "form": "turns", "round": 1}}}"#)
    await listener.listen { $0.state.game.hasBoard }
    try hear(#"{"boards": {"round": 1, "_1": [[{"card": 0, "seconds": 1}]], "finishers": []}}"#)
  }

  @Test func `back at a table, a listener hears how the game stands`() async throws {
    await listener.listen { $0.isAsked }
    try await join()
    await listener.listen { $0.text.hasSuffix("Card: ") }
    listener.session.store.dispatch(.together(.left(0, nil)))
    await listener.listen { $0.text.contains("Join Again") && $0.isAsked }
    let before = listener.text
    try await join()
    await listener.listen {
      $0.session.store.runningWork.allSatisfy { if case .tell = $0 { false } else { true } }
    }
    listener.plain.goOn()

    let told = listener.text.dropFirst(before.count)
    #expect(told.contains("\nPop, 2 by 2, 2 pairs.\nPlayers: Ann, Ben.\nAnn: 0, Ben: 0.\nA1: "))
    #expect(told.hasSuffix(".\nAnn's turn.\nCard: "))
  }
}
