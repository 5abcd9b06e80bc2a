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
    table += 1
    let own = table
    do {
      let place = try places.place(named: name, isOpen: isOpen)
      let listener = try ListeningSocket(path: place.path, mode: place.mode, watch: loop.watch) {
        [weak self] in self?.take($0, send)
      }
      send(
        .together(
          .opened(
            places.isArcade
              ? .init(account: name, machine: "", isForOthers: true)
              : .init(
                account: places.account, machine: places.machine, port: places.port,
                isForOthers: isOpen))))
      await waitForCancellation()
      listener.close()
      closeAll(at: own)
    } catch {
      send(.together(.failed(TableFailure(error))))
    }
  }

  /// Connects to a host, and delivers what it says until the work is cancelled.
  func connect(_ address: TableAddress, as name: String, send: Send<AppAction>) async {
    table += 1
    let own = table
    do {
      let socket = try LineSocket.connect(to: try places.paths(of: address), loop.watch)
      socket.maximumLength = PeerMessage.maximumSize
      socket.rate.limit = 600
      peers[0]?.socket.close()
      add(socket, as: 0, send)
      peers[0]?.key = 0
      peers[0]?.budget.requests.limit = 1000
      key = places.key(for: address, as: name)
      send(.together(.reached))
      await waitForCancellation()
      closeAll(at: own)
    } catch {
      send(.together(.failed(TableFailure(error))))
    }
  }

  /// Waits in the loop: a thread of Dispatch would wake the program every second.
  private func waitForCancellation() async {
    await withTaskExecutorPreference(loop.executor) {
      let (nothing, continuation) = AsyncStream<Never>.makeStream()
      for await _ in nothing {}
      continuation.finish()
    }
  }

  private func closeAll(at table: Int) {
    for (id, peer) in peers where peer.table == table {
      peer.socket.close()
      peers[id] = nil
    }
  }

  func send(_ message: PeerMessage, to ids: [Int]) {
    var message = message
    if case .hello(var hello) = message {
      hello.key = key
      message = .hello(hello)
    }
    guard let line = try? Array(encoder.encode(message)) else { return }
    for id in ids {
      if case .seats(_, form: _, yours: .some) = message { remember(id) }
      switch message {
      case .flip, .boards: peers[id]?.owedAnswers += 1
      default: break
      }
      peers[id]?.socket.send(line)
    }
  }

  private func keep(_ budget: Budget, for id: Int) {
    if let key = peers[id]?.key, known[key] != nil {
      known[key] = budget
    } else {
      peers[id]?.budget = budget
    }
  }

  /// Keeps a budget for a guest who has just taken a seat.
  private func remember(_ id: Int) {
    guard let key = peers[id]?.key, known[key] == nil else { return }
    if known.count >= Self.maximumKnownCount { known = [:] }
    known[key] = Budget()
  }

  func openTables() async -> [TogetherState.FoundTable] {
    let places = places
    return await WorkerPool.shared.perform { places.openTables() }
  }

  func drop(_ id: Int, send: Send<AppAction>) {
    peers[id]?.socket.close()
    forget(id, nil, send)
  }

  private func forget(_ id: Int, _ failure: TableFailure?, _ send: Send<AppAction>) {
    // The rules know only those who have said hello.
    if peers.removeValue(forKey: id)?.key != nil { send(.together(.left(id, failure))) }
  }

  /// The same with a number for a guest that only this host can derive from the guest's own.
  private func hiding(_ hello: Hello) -> Hello {
    guard hello.key != 0 else { return hello }
    var hello = hello
    hello.key = "\(places.secret) \(hello.key)".utf8.fnv64
    return hello
  }

  /// Takes a guest's connection; of too many that say nothing, the oldest has to go.
  private func take(_ socket: LineSocket, _ send: Send<AppAction>) {
    let silent = peers.filter { $0.value.key == nil }.keys
    if silent.count >= Self.maximumSilentCount, let oldest = silent.min() {
      drop(oldest, send: send)
    }
    socket.rate.limit = 1000
    add(socket, as: nextID, send)
    nextID += 1
  }

  /// Delivers each line as it is read: until then the rest waits in the kernel, and the other program with it.
  private func add(_ socket: LineSocket, as id: Int, _ send: Send<AppAction>) {
    peers[id] = Peer(socket: socket, table: table)
    socket.start(
      onLine: { [weak self] line in
        guard let self else { return }
        let message = try? decoder.decode(PeerMessage.self, from: Data(line))
        let verdict = message.flatMap { id == 0 ? checkHost($0) : check($0, from: id) }
        switch verdict {
        case .deliver(let message):
          willReceive()
          send(.together(.received(message, from: id)))
        case .ignore: break
        case .refuse(let failure):
          self.send(.refused(failure), to: [id])
          drop(id, send: send)
        case nil: drop(id, send: send)
        }
      },
      onEnd: { [weak self] end in self?.forget(id, TableFailure(end), send) })
  }

  private enum Verdict {
    case deliver(PeerMessage)
    case ignore
    case refuse(TableFailure)
  }

  /// The host may send as much as all at the table can cause.
  private func checkHost(_ message: PeerMessage) -> Verdict? {
    let cost =
      switch message {
      case .flip, .cursor: 0
      case .boards, .deal: 20
      default: 1
      }
    return peers[0]?.budget.requests.isInRate(cost) == true ? .deliver(message) : nil
  }

  /// A guest's message as the rules may see it: what is only to be seen may get lost, too much of the rest ends the
  /// connection.
  private func check(_ message: PeerMessage, from id: Int) -> Verdict? {
    guard let peer = peers[id] else { return nil }
    if case .hello(let hello) = message {
      let hello = hiding(hello)
      guard known[hello.key]?.arrivals.isInRate() ?? strangers.isInRate() else {
        return .refuse(.hasty)
      }
      peers[id]?.key = hello.key
      return .deliver(.hello(hello))
    }
    var budget = peer.key.flatMap { known[$0] } ?? peer.budget
    defer { keep(budget, for: id) }
    switch message {
    case .done:
      peers[id]?.owedAnswers -= 1
      return peer.owedAnswers > 0 ? .deliver(message) : nil
    case .cursor: return budget.cursors.isInRate() ? .deliver(message) : .ignore
    case .sign: return budget.signs.isInRate() ? .deliver(message) : .ignore
    default:
      let cost = if case .ready = message { 10 } else { 1 }
      return budget.requests.isInRate(cost) ? .deliver(message) : .refuse(.hasty)
    }
  }

  private struct Peer {
    let socket: LineSocket
    let table: Int
    /// Nil until it has said hello.
    var key: UInt64?
    /// The messages with flips that it has not answered.
    var owedAnswers = 0
    var budget = Budget()
  }

  private struct Budget {
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

extension LineSocket {
  /// Connects to the first of these paths where somebody listens.
  fileprivate static func connect(
    to paths: [String], _ watch: @escaping DescriptorWatch
  ) throws(SocketFailure) -> LineSocket {
    var failure = SocketFailure.nobodyListens
    for path in paths {
      do throws(SocketFailure) {
        return try LineSocket(connectedTo: path, watch: watch)
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
