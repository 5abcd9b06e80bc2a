import Platform
import Screens

extension RecordsCommand {
  /// An array of objects, one per line.
  static func json(of games: [PlayedGame]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let lines = try games.map { String(decoding: try encoder.encode(JSONGame($0)), as: UTF8.self) }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
  }
}

/// A game as printed by `--json`; the names of its members must not change.
private struct JSONGame: Encodable {
  /// 16 digits.
  var id: String
  var endedAt: String
  var category: String
  var categoryName: String
  var columns, rows: Int
  var source: String
  /// A string, because many programs round large numbers.
  var seed: String
  var kind: String
  var players, moves, slips, seconds: Int
  var hindsight: Nullable<String>
  var givenUp: Bool
  var deck: Int
  /// As in `2026-11-23`.
  var day: Nullable<String>
  var code: Nullable<String>
  var pairsFound: Int
  var names, opponents: [String]
  var scores: [Int]
  /// From 0 to 99; `null` unless it is a finished single-player game on one board without hindsight.
  var skill, luck: Nullable<Int>
  var pairs: [Int]
  var flips: [Flip]

  init(_ game: PlayedGame) {
    id = game.idDigits
    endedAt = utc(game.endedAt)
    category = game.category.id
    categoryName = game.category.label
    columns = game.grid.columns
    rows = game.grid.rows
    source = game.request.source.description
    seed = String(game.request.seed)
    kind = game.kind.rawValue
    players = game.players.count
    moves = game.moveCount
    slips = game.slipCount
    seconds = game.seconds
    hindsight = Nullable(value: game.hindsight?.rawValue)
    givenUp = game.isGivenUp
    deck = game.request.deck
    day = Nullable(value: game.date?.description)
    code = Nullable(value: game.code?.description)
    pairsFound = game.pairCount
    names = game.names
    opponents = game.opponents
    scores = game.knownScores
    let skillAndLuck = game.skillAndLuck
    skill = Nullable(value: skillAndLuck?.skill)
    luck = Nullable(value: skillAndLuck?.luck)
    pairs = game.pairs
    flips = game.flips
  }
}

/// A value or `null`: an optional property would be left out.
private struct Nullable<Value: Encodable>: Encodable {
  var value: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension PlayedGame {
  /// The id as 16 hexadecimal digits.
  var idDigits: String {
    let digits = String(id, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A time in seconds since 1970, in ISO 8601 and UTC: "2026-11-22T20:14:05Z".
func utc(_ seconds: Int) -> String {
  Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
}
