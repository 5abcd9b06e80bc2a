import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// People who play one after the other, each with records of their own.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PersonSessionTests {
  @Test func `each person has records of their own, which outlive the name`() async throws {
    let files = Files()
    files.preferences.settings.people = [
      Person(name: "Anna", face: 0, color: 0), Person(name: "Ben", face: 1, color: 1),
    ]
    let player = await Player.atMenu(files: files)
    player.press(.character("p"))
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
  }

  @Test func `who plays can be removed during the game, which keeps it`() async {
    let files = Files()
    files.preferences.settings.people = [Person(name: "Anna", face: 0, color: 0)]
    files.preferences.settings.person = "Anna"
    let player = await Player.atMenu(files: files)
    player.press(.character("n"))
    await player.wait { $0.game.isUnderWay }
    player.flip(0)
    player.press(.character("q"))
    player.choose(.customGame)
    while player.state.routing.selection != NewGameChoice.people.rawValue { player.press(.up) }
    player.press(.enter, .character("x"), .escape)
    #expect(player.state.settings.current.people.isEmpty)
    #expect(player.state.settings.current.person == "")

    player.press(.escape)
    player.choose(.resume)
    player.findAllPairs()
    await player.wait { $0.records.unstored.isEmpty }

    #expect(files.records.map(\.players) == [[.person(name: "Anna")]])
    #expect(files.records.played(by: "Anna").count == 1)
  }
}
