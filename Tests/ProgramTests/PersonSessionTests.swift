import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// People who play one after the other, each with records of their own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PersonSessionTests {
  private func type(_ text: String, into player: Player) {
    for character in text { player.press(.character(character)) }
    player.press(.enter)
  }

  @Test func `each person has records of their own, which outlive the name`() async throws {
    let files = Files()
    let player = await Player.atMenu(files: files)
    player.press(.character("p"))
    type("Anna,Ben", into: player)
    #expect(player.text.contains("New Game Anna: 4×4 Pop"))

    player.press(.character("n"))
    await player.wait { $0.game.isUnderWay }
    player.findAllPairs()
    await player.wait { $0.records.unstored.isEmpty }
    #expect(files.records.map(\.players) == [[.person(name: "Anna")]])

    player.press(.escape, .escape, .character("p"), .character("r"))
    await player.wait { $0.records.records != nil }
    #expect(player.state.settings.current.person == "Ben")
    #expect(player.state.records.records?.totals.games == 0)
    #expect(player.text.contains("Ben"))

    player.press(.escape, .character("p"), .character("r"))
    await player.wait { $0.records.records?.totals.games == 1 }
    #expect(player.state.settings.current.person == "")
    #expect(files.preferences.settings.names == ["Anna", "Ben"])
  }

  @Test func `the name of who plays can be deleted during the game, which keeps it`() async {
    let files = Files()
    files.preferences.settings.names = ["Anna"]
    files.preferences.settings.person = "Anna"
    let player = await Player.atMenu(files: files)
    player.press(.character("n"))
    await player.wait { $0.game.isUnderWay }
    player.flip(0)
    player.press(.character("q"))
    player.choose(.customGame)
    while player.state.routing.selection != NewGameChoice.names.rawValue { player.press(.up) }
    player.press(.enter)
    while !player.state.prompt.text.isEmpty { player.press(.backspace) }
    player.press(.enter)
    #expect(player.state.settings.current.person == "")

    player.press(.escape)
    player.choose(.resume)
    player.findAllPairs()
    await player.wait { $0.records.unstored.isEmpty }

    #expect(files.records.map(\.players) == [[.person(name: "Anna")]])
    #expect(files.records.played(by: "Anna").count == 1)
  }
}
