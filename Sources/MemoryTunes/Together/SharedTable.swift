/// The table at which several programs play a game together.
public struct SharedTable: Equatable, Codable, Sendable {
  public enum Form: String, CaseIterable, Codable, Sendable {
    case turns
    /// Each has a copy of it, and the first to solve theirs wins.
    case race
  }

  /// Who decides which flips are made.
  public enum Authority: String, Codable, Sendable {
    /// This program, for all.
    case host
    /// The host: this program makes the flips that it orders.
    case guest
    /// No flips are made: the host is gone, and the player has yet to rejoin or go on alone.
    case suspended
    /// The player here, for everybody: the others are gone.
    case alone
  }

  public let form: Form
  /// The number of the deal at this table, from 1.
  public let round: Int
  /// Those who play, in the order of their turns.
  public internal(set) var seats: [Seat]
  /// The index of the player's own seat; nil for a spectator.
  public let seat: Int?
  public internal(set) var authority: Authority
  /// The boards of a race by seat, but for that of ``seat``, which stays as dealt; empty when taking turns.
  public internal(set) var boards: [Board] = []
  /// The seats whose boards are solved, in that order; only in a race.
  public internal(set) var finishers: [Int] = []

  public struct Seat: Equatable, Codable, Sendable {
    public let name: String
    /// The number that proves its player to be the same, which only the host knows; 0 for none.
    var key: UInt64 = 0
    /// The computer that makes the moves of its player, who is away; only when taking turns.
    var substitute: Opponent?

    var player: Player { .person(name: name) }
  }

  static let maximumRound = 1_000_000
  /// The most flips on a board: more than chance alone needs, and few enough to tell anybody who comes back.
  static let maximumFlipCount = 5000

  /// Can be the table of this game; one decoded from a file or sent by another program may be anything.
  func isValid(for game: GameState) -> Bool {
    isPossible && (boards.isEmpty || form == .race && boards.count == seats.count)
      && boards.allSatisfy { $0.dealt == game.board.dealt }
      && (form == .race || game.players.count == seats.count)
  }

  /// The seats are those of two to four named players.
  var isPossible: Bool {
    (2...Player.maximumCount).contains(seats.count)
      && seats.allSatisfy { $0.player.isValid && !$0.name.isEmpty }
      && (seat.map(seats.indices.contains) ?? true)
      && (1...Self.maximumRound).contains(round)
      && finishers.allSatisfy(seats.indices.contains) && Set(finishers).count == finishers.count
  }
}

extension GameState {
  /// The player here may flip cards now: it is their turn, or everybody’s cards are flipped here.
  public var isMovedHere: Bool {
    guard opponentToMove == nil else { return false }
    guard let table, table.authority != .alone else { return true }
    guard table.authority != .suspended else { return false }
    return table.form == .race ? table.seat != nil : table.seat == turn
  }

  public var isSpectated: Bool { table.map { $0.seat == nil } ?? false }

  public var isOthersTurn: Bool { isUnderWay && opponentToMove == nil && !isMovedHere }

  var thinksHere: Bool { table.map { [.host, .alone].contains($0.authority) } ?? true }

  /// Plays a race with programs that are connected.
  public var isRacing: Bool {
    table.map { $0.form == .race && [.host, .guest].contains($0.authority) } == true && isUnderWay
  }

  /// Others play along, or did until the host was lost.
  public var isShared: Bool { table.map { $0.authority != .alone } ?? false }

  public func board(ofSeat seat: Int) -> Board? {
    guard let table, table.form == .race, seat != table.seat ?? 0 else { return board }
    return table.boards.indices.contains(seat) ? table.boards[seat] : nil
  }
}
