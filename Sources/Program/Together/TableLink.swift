import Artwork
import DataFlow
import MemoryTunes
import Platform
import StorageLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The connections of this program with others at a table.
@MainActor
final class TableLink {
  private let places: TablePlaces
  private let loop: MainLoop
  /// The connections by the id that the rules know them by; a guest has only the host's, 0.
  private var peers: [Int: Peer] = [:]
  private var arrivals = Rate(limit: 20)
  private var nextID = 1
  /// A guest's number for its host.
  private var key: UInt64 = 0
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// The most connections, a few of which may not have said hello.
  private static let maximumCount = 16

  /// In an arcade, each player's table has a name.
  init(environment: [String: String], isArcade: Bool, loop: MainLoop) {
    places = TablePlaces(environment: environment, isArcade: isArcade)
    self.loop = loop
  }

  /// Opens a table, and delivers what happens there until the work is cancelled.
  func listen(as name: String, isOpen: Bool, send: Send<AppAction>) async {
    do throws(TableFailure) {
      let place = try places.place(named: name, isOpen: isOpen)
      let listener = try ListeningSocket.open(place, loop.watch) { [weak self] in
        self?.take($0, send)
      }
      send(
        .together(
          .opened(
            places.isArcade
              ? .init(account: name, machine: "", isForOthers: true)
              : .init(account: places.account, machine: places.machine, isForOthers: isOpen))))
      await waitForCancellation()
      listener.close()
      closeAll()
    } catch {
      send(.together(.failed(error)))
    }
  }

  /// Connects to a host, and delivers what it says until the work is cancelled.
  func connect(_ address: TableAddress, as name: String, send: Send<AppAction>) async {
    do throws(TableFailure) {
      let socket = try LineSocket.connect(to: try places.paths(of: address), loop.watch)
      socket.maximumLength = PeerMessage.maximumSize
      socket.maximumRate = 2000
      add(socket, as: 0, send)
      key = places.key(for: address, as: name)
      send(.together(.reached))
      await waitForCancellation()
      closeAll()
    } catch {
      send(.together(.failed(error)))
    }
  }

  /// Waits in the loop: a thread of Dispatch would wake the program every second.
  private func waitForCancellation() async {
    let loop = loop
    await withTaskExecutorPreference(loop.executor) {
      try? await loop.sleep(until: loop.now + .seconds(3_000_000_000))
    }
  }

  private func closeAll() {
    for peer in peers.values { peer.socket.close() }
    peers = [:]
  }

  func send(_ message: PeerMessage, to ids: [Int]) {
    var message = message
    if case .hello(var hello) = message {
      hello.key = key
      message = .hello(hello)
    }
    guard let line = try? Array(encoder.encode(message)) else { return }
    for id in ids { peers[id]?.socket.send(line) }
  }

  /// The open tables.
  func openTables() async -> [TogetherState.FoundTable] {
    let places = places
    return await withTaskExecutorPreference(WorkerPool.shared) {
      await World.read { places.openTables() }
    }
  }

  func drop(_ id: Int, send: Send<AppAction>) {
    guard let peer = peers.removeValue(forKey: id) else { return }
    peer.socket.close()
    send(.together(.left(id, nil)))
  }

  /// The same with a number for a guest that only this host can derive from the guest's own.
  private func hiding(_ message: PeerMessage) -> PeerMessage {
    guard case .hello(var hello) = message, hello.key != 0 else { return message }
    hello.key = "\(places.secret) \(hello.key)".utf8.fnv64
    return .hello(hello)
  }

  /// Takes a guest's connection; a full table loses the oldest that has not said hello.
  private func take(_ socket: LineSocket, _ send: Send<AppAction>) {
    guard arrivals.isInRate() else { return socket.close() }
    if peers.count >= Self.maximumCount {
      guard let silent = peers.filter({ !$0.value.isGreeted }).keys.min() else {
        return socket.close()
      }
      drop(silent, send: send)
    }
    add(socket, as: nextID, send)
    nextID += 1
  }

  /// Delivers each line as it is read: until then the rest waits in the kernel, and the other program with it.
  private func add(_ socket: LineSocket, as id: Int, _ send: Send<AppAction>) {
    peers[id] = Peer(socket: socket)
    socket.start(
      onLine: { [weak self] line in
        guard let self else { return }
        guard let message = try? decoder.decode(PeerMessage.self, from: Data(line)),
          message == .done || peers[id]?.requests.isInRate() == true || id == 0
        else {
          drop(id, send: send)
          return
        }
        if case .hello = message { peers[id]?.isGreeted = true }
        send(.together(.received(hiding(message), from: id)))
      },
      onEnd: { [weak self] end in
        self?.peers[id] = nil
        send(.together(.left(id, TableFailure(end))))
      })
  }

  /// A connection, and what is known of it.
  private struct Peer {
    let socket: LineSocket
    var isGreeted = false
    /// More than anybody can press in a second, a held key included.
    var requests = Rate(limit: 60)
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

  fileprivate init(_ failure: SocketFailure) {
    self =
      switch failure {
      case .nobodyListens: .noHost
      case .isInUse: .alreadyHosting
      case .system(let reason): .system(reason)
      }
  }
}

extension ListeningSocket {
  fileprivate static func open(
    _ place: TablePlaces.Place, _ watch: @escaping DescriptorWatch,
    onConnection: @escaping @MainActor (LineSocket) -> Void
  ) throws(TableFailure) -> ListeningSocket {
    do throws(SocketFailure) {
      return try ListeningSocket(
        path: place.path, mode: place.mode, watch: watch, onConnection: onConnection)
    } catch {
      throw TableFailure(error)
    }
  }
}

extension LineSocket {
  /// Connects to the first of these paths where somebody listens.
  fileprivate static func connect(
    to paths: [String], _ watch: @escaping DescriptorWatch
  ) throws(TableFailure) -> LineSocket {
    var failure = TableFailure.noHost
    for path in paths {
      do throws(SocketFailure) {
        return try LineSocket(connectedTo: path, watch: watch)
      } catch {
        failure = TableFailure(error)
      }
    }
    throw failure
  }
}
