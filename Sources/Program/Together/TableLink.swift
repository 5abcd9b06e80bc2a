import Platform
import StorageLive

/// The connections of this program with others at a table.
@MainActor
final class TableLink {
  private let places: TablePlaces
  private let loop: MainLoop
  /// The connections by the id that the rules know them by; a guest has only the host's, 0.
  private var peers: [Int: Peer] = [:]
  /// The budgets of those with a seat, by key; reconnecting does not renew them.
  private var known: [UInt64: Budget] = [:]
  private var strangers = Rate(limit: 20)
  private var nextID = 1
  /// The number of the table that is open or joined; work that was cancelled may end when there is another.
  private var table = 0
  /// A guest's number for its host.
  private var key: UInt64 = 0
  /// Called before a message is delivered.
  var willReceive: () -> Void = {}
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  private static let maximumSilentCount = 8
  private static let maximumKnownCount = 1000

  /// In an arcade, each player's table has a name.
  init(environment: [String: String], isArcade: Bool, loop: MainLoop) {
    places = TablePlaces(environment: environment, isArcade: isArcade)
    self.loop = loop
  }

  /// Opens a table, and delivers what happens there until the work is cancelled.
  func listen(as name: String, isOpen: Bool, keys: [UInt64], send: Send<AppAction>) async {
    known = Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, Budget()) })
    await stay(send) {
      let place = try places.place(named: name, isOpen: isOpen)
      let listener = try ListeningSocket(path: place.path, mode: place.mode, watch: loop.watch) {
        [weak self] in self?.take($0, send)
      }
      let host =
        places.isArcade
        ? TogetherState.TablePlace(account: name, machine: "", isForOthers: true)
        : .init(
          account: places.account, machine: places.machine, port: places.port, isForOthers: isOpen)
      send(.together(.opened(host)))
      return listener
    }
  }

  /// Connects to a host, and delivers what it says until the work is cancelled.
  func connect(_ address: TableAddress, as name: String, send: Send<AppAction>) async {
    await stay(send) {
      let paths = try places.paths(of: address)
      guard let last = paths.last else { throw SocketFailure.nobodyListens }
      var found: LineSocket?
      for path in paths.dropLast() where found == nil {
        found = try? LineSocket(connectedTo: path, watch: loop.watch)
      }
      let socket = try found ?? LineSocket(connectedTo: last, watch: loop.watch)
      socket.maximumLength = PeerMessage.maximumSize
      socket.rate.limit = 600
      peers[0]?.socket.close()
      let host = Peer(socket: socket, table: table)
      host.key = 0
      host.budget.requests.limit = 1000
      add(host, as: 0, send)
      key = places.key(for: address, as: name)
      send(.together(.reached))
      return nil
    }
  }

  /// Is at a table until the work is cancelled, then closes its connections.
  private func stay(_ send: Send<AppAction>, open: () throws -> ListeningSocket?) async {
    table += 1
    let own = table
    do {
      let listener = try open()
      await waitForCancellation()
      listener?.close()
      for (id, peer) in peers where peer.table == own {
        peer.socket.close()
        peers[id] = nil
      }
    } catch {
      send(.together(.failed(TableFailure(error))))
    }
  }

  /// In the loop: a thread of Dispatch would wake the program every second.
  private func waitForCancellation() async {
    await withTaskExecutorPreference(loop.executor) {
      let (nothing, continuation) = AsyncStream<Never>.makeStream()
      for await _ in nothing {}
      continuation.finish()
    }
  }

  func send(_ message: PeerMessage, to ids: [Int]) {
    var message = message
    if case .hello(var hello) = message {
      hello.key = key
      message = .hello(hello)
    }
    guard let line = try? Array(encoder.encode(message)) else { return }
    for peer in ids.compactMap({ peers[$0] }) {
      switch message {
      case .seats(_, form: _, yours: .some): remember(peer)
      case .flip, .boards: peer.owedAnswers += 1
      default: break
      }
      peer.socket.send(line)
    }
  }

  private func remember(_ guest: Peer) {
    guard let key = guest.key, known[key] == nil else { return }
    if known.count >= Self.maximumKnownCount { known = [:] }
    known[key] = guest.budget
  }

  func openTables() async -> [TogetherState.FoundTable] {
    await WorkerPool.shared.perform { [places] in places.openTables() }
  }

  func drop(_ id: Int, send: Send<AppAction>) {
    peers[id]?.socket.close()
    forget(id, nil, send)
  }

  private func forget(_ id: Int, _ failure: TableFailure?, _ send: Send<AppAction>) {
    // The rules know only those who have said hello.
    if peers.removeValue(forKey: id)?.key != nil { send(.together(.left(id, failure))) }
  }

  /// Takes a guest's connection; of too many that say nothing, the oldest has to go.
  private func take(_ socket: LineSocket, _ send: Send<AppAction>) {
    let silent = peers.filter { $0.value.key == nil }.keys
    if silent.count >= Self.maximumSilentCount, let oldest = silent.min() {
      drop(oldest, send: send)
    }
    socket.rate.limit = 1000
    add(Peer(socket: socket, table: table), as: nextID, send)
    nextID += 1
  }

  /// Delivers each line as it is read: until then the rest waits in the kernel, and the other program with it.
  private func add(_ peer: Peer, as id: Int, _ send: Send<AppAction>) {
    peers[id] = peer
    peer.socket.start(
      onLine: { [weak self] line in
        guard let self, let peer = peers[id] else { return }
        do {
          let said = try decoder.decode(PeerMessage.self, from: Data(line))
          let message = id == 0 ? try checked(said, byHost: peer) : try checked(said, by: peer)
          guard let message else { return }
          willReceive()
          send(.together(.received(message, from: id)))
        } catch {
          if let failure = error as? TableFailure { self.send(.refused(failure), to: [id]) }
          drop(id, send: send)
        }
      },
      onEnd: { [weak self] end in self?.forget(id, TableFailure(end), send) })
  }

  /// The host may send as much as all at the table can cause.
  private func checked(_ message: PeerMessage, byHost host: Peer) throws -> PeerMessage {
    let cost =
      switch message {
      case .flip, .cursor: 0
      case .boards, .deal: 20
      default: 1
      }
    guard host.budget.requests.isInRate(cost) else { throw LineSocket.End.flooded }
    return message
  }

  /// A guest's message as the rules may see it; nil for too much of what is only seen, throws for too much of the rest.
  private func checked(_ message: PeerMessage, by guest: Peer) throws -> PeerMessage? {
    let budget = guest.budget
    switch message {
    case .hello(var hello):
      // A number that only this host can derive from the guest's own.
      if hello.key != 0 { hello.key = "\(places.secret) \(hello.key)".utf8.fnv64 }
      let budget = known[hello.key]
      guard budget?.arrivals.isInRate() ?? strangers.isInRate() else { throw TableFailure.hasty }
      guest.key = hello.key
      guest.budget = budget ?? guest.budget
      return .hello(hello)
    case .done:
      guest.owedAnswers -= 1
      guard guest.owedAnswers >= 0 else { throw LineSocket.End.flooded }
      return message
    case .cursor: return budget.cursors.isInRate() ? message : nil
    case .sign: return budget.signs.isInRate() ? message : nil
    default:
      let cost = if case .ready = message { 10 } else { 1 }
      guard budget.requests.isInRate(cost) else { throw TableFailure.hasty }
      return message
    }
  }

  private final class Peer {
    let socket: LineSocket
    let table: Int
    /// Nil until it has said hello.
    var key: UInt64?
    /// The messages with flips that it has not answered.
    var owedAnswers = 0
    var budget = Budget()

    init(socket: LineSocket, table: Int) { (self.socket, self.table) = (socket, table) }
  }

  /// What somebody may still send.
  private final class Budget {
    /// Enough for a burst after a slow line has stalled.
    var requests = Rate(limit: 200, seconds: 5)
    var cursors = Rate(limit: 60)
    var signs = Rate(limit: 3)
    var arrivals = Rate(limit: 3)
  }
}

extension TableFailure {
  fileprivate init?(_ end: LineSocket.End) {
    switch end {
    case .closed: return nil
    case .flooded: self = .unruly
    case .stalled: self = .stalled
    }
  }

  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let failure as TableFailure: failure
      case SocketFailure.nobodyListens: .noHost
      case SocketFailure.isInUse: .alreadyHosting
      case SocketFailure.system(let reason): .system(reason)
      default: .system("\(error)")
      }
  }
}
