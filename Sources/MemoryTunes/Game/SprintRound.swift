/// A sprint of several people, who each have a minute in turn on the same boards.
public struct SprintRound: Equatable, Codable, Sendable {
  /// The people, in the order of their minutes.
  public let players: [Player]
  /// The pairs of the earlier players when this minute began.
  let scores: [Int]

  /// The index of the person whose minute it is.
  public var seat: Int { scores.count }

  public var nextSeat: Int? { seat + 1 < players.count ? seat + 1 : nil }

  /// Nil for a single person, or if there cannot be such a round.
  init?(players: [Player], scores: [Int]) {
    (self.players, self.scores) = (players, scores)
    guard isValid else { return nil }
  }

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    (2...Player.maximumCount).contains(players.count)
      && players.allSatisfy { $0.isPerson && $0.isValid } && scores.count < players.count
      && scores.allSatisfy((0...Sprint.maximumMoveCount).contains)
  }

  /// The standings of the players so far, with this number of pairs for the current one.
  func standings(with pairCount: Int) -> [Standing] {
    let scores = scores + [pairCount]
    return scores.enumerated().map { index, score in
      Standing(
        index: index, player: players[index], pairCount: score, place: scores.place(of: score))
    }
  }
}

extension DealAction {
  /// The next person's minute on the boards of a sprint; nil for other games, and after the last minute.
  init?(continuing game: GameState) {
    guard let round = game.round, round.nextSeat != nil else { return nil }
    self.init(
      game.request, players: round.players, scores: round.scores + [game.pairCount],
      hindsight: game.hindsight == .sameBoard ? .sameBoard : nil)
  }

  /// The round it begins or continues; nil unless several people play a sprint.
  var round: SprintRound? {
    request.kind == .sprint ? SprintRound(players: players, scores: scores) : nil
  }
}
