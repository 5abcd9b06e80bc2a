import Platform

struct SavedGamesFile: Encodable {
  var version = Self.format.version
  let unfinished: [SavedGame]
  let ended: [SavedGame]

  init(_ games: SavedGames) {
    (unfinished, ended) = (games.unfinished, games.ended)
  }

  func bytes() throws -> [UInt8] { [UInt8](try JSONEncoder().encode(self)) }

  static let format = VersionedFormat<SavedGames>(
    // A game of 40 covers takes 20,000.
    limit: 4 << 20,
    decoders: [
      // Version 1 also stored whether cards are animated, and the number of games finished in its run.
      1: VersionedFormat.value(at: \SingleGame.games),
      // Until version 2 there was one, unfinished game.
      2: VersionedFormat.value(at: \SingleGame.games),
      // Until version 3, values derived from the flips were stored, too.
      3: VersionedFormat.value(at: \SavedGames.self),
      4: VersionedFormat.value(at: \SavedGames.self),
    ])
}

/// The form of versions 1 and 2.
private struct SingleGame: Decodable {
  let games: SavedGames

  private enum CodingKeys: CodingKey {
    case game
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let game = try values.decode(SavedGame.self, forKey: .game)
    guard game.game.hasProgress, let games = SavedGames(unfinished: [game]) else {
      throw DecodingError.dataCorruptedError(
        forKey: .game, in: values, debugDescription: "a finished game")
    }
    self.games = games
  }
}
