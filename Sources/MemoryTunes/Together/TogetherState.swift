/// The table that this program shares with others, as far as it is connected.
public struct TogetherState: Equatable, Codable, Sendable {
  public enum Role: String, Codable, Sendable { case host, guest, spectator }

  public enum Link: Equatable, Codable, Sendable {
    case none
    /// The socket is being made or reached.
    case opening
    case open(TablePlace)
    case joined
    /// Over, or never there; nil if the other program just ended.
    case ended(TableFailure?)
  }

  /// Nil away from any table.
  public internal(set) var role: Role?
  public internal(set) var link = Link.none
  public internal(set) var form = SharedTable.Form.turns
  /// Other accounts on this machine may join the next table.
  public internal(set) var isForAll = false
  /// Those at the table, by seat; for a guest, as the host told last.
  public internal(set) var seats: [PresentSeat] = []
  /// The player's own seat; nil for a spectator.
  public internal(set) var seat: Int?
  /// The cards at which the others' cursors were last, by seat.
  public internal(set) var cursors: [Int: Int] = [:]
  /// The guest's: the number of the next game, which the host has drawn.
  var gameID: UInt64 = 0
  /// The guest's: a flip was asked for, and the host has not answered yet.
  var awaitsFlip = false
  /// The guest's: its board differed from the host's, which has not told the flips yet.
  var awaitsBoards = false
  /// The guest's: the computer that moved while the player was away, until the board is seen again.
  var substitute: Opponent?
  /// The last sign, while it is shown.
  public internal(set) var sign: ShownSign?
  public internal(set) var tables: [FoundTable] = []
  /// Where this program was a guest last.
  public internal(set) var address: TableAddress?
  /// It only watched there.
  public internal(set) var wasSpectator = false
  /// The host's: those connected who have said hello.
  var peers: [Peer] = []
  /// The host's: what proves who may sit where, by seat.
  var keys: [UInt64] = []
  /// The host's: the seats of those who left after they had seen the end of the game.
  var sawEnd: [Int] = []
  /// The host's: the messages that all guests have answered.
  var answerCount = 0

  public struct TablePlace: Equatable, Codable, Sendable {
    /// The account of the host; in an arcade, the name.
    public let account: String
    /// The name of the machine; empty in an arcade, where nothing is typed.
    public let machine: String
    /// The port where the machine takes connections of ssh, as far as is known; nil for the usual one.
    public let port: UInt16?
    /// Other accounts on the machine may join.
    public let isForOthers: Bool

    public init(account: String, machine: String, port: UInt16? = nil, isForOthers: Bool) {
      (self.account, self.machine, self.port) = (account, machine, port)
      self.isForOthers = isForOthers
    }
  }

  public struct FoundTable: Equatable, Codable, Sendable {
    /// The account of the host; in an arcade, the name.
    public let name: String
    public let address: TableAddress

    public init(name: String, address: TableAddress) { (self.name, self.address) = (name, address) }
  }

  public struct ShownSign: Equatable, Codable, Sendable {
    public let seat: Int
    public let sign: Sign
  }

  struct Peer: Equatable, Codable, Sendable {
    let id: Int
    /// Nil for a spectator.
    var seat: Int?
    /// It has dealt the board of the round.
    var isReady = false
    /// The messages with flips that it has been sent and not answered yet.
    var unanswered = 0
    /// The flips there were when it was told all of them.
    var toldCount: Int?
  }

  static let maximumPeerCount = 12

  public var isConnected: Bool {
    switch link {
    case .open, .joined: role != nil
    case .none, .opening, .ended: false
    }
  }

  /// The host is asked to let the player in, or to allow a flip.
  public var isWaiting: Bool { link == .opening || awaitsFlip }

  /// The host's: how many watch.
  public var spectatorCount: Int { peers.count { $0.seat == nil } }

  /// The names at the table, without those of spectators.
  public var names: [String] { seats.map(\.name) }

  func peerIndex(_ id: Int) -> Int? { peers.firstIndex { $0.id == id } }

  /// A message to everyone else; a host may leave out one of its guests, a guest sends it to the host.
  func tellAll(_ message: PeerMessage, but id: Int? = nil) -> Effect<AppEffect> {
    // The id of the host's connection at a guest is 0.
    .send(message, to: role == .host ? peers.map(\.id).filter { $0 != id } : [0])
  }
}

extension Effect<AppEffect> {
  static func send(_ message: PeerMessage, to ids: [Int]) -> Self {
    ids.isEmpty ? .none : .run(.together(.send(message, to: ids)))
  }
}

extension AppState {
  /// Plays a game at a table with programs that are connected.
  public var isSharing: Bool {
    together.isConnected && game.isShared && game.table?.authority != .suspended
  }

  /// The game runs for a guest of this machine, and has no files.
  public var isArcade: Bool { settings.options.isArcade == true }

  public var nameAtTable: String {
    let names = [settings.current.person, settings.options.account ?? ""]
    let name = names.lazy.compactMap(\.playerNames.first).first { !$0.isEmpty } ?? "1"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  var tableWork: [PendingWork<AppEffect>] {
    var work: [PendingWork<AppEffect>] = []
    let isHost = together.role == .host
    let awaitsGuest = together.peers.contains { peer in
      peer.unanswered > 0 && peer.seat.map { together.seats[$0].isPresent } == true
    }
    if awaitsGuest || !isHost && together.isWaiting {
      let moment = isHost ? together.answerCount : game.board.flips.count
      work.append(
        .init(.answer, since: moment, after: .seconds(10), .send(.together(.giveUpWaiting))))
    }
    if let sign = together.sign, sign.sign != .again || !game.isFinished {
      let moment = [sign.seat, Sign.allCases.firstIndex(of: sign.sign) ?? 0]
      work.append(.init(.sign, since: moment, after: .seconds(6), .send(.together(.endSign))))
    }
    return work
  }
}
