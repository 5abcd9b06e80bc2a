/// Somebody else's finished game on a board with a code, to play against.
public struct Rival: Equatable, Codable, Sendable {
  public let code: BoardCode
  public let player: Player
  /// The board as they solved it; nil for a claimed number of moves.
  public let board: Board?
  private let claim: Int?

  init(_ code: BoardCode, by player: Player = .anyone, solved board: Board) {
    (self.code, self.player, self.board, claim) = (code, player, board, nil)
  }

  /// A claimed result, like `pop-4x4-7k3q:14`: a code and a number of moves; nil for texts that do not look like one.
  public init?(claim text: String) throws(RivalError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let code = try? BoardCode(String(parts[0])), parts.count <= 2 else { return nil }
    guard parts.count == 2, let moveCount = parts[1].countOfMoves
    else { throw .movesAreMissing(code) }
    guard code != .today else { throw .dayIsMissing }
    guard let grid = code.grid, code.plan?.kind != .sprint else { throw .sprint }
    guard moveCount >= grid.pairCount else { throw .tooFewMoves(pairCount: grid.pairCount) }
    guard moveCount <= PlayedGame.maximumNumber else { throw .tooLong }
    (self.code, player, board, claim) = (code, .anyone, nil, moveCount)
  }

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    guard let grid = code.grid, code.plan?.kind != .sprint, player.isValid, player.isPerson
    else { return false }
    guard let board
    else { return claim.map((grid.pairCount...PlayedGame.maximumNumber).contains) == true }
    return claim == nil && board.isSolved && board.pairCount == grid.pairCount
      && board.flips.count <= PlayedGame.maximumFlipCount
      && board.flips.allSatisfy { (0...PlayedGame.maximumNumber).contains($0.seconds) }
  }

  /// At least one for each pair.
  public var moveCount: Int { board?.moves.count ?? claim ?? 0 }

  public var name: String? {
    if case .person(let name) = player, !name.isEmpty { name } else { nil }
  }

  /// Nil if only the moves are known; O(moves · cards).
  public var slipCount: Int? { board?.slips.count }

  /// The time since the first flip, in whole seconds; nil if unknown.
  public var seconds: Int? { board?.flips.last?.seconds }
}

extension Substring {
  /// The number it spells, or the largest integer if too large; nil if none.
  fileprivate var countOfMoves: Int? {
    Int(self) ?? (wholeMatch(of: /[0-9]+/) == nil ? nil : .max)
  }
}

extension BoardCode {
  /// Nil for the board of today.
  fileprivate var grid: Grid? { plan?.grid ?? request()?.grid }
}

public enum RivalError: Error, Equatable, Sendable {
  /// A text has no line of a game, and is no code.
  case code(BoardCodeError)
  /// No board was solved in the recording.
  case noGame
  /// It ran against the clock, on board after board.
  case sprint
  /// It had several players, or a computer.
  case notAlone
  /// The player knew more about the board than they had seen.
  case hindsight(Hindsight)
  /// Nobody else can deal the board.
  case noCode
  /// The cards do not lie where the code puts them.
  case otherBoard
  /// It has more moves than can be stored.
  case tooLong
  case tooFewMoves(pairCount: Int)
  case movesAreMissing(BoardCode)
  /// A claim is about the daily board without its date.
  case dayIsMissing
  /// The end of a line is missing.
  case cutOff
  case altered
  /// A line was written by another version of the game.
  case otherVersion
}
