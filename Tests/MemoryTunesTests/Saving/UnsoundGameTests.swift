import Artwork
import DataFlow
import Foundation
import Testing

@testable import MemoryTunes

/// Untrusted files: only possible games are accepted.
@Suite struct UnsoundGameTests {
  /// A defect of a game, made by editing the JSON of a valid one.
  struct Damage: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let alter: @Sendable (inout [String: Any]) -> Void

    init(_ what: String, _ alter: @escaping @Sendable (inout [String: Any]) -> Void) {
      (testDescription, self.alter) = (what, alter)
    }

    /// Replaces the values of some fields.
    init(_ what: String, setting values: [String: any Sendable]) {
      self.init(what) { json in
        for (key, value) in values { json[key] = value }
      }
    }
  }

  /// The pair A is found, B and C are open: ■ B ■ C / b c d d.
  private static let sound = GameState.dealt("A", "B", "A", "C", "B", "C", "D", "D")
    .flipping(0, 2, 1, 3)

  private static func json(of game: GameState = sound) throws -> [String: Any] {
    let data = try JSONEncoder().encode(SavedGame.kept(of: game))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func decode(_ json: [String: Any]) throws -> SavedGame {
    try JSONDecoder().decode(SavedGame.self, from: JSONSerialization.data(withJSONObject: json))
  }

  @Test func `the game that the unsound ones are made of is sound`() throws {
    #expect(try decode(Self.json()) == .kept(of: Self.sound))
  }

  @Test(arguments: [
    Damage("an open card that there is not", setting: ["openCards": [1, 8]]),
    Damage("an open card before the first", setting: ["openCards": [1, -1]]),
    Damage("an open card far away", setting: ["openCards": [1, Int.max]]),
    Damage("three open cards") {
      $0["openCards"] = [1, 3, 4]
      setFace("open", of: 4, in: &$0)
    },
    Damage("an open card that lies face down", setting: ["openCards": [1, 4]]),
    Damage("an open card that is matched", setting: ["openCards": [1, 0]]),
    Damage("a card face up that is not open", setting: ["openCards": [1]]),
    Damage("a last card that there is not", setting: ["lastOpened": 8]),
    Damage("a last card before the first", setting: ["lastOpened": -1]),
    Damage("no last card") { $0["lastOpened"] = nil },
    Damage("a pair that there is not") { setPair(4, of: 7, in: &$0) },
    Damage("a pair before the first") { setPair(-1, of: 7, in: &$0) },
    Damage("a cover on three cards") { setPair(1, of: 7, in: &$0) },
    Damage("half a pair found") { setFace("hidden", of: 0, in: &$0) },
    Damage("a side that no card has") { setFace("blue", of: 7, in: &$0) },
    Damage("a card less") { $0["cards"] = ($0["cards"] as? [Any]).map { Array($0.dropLast()) } },
    Damage("a card more") { $0["cards"] = ($0["cards"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("no cards", setting: ["cards": [String]()]),
    Damage("no cards and no covers", setting: ["cards": [String](), "covers": [String]()]),
    Damage("a cover less") { $0["covers"] = ($0["covers"] as? [Any]).map { Array($0.dropLast()) } },
    Damage("a cover more") { $0["covers"] = ($0["covers"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("moves below zero", setting: ["moveCount": -1]),
    Damage("fewer moves than pairs", setting: ["moveCount": 0]),
    Damage("more moves than a life has", setting: ["moveCount": Int.max]),
    Damage("more moves than there are numbers", setting: ["moveCount": 1e300]),
    Damage("fewer pairs than are found", setting: ["matchedPairCount": 0]),
    Damage("more pairs than are found", setting: ["matchedPairCount": 2]),
    Damage("pairs below zero", setting: ["matchedPairCount": -1]),
    Damage("pairs of which twice as many are no number", setting: ["matchedPairCount": Int.max]),
    Damage("time below zero", setting: ["seconds": -1]),
    Damage("more seconds than a life has", setting: ["seconds": Int.max]),
    Damage("half a second", setting: ["seconds": 0.5]),
    Damage("a cursor beyond the board", setting: ["cursor": 8]),
    Damage("a cursor before the board", setting: ["cursor": -1]),
    Damage("a grid for fewer cards") { setGrid("2x2", in: &$0) },
    Damage("a grid for more cards") { setGrid("4x4", in: &$0) },
    Damage("a grid that cannot be") { setGrid("1x8", in: &$0) },
    Damage("no grid") { setGrid(nil, in: &$0) },
    Damage("a deck before the first") { setRequest("deck", 0, in: &$0) },
    Damage("a deck of a newer version") { setRequest("deck", Deck.current + 1, in: &$0) },
    Damage("a kind that there is not") { setRequest("kind", "solitaire", in: &$0) },
    Damage("a game that is solved", setting: ["phase": ["finished": [String: Int]()]]),
    Damage("a game that is not dealt", setting: ["phase": ["empty": [String: Int]()]]),
    Damage("a game of no known kind", setting: ["phase": ["paused": [String: Int]()]]),
    Damage("a card that turns") {
      $0["turning"] = [["index": 1, "from": "hidden", "step": 1] as [String: Any]]
    },
    Damage("a card that turns and is not there") {
      $0["turning"] = [["index": 8, "from": "hidden", "step": 0] as [String: Any]]
    },
    Damage("a flip of a card that there is not") {
      setLastFlip(["card": 8, "seconds": 0], in: &$0)
    },
    Damage("a flip of a card before the first") {
      setLastFlip(["card": -1, "seconds": 0], in: &$0)
    },
    Damage("a last flip of another card") { setLastFlip(["card": 1, "seconds": 0], in: &$0) },
    Damage("a flip before the first second") { setLastFlip(["card": 3, "seconds": -1], in: &$0) },
    Damage("a flip after a lifetime") { setLastFlip(["card": 3, "seconds": Int.max], in: &$0) },
    Damage("a celebration before the end", setting: ["finale": ["board": [String: Int]()]]),
    Damage("all found, and yet not solved") {
      for index in 0..<8 { setFace("matched", of: index, in: &$0) }
      $0["openCards"] = [Int]()
      $0["matchedPairCount"] = 4
      $0["moveCount"] = 4
    },
    Damage("nothing at all") { $0 = [:] },
  ])
  func `a game that cannot be is refused`(damage: Damage) throws {
    var json = try Self.json()
    damage.alter(&json)

    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(arguments: [
    Damage("an open card twice in place of the other", setting: ["openCards": [1, 1]]),
    Damage("fillers below zero", setting: ["fillerCount": -1]),
    Damage("more fillers than covers", setting: ["fillerCount": 5]),
  ])
  func `a game that only nearly can be is refused, too`(damage: Damage) throws {
    var json = try Self.json()
    damage.alter(&json)

    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func `a game saved before there were decks and kinds is one of pairs from the first deck`()
    throws
  {
    var json = try Self.json()
    setRequest("deck", nil, in: &json)
    setRequest("kind", nil, in: &json)

    #expect(try decode(json).game.request.deck == 1)
    #expect(try decode(json).game.request.kind == .pairs)
  }

  @Test func `a clock that runs is stopped`() throws {
    var json = try Self.json()
    json["isClockRunning"] = true

    #expect(try decode(json) == .kept(of: Self.sound))
  }

  @Test func `of what was not written to its end nothing is read`() throws {
    let whole = try JSONEncoder().encode(SavedGame.kept(of: Self.sound))

    for count in 0..<whole.count {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SavedGame.self, from: whole.prefix(count))
      }
    }
  }

  @Test(arguments: ["0", "9", "-", "\"", "{", "}", "\0", "\u{80}"])
  func `whatever byte is another, what is read keeps all rules`(character: Character) throws {
    let whole = try JSONEncoder().encode(SavedGame.kept(of: Self.sound))
    let byte = character.utf8.first ?? 0

    for position in whole.indices {
      var damaged = whole
      damaged[position] = byte
      guard let saved = try? JSONDecoder().decode(SavedGame.self, from: damaged) else { continue }
      var state = AppState()
      state.game = saved.game
      #expect(appInvariants.allSatisfy { $0.holds(state, state) }, "\(position)")
    }
  }
}

private func setLastFlip(_ flip: [String: Int], in json: inout [String: Any]) {
  guard let flips = json["flips"] as? [Any] else { return }
  json["flips"] = Array(flips.dropLast()) + [flip]
}

private func setFace(_ face: String, of card: Int, in json: inout [String: Any]) {
  change(card, in: &json) { $0["face"] = face }
}

private func setPair(_ pair: Int, of card: Int, in json: inout [String: Any]) {
  change(card, in: &json) { $0["pair"] = pair }
}

private func change(
  _ card: Int, in json: inout [String: Any], _ change: (inout [String: Any]) -> Void
) {
  guard var cards = json["cards"] as? [[String: Any]] else { return }
  change(&cards[card])
  json["cards"] = cards
}

private func setGrid(_ grid: String?, in json: inout [String: Any]) {
  setRequest("grid", grid, in: &json)
}

private func setRequest(_ key: String, _ value: Any?, in json: inout [String: Any]) {
  guard var request = json["request"] as? [String: Any] else { return }
  request[key] = value
  json["request"] = request
}
