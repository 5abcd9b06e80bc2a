/// The game that a recording contributes to a duel: its last finished one.
public struct RecordedRival: Equatable, Sendable {
  public let game: Rival
  /// The game it answers; nil if it was played against none.
  public let answered: Rival?

  /// The number of flips made before the recording began, known only from a saved game.
  public let savedFlipCount: Int

  public init(_ game: Rival) { (self.game, answered, savedFlipCount) = (game, nil, 0) }

  /// Replays the recording, verifies every state, and checks that one person played the game, without hindsight, on the
  /// board of its code, but for a folder's covers; throws ``ReplayFailure``, ``RecordedTable`` and ``RivalError``.
  public init(_ recording: AppRecording, catalogue: [Category.ID: [Cover]]) throws {
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(), reducer: .app)
    var seen = SeenBoards()
    seen.look(at: replay.state.game, isBackInTime: false)
    var last: (game: GameState, hindsight: Hindsight?, answered: Rival?)?
    while replay.position < recording.lines.count - 1 {
      let isBackInTime = if case .rewind = replay.next?.kind { true } else { false }
      try replay.step()
      let game = replay.state.game
      seen.look(at: game, isBackInTime: isBackInTime)
      if game.isFinished, last?.game.id != game.id || isBackInTime {
        last = (game, seen.hindsight(in: game), replay.state.newGame.rival)
      }
    }
    try replay.stepToLast()
    guard let last else { throw RivalError.noGame }
    if last.game.table != nil, last.game.hasTurns { throw RecordedTable(game: last.game) }
    let rival = try last.game.rival(in: catalogue)
    if let hindsight = last.hindsight { throw RivalError.hindsight(hindsight) }
    game = rival
    savedFlipCount = seen.savedFlipCounts[last.game.id] ?? 0
    let isRight = last.answered.map { answered in
      answered.code == rival.code && answered.isValid
        && answered.board.map { $0.dealt == rival.board?.dealt } != false
    }
    answered = isRight == true ? last.answered : nil
  }
}

/// The game of a recording was played in turns at a shared table: no single player can be played against.
public struct RecordedTable: Error {
  public let game: GameState
}

private struct SeenBoards {
  private struct Sight {
    var flipCount = 0
    var isBackInTime = false
  }

  /// For each game on a board, by its ``DealRequest/layout`` and then by its id, the cards seen.
  private var sights: [DealRequest: [UInt64: Sight]] = [:]
  /// The number of flips that each game had when first seen.
  private(set) var savedFlipCounts: [UInt64: Int] = [:]

  mutating func look(at game: GameState, isBackInTime: Bool) {
    guard game.hasBoard else { return }
    let (layout, count) = (game.request.layout, game.board.flips.count)
    savedFlipCounts[game.id] = savedFlipCounts[game.id] ?? count
    guard isBackInTime || count > 0 || game.hindsight != nil else { return }
    var sight = sights[layout]?[game.id] ?? Sight()
    if count < sight.flipCount || isBackInTime && !game.isFinished { sight.isBackInTime = true }
    sight.flipCount = max(count, sight.flipCount)
    sights[layout, default: [:]][game.id] = sight
  }

  /// The way the player could know more about a board than the game shows; nil if there is none.
  func hindsight(in game: GameState) -> Hindsight? {
    let games = sights[game.request.layout] ?? [:]
    if games[game.id]?.isBackInTime == true { return .timeTravel }
    let hasOwnGhost = game.ghost.map { $0.rival == nil } ?? false
    return games.count > 1 || hasOwnGhost ? .sameBoard : nil
  }
}

extension GameState {
  fileprivate func rival(in catalogue: [Category.ID: [Cover]]) throws(RivalError) -> Rival {
    guard sprint == nil else { throw .sprint }
    guard !hasTurns, player.isPerson else { throw .notAlone }
    if let hindsight { throw .hindsight(hindsight) }
    guard daily?.isPractice != true else { throw .hindsight(.practice) }
    guard let code else { throw .noCode }
    guard board.flips.count <= PlayedGame.maximumFlipCount else { throw .tooLong }
    let rival = Rival(code, by: player, solved: board)
    guard rival.isValid, isOnBoard(of: code, in: catalogue) else { throw .otherBoard }
    return rival
  }

  private func isOnBoard(of code: BoardCode, in catalogue: [Category.ID: [Cover]]) -> Bool {
    guard !code.isFolder else { return true }
    guard let own = code.request(), isBoard(of: own), request.kind == own.kind else { return false }
    return own.deal(from: catalogue).map {
      $0.board == board.dealt && $0.covers == covers && $0.fillerCount == fillerCount
    } == true
  }
}
