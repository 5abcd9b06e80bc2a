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
  }

  /// The pair A is found, B and C are open: ■ B ■ C / b c d d.
  private static let sound = dealt.flipping(0, 2, 1, 3)
  private static let dealt = GameState.dealt("A", "B", "A", "C", "B", "C", "D", "D")

  private static func json() throws -> [String: Any] {
    let data = try JSONEncoder().encode(SavedGame.kept(of: sound))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func decode(_ json: [String: Any]) throws -> SavedGame {
    try JSONDecoder().decode(SavedGame.self, from: JSONSerialization.data(withJSONObject: json))
  }

  @Test(arguments: [
    Damage("a pair that there is not") {
      change("pairs", of: "board", in: &$0) { $0.dropLast() + [4] }
    },
    Damage("a card less") { change("pairs", of: "board", in: &$0) { $0.dropLast() } },
    Damage("no board and no covers") { json in
      for key in ["pairs", "titles", "flips"] { set(key, [Int](), of: "board", in: &json) }
      json["covers"] = [String]()
    },
    Damage("a cover less") { $0["covers"] = ($0["covers"] as? [Any]).map { Array($0.dropLast()) } },
    Damage("a cover more") { $0["covers"] = ($0["covers"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("fillers below zero") { $0["fillerCount"] = -1 },
    Damage("more fillers than covers") { $0["fillerCount"] = 5 },
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
    Damage("a deal of no known kind") { $0["deal"] = ["paused": [String: Int]()] },
    Damage("a card that turns") { json in
      let turning: [String: Any] = ["index": 1, "from": "hidden", "step": 1]
      set("flipping", [turning], of: "show", in: &json)
    },
    Damage("a flip of a card that there is not") { setLastFlip(of: 8, at: 0, in: &$0) },
    Damage("a flip of an open card") { setLastFlip(of: 1, at: 0, in: &$0) },
    Damage("a flip after now") { setLastFlip(of: 3, at: 1, in: &$0) },
    Damage("a flip after a lifetime") { setLastFlip(of: 3, at: .max, in: &$0) },
    Damage("a celebration before the end") {
      set("finale", ["board": [String: Int]()], of: "show", in: &$0)
    },
    Damage("no flips yet") { change("flips", of: "board", in: &$0) { _ in [] } },
    Damage("nobody plays") { $0["players"] = [String]() },
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
    Damage("no cards") { $0["cards"] = [String]() },
    Damage("a card more") { $0["cards"] = ($0["cards"] as? [Any]).map { $0 + $0.suffix(1) } },
    Damage("another last flip") { $0["flips"] = [["card": 5, "seconds": 0]] },
    Damage("an impossible flip") { $0["flips"] = [["card": 8, "seconds": 0]] },
    Damage("time below zero") { $0["seconds"] = -1 },
    Damage("a cursor beyond the board") { $0["cursor"] = 8 },
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
    (json["flips"], json["id"]) = (nil, nil)

    let read = try decode(json).game

    #expect(read.cards.map(\.face) == game.cards.map(\.face))
    #expect(read.board.openCards == game.board.openCards)
    #expect(read.moveCount == game.moveCount)
    #expect(read.hindsight == .olderVersion)
    #expect(read.slips == [])
  }

  @Test(arguments: [Int.min, -1, 10_001, Int.max])
  func `an earlier game with an impossible number of moves is refused`(moveCount: Int) throws {
    var json = try earlierJSON(of: Self.sound)
    json["moveCount"] = moveCount
    #expect(throws: DecodingError.self) { try decode(json) }
    json["flips"] = nil
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test func `a game saved without deck and kind is one of pairs from the first deck`() throws {
    var json = try Self.json()
    set("deck", nil, of: "request", in: &json)
    set("kind", nil, of: "request", in: &json)

    #expect(try decode(json).game.request.deck == 1)
    #expect(try decode(json).game.request.kind == .pairs)
  }

  @Test func `a clock that runs is stopped`() throws {
    var json = try Self.json()
    set("isRunning", true, of: "clock", in: &json)

    // Without that, nothing is wrong with the game that the unsound ones are made of.
    #expect(try decode(json) == .kept(of: Self.sound))
  }

  @Test(arguments: ["0", "9", "-", "\"", "{", "}", "\0", "\u{80}"])
  func `whatever byte is another, what is read keeps all rules`(character: Character) throws {
    let whole = try JSONEncoder().encode(SavedGame.kept(of: Self.sound))
    let byte = character.utf8.first ?? 0

    for position in whole.indices {
      var damaged = whole
      damaged[position] = byte
      guard let saved = try? JSONDecoder().decode(SavedGame.self, from: damaged) else { continue }
      let state = AppState().with { $0.game = saved.game }
      #expect(appInvariants.allSatisfy { $0.holds(state, state) }, "\(position)")
    }
  }
}

/// States from files that no run of the program leads to.
@Suite struct StateValidationTests {
  private func covers(_ count: Int) -> [Cover] {
    (0..<count).map { Cover(id: "\(100_000 + $0)", title: "T", artist: "A", artwork: "\($0)") }
  }

  @Test func `a board holds no more covers than the largest grid`() {
    let largest = AppState().with {
      $0.game.request.grid = Grid("10x8") ?? .standard
      $0.game.board = .of(Array(0..<40) + Array(0..<40))
      $0.game.covers = covers(40)
    }

    #expect(largest.isValid)
    #expect(!largest.with { $0.game.covers = covers(41) }.isValid)
  }

  @Test(arguments: [(-1, false), (0, true), (4_000_000_000, true), (4_000_000_001, false)])
  func `numbers are those of a lifetime`(number: Int, isValid: Bool) {
    for change: (inout GameState) -> Void in [
      { $0.clock.seconds = number }, { $0.request.id = number },
      { $0.deal = .fetching(.fetching(done: number, total: 1)) },
      { $0.deal = .fetching(.fetching(done: 1, total: number)) },
      { $0.deal = .failed(.tooFewCovers(needed: number, found: 1)) },
      { $0.deal = .failed(.tooFewCovers(needed: 1, found: number)) },
    ] {
      #expect(AppState().with { change(&$0.game) }.isValid == isValid)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand missing covers are refused at once`() {
    var state = AppState()
    state.game.covers = covers(100_000)
    state.game.show.missingCovers.ids = state.game.covers.map(\.id)

    #expect(!state.isValid)
  }
}

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

private func setLastFlip(of card: Int, at seconds: Int, in json: inout [String: Any]) {
  let flip = ["card": card, "seconds": seconds]
  change("flips", of: "board", in: &json) { $0.dropLast() + [flip] }
}

private func setEarlier(_ key: String, _ value: Any, ofCard card: Int, in json: inout [String: Any])
{
  guard var cards = json["cards"] as? [[String: Any]] else { return }
  cards[card][key] = value
  json["cards"] = cards
}

/// A game as it was saved before its board was stored as flips.
private func earlierJSON(of game: GameState) throws -> [String: Any] {
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
  json["matchedPairCount"] = game.board.foundPairCount
  json["seconds"] = game.clock.seconds
  json["cursor"] = game.show.cursor
  json["phase"] = ["playing": [String: Int]()]
  return json
}
