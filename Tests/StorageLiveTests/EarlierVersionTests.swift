import Foundation
import TestSupport

@testable import StorageLive

/// What version 0.1.0 wrote still opens: these files are from that program.
@MainActor @Suite struct EarlierVersionTests: FolderSuite {
  let testFolder = TestFolder()

  private func leave(_ name: String, of version: String = "0.1") throws {
    try write(fixture("\(version)/\(name)"), to: folder + "/memorytunes/\(name)")
  }

  @Test func `a saved game is resumed`() throws {
    try leave("saved-game.json")

    let loaded = place.storage().load()

    #expect(loaded.notice == nil)
    let game = try #require(loaded.games?.unfinished.first?.game)
    #expect(game.cards.map(\.face) == [.hidden, .hidden, .hidden, .open])
    #expect(game.covers.map(\.title) == ["Hugging the Locals", "Cold Feet, High Voltage"])
    #expect((game.request.category.id, game.request.seed) == ("rock", 7))
    #expect((game.moveCount, game.board.foundPairCount, game.clock.seconds) == (1, 0, 3))
    #expect(game.board.openCards == [3])
    #expect(game.board.flips.map(\.card) == [0, 1, 3])
    #expect(game.hindsight == .olderVersion)
  }

  @Test func `two games whose cards were stored as they lay are resumed`() throws {
    try leave("saved-game.json", of: "form-3")

    let loaded = place.storage().load()

    #expect(loaded.notice == nil)
    let games = try #require(loaded.games?.unfinished.map(\.game))
    #expect(games.map(\.board.openCards) == [[2], [0, 1]])
    #expect(games.map { $0.board.flips.map(\.card) } == [[0, 1, 2], [0, 1]])
    #expect(games.map(\.clock.seconds) == [4, 2])
    #expect(games.map(\.turn) == [0, 1])
    #expect(games.map { $0.daily?.day } == [20_781, nil])
    #expect(games.map(\.players) == [[.anyone], [.person(name: "Anna"), .computer(.skip)]])
    #expect(games[1].cards.count(where: \.showsTitle) == 8)
    #expect(games.map(\.hindsight) == [nil, nil])
  }

  @Test func `preferences hold on`() throws {
    try leave("preferences.json")

    let loaded = PreferencesStorage.live(environment: ["XDG_CONFIG_HOME": folder]).load()

    #expect(loaded.notice == nil)
    var expected = Preferences()
    expected.ownCategories = [Category(id: "own-1", name: "Sea Shanties")]
    expected.category = expected.ownCategories[0]
    expected.settings.theme = .light
    expected.settings.usesMouse = false
    #expect(loaded.preferences == expected)
  }
}

/// A length in metres, which earlier versions kept in feet, and in feet without saying so.
@Suite struct VersionedFormatTests: FolderSuite {
  let testFolder = TestFolder()

  private struct Feet: Decodable { var feet: Double }
  private struct Metres: Decodable { var metres: Double }

  private let format = VersionedFormat<Double>(
    limit: 100,
    decoders: [
      1: {
        try JSONDecoder().decode([String: Double].self, from: $0)["length"].map { $0 * 0.3048 } ?? 0
      },
      2: { try JSONDecoder().decode(Feet.self, from: $0).feet * 0.3048 },
      3: { try JSONDecoder().decode(Metres.self, from: $0).metres },
    ])

  @Test(arguments: [
    (#"{"version":3,"metres":3.048}"#, "value(3.048)"),
    (#"{"version":2,"feet":10}"#, "value(3.048)"),
    (#"{"version":1,"length":10}"#, "value(3.048)"),
    (#"{"version":4,"metres":3.048}"#, "newer"),
    (#"{"version":0,"metres":3.048}"#, "damaged"),
    (#"{"version":-1,"metres":3.048}"#, "damaged"),
    (#"{"version":3,"feet":10}"#, "damaged"),
    (#"{"version":2,"metres":3.048}"#, "damaged"),
    (#"{"metres":3.048}"#, "damaged"),
    (#"{"version":"3","metres":3.048}"#, "damaged"),
    (#"{"version":3,"metres":3.048"#, "damaged"),
    ("", "damaged"),
    (#"{"version":3,"metres":3.048}"# + String(repeating: " ", count: 80), "damaged"),
  ])
  func `each version is read in its own form`(text: String, content: String) throws {
    try write(text, to: folder + "/length.json")

    #expect(format.read(folder + "/length.json").word == content)
  }

  @Test func `what is no file is told apart from what is not there`() throws {
    #expect(format.read(folder + "/length.json").word == "missing")
    #expect(format.read(folder).word == "notAFile")
  }
}

extension VersionedContent {
  fileprivate var word: String {
    switch self {
    case .value: "\(self)"
    case .unusable(let reason): reason.rawValue
    case .failed(let failure): "\(failure)"
    }
  }
}
