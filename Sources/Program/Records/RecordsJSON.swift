import Platform
import Screens

extension RecordsCommand {
  /// An array of objects, one per line.
  static func json(of games: [PlayedGame]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try games.map { game in
      let object = Dictionary(uniqueKeysWithValues: zip(figureNames, game.figures.map(Figure.init)))
      return String(decoding: try encoder.encode(object), as: UTF8.self)
    }
    return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]"
  }
}

/// Nil becomes `null`.
private struct Figure: Encodable {
  let value: (any Encodable)?

  func encode(to encoder: any Encoder) throws {
    if let value { return try value.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// A time in seconds since 1970, in ISO 8601 and UTC: "2026-11-22T20:14:05Z".
func utc(_ seconds: Int) -> String {
  Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
}
