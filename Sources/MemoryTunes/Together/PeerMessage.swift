/// A message between two programs at a table.
///
/// Each message may come from anybody: it is checked against the table before it has any effect.
public enum PeerMessage: Equatable, Codable, Sendable {
  // From a guest.
  /// The first message.
  case hello(Hello)
  /// "The board of this round is dealt; tell me the flips".
  case ready(round: Int)
  case request(round: Int, Flip)
  /// "I have made the flip", or all of them.
  case done

  // From the host.
  /// "You cannot join"; the connection ends.
  case refused(TableFailure)
  /// Those at the table, and which of them the receiver is.
  case seats([PresentSeat], form: SharedTable.Form, yours: Int?)
  indirect case deal(TableDeal)
  /// All flips so far: of the one board, or of each seat's; and the seats that have solved theirs, in that order.
  case boards(round: Int, [[Flip]], finishers: [Int])
  case flip(OrderedFlip)

  // From both; a guest's seat is the one it has.
  case cursor(seat: Int, card: Int)
  case sign(seat: Int, Sign)

  /// The version of these messages; another one is refused.
  public static let version = 1
  /// More than the longest message has, in bytes: the flips of four boards, at most 40 bytes each.
  public static let maximumSize = 1_000_000
}

public struct Hello: Equatable, Codable, Sendable {
  public var version = PeerMessage.version
  public var name: String
  /// The number by which the host knows the guest again; 0 for none.
  ///
  /// The connection adds it, so that no recording of the guest has it, and that of the host only one derived from it.
  public var key: UInt64
  public var isSpectator: Bool

  public init(name: String, key: UInt64 = 0, isSpectator: Bool) {
    (self.name, self.key, self.isSpectator) = (name, key, isSpectator)
  }
}

/// A seat as all at the table see it.
public struct PresentSeat: Equatable, Codable, Sendable {
  public internal(set) var name: String
  /// Its player can be reached.
  public internal(set) var isPresent = true
  /// The computer that plays for its player meanwhile.
  public internal(set) var substitute: Opponent?
}

public struct TableDeal: Equatable, Codable, Sendable {
  /// The number of the game at the host; in a race, each seat's is that much higher.
  var id: UInt64
  var code: BoardCode
  var form: SharedTable.Form
  var round: Int
}

public struct OrderedFlip: Equatable, Codable, Sendable {
  var round: Int
  var seat: Int
  /// The number of flips before it on its board.
  var number: Int
  var flip: Flip
  /// The ``Board/fingerprint`` after it.
  var fingerprint: UInt64
}

/// A word from one player to the others.
public enum Sign: String, CaseIterable, Codable, Sendable {
  case hello
  case wellPlayed
  case oops
  case again
}

public enum TableAddress: Hashable, Codable, Sendable {
  /// The player's own account.
  case own
  /// Another account on this machine, which has opened its table to others.
  case account(String)
  /// A player in the same arcade.
  case player(String)
  /// A socket, such as one that ssh forwards.
  case path(String)
}

/// The reason a table cannot be opened or joined, or was left.
public enum TableFailure: Error, Hashable, Codable, Sendable {
  case noHost
  /// The player hosts a game in another window.
  case alreadyHosting
  case noAccount
  case full
  /// The game has begun without this player.
  case underWay
  case otherVersion
  /// The other program did not keep to the rules.
  case unruly
  /// The other program does not take what it is sent.
  case stalled
  /// This program has sent too much at once.
  case hasty
  /// The player has taken the seat in another program.
  case elsewhere
  /// The host has ended the game.
  case closed
  /// The host has ended, and with it no game.
  case gone
  /// The path of the folder for sockets is no folder of the player's alone.
  case noFolder(String)
  /// The socket cannot be made or reached, for the reason that the system reports.
  case system(String)

  /// A host may tell it; the others have words, which would seem to be this program's.
  var isOfPeer: Bool {
    switch self {
    case .noFolder, .system, .gone: false
    default: true
    }
  }
}
