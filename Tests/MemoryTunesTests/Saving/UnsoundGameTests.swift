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
  private static let sound = dealt.flipping(0, 2, 1, 3)
  private static let dealt = GameState.dealt("A", "B", "A", "C", "B", "C", "D", "D")

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
    Damage("a pair that there is not") { setPair(4, of: 7, in: &$0) },
    Damage("a pair before the first") { setPair(-1, of: 7, in: &$0) },
    Damage("a cover on three cards") { setPair(1, of: 7, in: &$0) },
    Damage("a card less") { change("pairs", of: "board", in: &$0) { $0.dropLast() } },
    Damage("a card more") { change("pairs", of: "board", in: &$0) { $0 + $0.suffix(1) } },
    Damage("no cards") { change("pairs", of: "board", in: &$0) { _ in [] } },
    Damage("no board and no covers", setting: ["board": emptyBoard, "covers": [String]()]),
    Damage("a cover less") { $0["covers"] = ($0["covers"] as? [Any]).map { Array($0.dropLast()) } },
    Damage("a cover more") { $0["covers"] = ($0["covers"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("fillers below zero", setting: ["fillerCount": -1]),
    Damage("more fillers than covers", setting: ["fillerCount": 5]),
    Damage("time below zero") { set("seconds", -1, of: "clock", in: &$0) },
    Damage("more seconds than a life has") { set("seconds", Int.max, of: "clock", in: &$0) },
    Damage("half a second") { set("seconds", 0.5, of: "clock", in: &$0) },
    Damage("a cursor beyond the board") { set("cursor", 8, of: "show", in: &$0) },
    Damage("a cursor before the board") { set("cursor", -1, of: "show", in: &$0) },
    Damage("a grid for fewer cards") { set("grid", "2x2", of: "request", in: &$0) },
    Damage("a grid for more cards") { set("grid", "4x4", of: "request", in: &$0) },
    Damage("a grid that cannot be") { set("grid", "1x8", of: "request", in: &$0) },
    Damage("no grid") { set("grid", nil, of: "request", in: &$0) },
    Damage("a deck before the first") { set("deck", 0, of: "request", in: &$0) },
    Damage("a deck of a newer version") { set("deck", Deck.current + 1, of: "request", in: &$0) },
    Damage("a kind that there is not") { set("kind", "solitaire", of: "request", in: &$0) },
    Damage("a board while covers are fetched") {
      $0["deal"] = ["fetching": ["_0": ["searching": [String: Int]()]]]
    },
    Damage("a deal of no known kind", setting: ["deal": ["paused": [String: Int]()]]),
    Damage("a card that turns") { setTurning(1, step: 1, in: &$0) },
    Damage("a card that turns and is not there") { setTurning(8, step: 0, in: &$0) },
    Damage("a flip of a card that there is not") { setLastFlip(of: 8, at: 0, in: &$0) },
    Damage("a flip of a card before the first") { setLastFlip(of: -1, at: 0, in: &$0) },
    Damage("a flip of an open card") { setLastFlip(of: 1, at: 0, in: &$0) },
    Damage("a flip of a matched card") { setLastFlip(of: 0, at: 0, in: &$0) },
    Damage("a flip before the first second") { setLastFlip(of: 3, at: -1, in: &$0) },
    Damage("a flip after now") { setLastFlip(of: 3, at: 1, in: &$0) },
    Damage("a flip after a lifetime") { setLastFlip(of: 3, at: .max, in: &$0) },
    Damage("a celebration before the end") {
      set("finale", ["board": [String: Int]()], of: "show", in: &$0)
    },
    Damage("no flips yet") { change("flips", of: "board", in: &$0) { _ in [] } },
    Damage("nobody plays", setting: ["players": [String]()]),
    Damage("nothing at all") { $0 = [:] },
  ])
  func `a game that cannot be is refused`(damage: Damage) throws {
    var json = try Self.json()
    damage.alter(&json)

    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(arguments: [
    Damage("a pair that there is not") { setEarlier("pair", 4, ofCard: 7, in: &$0) },
    Damage("half a pair found") { setEarlier("face", "hidden", ofCard: 0, in: &$0) },
    Damage("a pair that the flips did not find") {
      for card in [6, 7] { setEarlier("face", "matched", ofCard: card, in: &$0) }
    },
    Damage("a side that no card has") { setEarlier("face", "blue", ofCard: 7, in: &$0) },
    Damage("no cards", setting: ["cards": [String]()]),
    Damage("a card more") { $0["cards"] = ($0["cards"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("another last flip", setting: ["flips": [["card": 5, "seconds": 0]]]),
    Damage("an impossible flip", setting: ["flips": [["card": 8, "seconds": 0]]]),
    Damage("time below zero", setting: ["seconds": -1]),
    Damage("a cursor beyond the board", setting: ["cursor": 8]),
  ])
  func `a game of an earlier version that cannot be is refused`(damage: Damage) throws {
    var json = try earlierJSON(of: Self.sound)
    #expect(try decode(json) == .kept(of: Self.sound))
    damage.alter(&json)

    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(arguments: [[3], [0, 2], [0, 1], [0, 1, 2], [0, 2, 1, 3], [1, 4, 0, 1, 2]])
  func `without its flips, a game of an earlier version is where it was`(cards: [Int]) throws {
    let game = cards.reduce(Self.dealt) { $0.flipping($1) }
    var json = try earlierJSON(of: game)
    json["flips"] = nil

    let read = try decode(json).game

    #expect(read.cards.map(\.face) == game.cards.map(\.face))
    #expect(read.board.openCards == game.board.openCards)
    #expect(read.moveCount == game.moveCount)
    #expect(read.hindsight == .olderVersion)
  }

  @Test(arguments: [Int.min, -1, 10_001, Int.max])
  func `a game of an earlier version with an impossible number of moves is refused`(
    moveCount: Int
  ) throws {
    var json = try earlierJSON(of: Self.sound)
    json["moveCount"] = moveCount
    #expect(throws: DecodingError.self) { try decode(json) }
    json["flips"] = nil
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func `a game saved before there were decks and kinds is one of pairs from the first deck`()
    throws
  {
    var json = try Self.json()
    set("deck", nil, of: "request", in: &json)
    set("kind", nil, of: "request", in: &json)

    #expect(try decode(json).game.request.deck == 1)
    #expect(try decode(json).game.request.kind == .pairs)
  }

  @Test func `a clock that runs is stopped`() throws {
    var json = try Self.json()
    set("isRunning", true, of: "clock", in: &json)

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

private let emptyBoard: [String: [Int]] = ["pairs": [], "titles": [], "flips": []]

private func set(_ key: String, _ value: Any?, of part: String, in json: inout [String: Any]) {
  guard var values = json[part] as? [String: Any] else { return }
  values[key] = value
  json[part] = values
}

private func change(
  _ key: String, of part: String, in json: inout [String: Any], _ change: ([Any]) -> [Any]
) {
  guard let values = (json[part] as? [String: Any])?[key] as? [Any] else { return }
  set(key, change(values), of: part, in: &json)
}

private func setTurning(_ card: Int, step: Int, in json: inout [String: Any]) {
  let turning: [String: Any] = ["index": card, "from": "hidden", "step": step]
  set("flipping", [turning], of: "show", in: &json)
}

private func setLastFlip(of card: Int, at seconds: Int, in json: inout [String: Any]) {
  let flip = ["card": card, "seconds": seconds]
  change("flips", of: "board", in: &json) { $0.dropLast() + [flip] }
}

private func setPair(_ pair: Int, of card: Int, in json: inout [String: Any]) {
  change("pairs", of: "board", in: &json) { pairs in
    pairs.enumerated().map { $0 == card ? pair : $1 }
  }
}

private func setEarlier(_ key: String, _ value: Any, ofCard card: Int, in json: inout [String: Any])
{
  guard var cards = json["cards"] as? [[String: Any]] else { return }
  cards[card][key] = value
  json["cards"] = cards
}

/// A game as it was saved before its board was stored as flips.
func earlierJSON(of game: GameState) throws -> [String: Any] {
  let data = try JSONEncoder().encode(SavedGame.kept(of: game))
  var json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  let board = try #require(json["board"] as? [String: Any])
  for key in ["board", "clock", "show", "deal"] { json[key] = nil }
  json["cards"] = game.cards.map { card in
    ["pair": card.pair, "showsTitle": card.showsTitle, "face": card.face.rawValue] as [String: Any]
  }
  json["flips"] = board["flips"]
  json["openCards"] = game.board.openCards
  json["lastOpened"] = game.board.flips.last?.card
  json["moveCount"] = game.moveCount
  json["matchedPairCount"] = game.matchedPairCount
  json["seconds"] = game.clock.seconds
  json["cursor"] = game.show.cursor
  json["phase"] = ["playing": [String: Int]()]
  return json
}
