import Artwork
import DataFlow

/// The game that a recording brings to a duel: the last one that was played to its end.
public struct RecordedRival: Equatable, Sendable {
  public let game: Rival
  /// The game that it answers; nil if it was played against none.
  public let answered: Rival?

  /// A game that answers none.
  public init(_ game: Rival) { (self.game, answered) = (game, nil) }

  /// Replays the recording, verifies every state, and checks the game by the rules: it was played by one person,
  /// without hindsight, on the board of its code.
  ///
  /// The covers of a folder are not here, so only dealing its board shows whether it is the right one. Throws
  /// ``ReplayFailure`` where the recording was altered, and ``RivalError``.
  public init(
    _ recording: AppRecording, catalogue: [Category.ID: [Cover]]
  ) throws {
    var replay = Replay<AppState, AppAction, AppEffect>(
      recording, initialState: AppState(), reducer: appReducer)
    var played: [GameState] = []
    var last: (game: GameState, isRepeated: Bool, options: LaunchOptions)?
    while replay.position < recording.lines.count - 1 {
      try replay.step()
      let game = replay.state.game
      guard !game.board.flips.isEmpty else { continue }
      if played.last?.id != game.id { played.append(game) }
      if game.isFinished, last?.game.id != game.id {
        let isRepeated = played.contains { $0.id != game.id && $0.isBoard(of: game.request) }
        last = (game, isRepeated, replay.state.settings.options)
      }
    }
    _ = try replay.verifyAll()
    guard let last else { throw RivalError.noGame }
    let rival = try last.game.rival(in: catalogue)
    if last.isRepeated { throw RivalError.hindsight(.sameBoard) }
    game = rival
    answered = last.options.rival.flatMap { $0.code == rival.code ? $0 : nil }
  }
}

extension GameState {
  /// The finished game as one to play against.
  fileprivate func rival(in catalogue: [Category.ID: [Cover]]) throws(RivalError) -> Rival {
    guard sprint == nil else { throw .sprint }
    guard !hasTurns, player.isPerson else { throw .notAlone }
    if let hindsight { throw .hindsight(hindsight) }
    guard let code else { throw .noCode }
    guard board.flips.count <= GameRecord.maximumFlipCount else { throw .tooLong }
    guard let rival = Rival(code, solved: board) else { throw .noGame }
    guard isOnBoard(of: code, in: catalogue) else { throw .otherBoard }
    return rival
  }

  private func isOnBoard(of code: BoardCode, in catalogue: [Category.ID: [Cover]]) -> Bool {
    guard !code.isFolder else { return true }
    guard let own = code.request(), isBoard(of: own), request.kind == own.kind else { return false }
    return GameRecord(self, endedAt: 0).deal(from: catalogue) != nil
  }
}
