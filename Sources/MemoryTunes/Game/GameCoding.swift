extension GameState {
  /// Decodes defaults for missing keys, and games saved by earlier versions.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(.id, default: id)
    deal = try values.decode(.deal, default: deal)
    request = try values.decode(.request, default: request)
    covers = try values.decode(.covers, default: covers)
    fillerCount = try values.decode(.fillerCount, default: fillerCount)
    players = try values.decode(.players, default: players)
    headStart = try values.decode(.headStart, default: headStart)
    boardBefore = try values.decode(.boardBefore, default: boardBefore)
    daily = try values.decode(.daily, default: daily)
    sprint = try values.decode(.sprint, default: sprint)
    round = try values.decode(.round, default: round)
    table = try values.decode(.table, default: table)
    // Version 0.2 kept figures instead of the other game, which are of no use without it.
    ghost = try? values.decode(Ghost.self, forKey: .ghost)
    hindsight = try values.decode(.hindsight, default: hindsight)
    guard values.contains(.board) else {
      let earlier = try EarlierGame(from: decoder)
      (board, clock.seconds, show.cursor) = (try earlier.board(), earlier.seconds, earlier.cursor)
      if !earlier.hasFlips { hindsight = .olderVersion }
      return
    }
    board = try values.decode(Board.self, forKey: .board)
    clock = try values.decode(.clock, default: clock)
    show = try values.decode(.show, default: show)
  }
}
