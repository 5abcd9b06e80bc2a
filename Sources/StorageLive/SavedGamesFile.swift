import Platform

struct SavedGamesFile: Encodable {
  var version = Self.format.version
  let unfinished: [SavedGame]
  let ended: [SavedGame]

  init(_ games: SavedGames) { (unfinished, ended) = (games.unfinished, games.ended) }

  func bytes() throws -> [UInt8] { [UInt8](try JSONEncoder().encode(self)) }

  static let format = VersionedFormat<SavedGames>(
    // A game of 40 covers takes 20,000.
    limit: 4 << 20,
    decoders: [
      // Version 1 also stored whether cards are animated, and the number of games finished in its run.
      1: singleGame,
      // Until version 2 there was one, unfinished game.
      2: singleGame,
      // Until version 3, values derived from the flips were stored, too.
      3: { try JSONDecoder().decode(SavedGames.self, from: $0) },
      4: { try JSONDecoder().decode(SavedGames.self, from: $0) },
    ])
}

@Sendable private func singleGame(in file: Data) throws -> SavedGames {
  struct Form: Decodable { let game: SavedGame }
  let game = try JSONDecoder().decode(Form.self, from: file).game
  guard game.game.hasProgress, let games = SavedGames(unfinished: [game]) else {
    throw CocoaError(.fileReadCorruptFile)
  }
  return games
}
