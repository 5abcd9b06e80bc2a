import Foundation
import Testing

@testable import MemoryTunes

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
