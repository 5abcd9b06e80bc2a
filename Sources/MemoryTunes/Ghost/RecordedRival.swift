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
      recording, initialState: AppState(), reducer: .app)
    var seen = SeenBoards()
    var last: (game: GameState, hindsight: Hindsight?, answered: Rival?)?
    while replay.position < recording.lines.count - 1 {
      let isBackInTime = if case .rewind = replay.next?.kind { true } else { false }
      try replay.step()
      let game = replay.state.game
      seen.look(at: game, isBackInTime: isBackInTime)
      if game.isFinished, last?.game.id != game.id || isBackInTime {
        last = (game, seen.hindsight(in: game), replay.state.settings.options.rival)
      }
    }
    try replay.stepToLast()
    guard let last else { throw RivalError.noGame }
    let rival = try last.game.rival(in: catalogue)
    if let hindsight = last.hindsight { throw RivalError.hindsight(hindsight) }
    game = rival
    answered = last.answered.flatMap { answered in
      let isRight =
        answered.code == rival.code && answered.isValid
        && answered.board?.isDealt(by: rival.code, from: catalogue) != false
      return isRight ? answered : nil
    }
  }
}

/// What a player of a recording has seen of boards.
private struct SeenBoards {
  /// What tells a deal from others; see `GameState.isBoard(of:)`.
  private struct Layout: Hashable {
    let category: Category.ID
    let grid: Grid
    let source: CoverSource
    let seed: UInt64
    let deck: Int

    init(_ request: DealRequest) {
      (category, grid, source) = (request.category.id, request.grid, request.source)
      (seed, deck) = (request.seed, request.deck)
    }
  }

  private struct Deal: Hashable {
    let game: UInt64
    let request: Int

    init(_ state: GameState) { (game, request) = (state.id, state.request.id) }
  }

  private struct Sight {
    var flipCount = 0
    var isBackInTime = false
  }

  /// For each deal of a board what has been seen of it.
  private var sights: [Layout: [Deal: Sight]] = [:]

  mutating func look(at game: GameState, isBackInTime: Bool) {
    guard game.hasBoard, isBackInTime || !game.board.flips.isEmpty || game.hindsight != nil else {
      return
    }
    let (layout, deal, count) = (Layout(game.request), Deal(game), game.board.flips.count)
    var sight = sights[layout]?[deal] ?? Sight()
    if count < sight.flipCount || isBackInTime && !game.isFinished { sight.isBackInTime = true }
    sight.flipCount = max(count, sight.flipCount)
    sights[layout, default: [:]][deal] = sight
  }

  /// How the player could know more of a board than the game says; nil if they could not.
  func hindsight(in game: GameState) -> Hindsight? {
    let deals = sights[Layout(game.request)] ?? [:]
    if deals[Deal(game)]?.isBackInTime == true { return .timeTravel }
    let hasOwnGhost = game.ghost.map { $0.rival == nil } ?? false
    return deals.count > 1 || hasOwnGhost ? .sameBoard : nil
  }
}

extension GameState {
  /// The finished game as one to play against.
  fileprivate func rival(in catalogue: [Category.ID: [Cover]]) throws(RivalError) -> Rival {
    guard sprint == nil else { throw .sprint }
    guard !hasTurns, player.isPerson else { throw .notAlone }
    if let hindsight { throw .hindsight(hindsight) }
    guard daily?.isPractice != true else { throw .hindsight(.practice) }
    guard let code else { throw .noCode }
    guard board.flips.count <= GameRecord.maximumFlipCount else { throw .tooLong }
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

extension Board {
  /// Whether its cards lie where a code puts them; true for a folder's, whose covers are not here.
  fileprivate func isDealt(
    by code: BoardCode, from catalogue: [Category.ID: [Cover]]
  ) -> Bool {
    code.isFolder || code.request()?.deal(from: catalogue)?.board == dealt
  }
}
