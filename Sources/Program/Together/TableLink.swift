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
  /// The connections by the id that the rules know them by; a guest has only the host's, 0.
  private var sockets: [Int: LineSocket] = [:]
  private var nextID = 1
  /// A guest's number for its host.
  private var key: UInt64 = 0
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// Connections that have not said hello are few: one more ends the oldest.
  private static let maximumCount = 16

  /// In an arcade, each player's table has a name.
  init(environment: [String: String], isArcade: Bool) {
    places = TablePlaces(environment: environment, isArcade: isArcade)
  }

  /// Opens a table, and delivers what happens there until the work is cancelled.
  func listen(as name: String, isOpen: Bool, send: Send<AppAction>) async {
    let (events, continuation) = AsyncStream.makeStream(of: TogetherAction.self)
    do throws(TableFailure) {
      let place = try places.place(named: name, isOpen: isOpen)
      let listener = try ListeningSocket.open(place) { [weak self] socket in
        self?.take(socket, continuation)
      }
      send(
        .together(
          .opened(
            places.isArcade
              ? .init(account: name, machine: "", isForOthers: true)
              : .init(account: places.account, machine: places.machine, isForOthers: isOpen))))
      await deliver(events, to: send)
      listener.close()
    } catch {
      send(.together(.failed(error)))
    }
  }

  /// Connects to a host, and delivers what it says until the work is cancelled.
  func connect(_ address: TableAddress, as name: String, send: Send<AppAction>) async {
    let (events, continuation) = AsyncStream.makeStream(of: TogetherAction.self)
    do throws(TableFailure) {
      let socket = try LineSocket.connect(to: try places.paths(of: address))
      socket.maximumLength = PeerMessage.maximumSize
      socket.maximumRate = 2000
      add(socket, as: 0, continuation)
      key = places.key(for: address, as: name)
      send(.together(.reached))
      await deliver(events, to: send)
    } catch {
      send(.together(.failed(error)))
    }
  }

  private func deliver(
    _ events: AsyncStream<TogetherAction>, to send: Send<AppAction>
  ) async {
    for await event in events { send(.together(event)) }
    for socket in sockets.values { socket.close() }
    sockets = [:]
  }

  func send(_ message: PeerMessage, to ids: [Int]) {
    var message = message
    if case .hello(var hello) = message {
      hello.key = key
      message = .hello(hello)
    }
    guard let line = try? Array(encoder.encode(message)) else { return }
    for id in ids { sockets[id]?.send(line) }
  }

  /// The open tables.
  func openTables() async -> [TogetherState.FoundTable] {
    let places = places
    return await withTaskExecutorPreference(WorkerPool.shared) {
      await World.read { places.openTables() }
    }
  }

  func drop(_ id: Int) {
    sockets.removeValue(forKey: id)?.close()
  }

  /// The same with a number for a guest that only this host can derive from the guest's own.
  private func hiding(_ message: PeerMessage) -> PeerMessage {
    guard case .hello(var hello) = message, hello.key != 0 else { return message }
    hello.key = "\(places.secret) \(hello.key)".utf8.fnv64
    return .hello(hello)
  }

  private func take(_ socket: LineSocket, _ events: AsyncStream<TogetherAction>.Continuation) {
    guard sockets.count < Self.maximumCount else { return socket.close() }
    add(socket, as: nextID, events)
    nextID += 1
  }

  private func add(
    _ socket: LineSocket, as id: Int, _ events: AsyncStream<TogetherAction>.Continuation
  ) {
    sockets[id] = socket
    socket.start(
      onLine: { [weak self] line in
        guard let self else { return }
        if let message = try? decoder.decode(PeerMessage.self, from: Data(line)) {
          events.yield(.received(hiding(message), from: id))
        } else {
          drop(id)
          events.yield(.left(id, .unruly))
        }
      },
      onEnd: { [weak self] end in
        self?.drop(id)
        events.yield(.left(id, TableFailure(end)))
      })
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
    _ place: TablePlaces.Place, onConnection: @escaping @MainActor (LineSocket) -> Void
  ) throws(TableFailure) -> ListeningSocket {
    do throws(SocketFailure) {
      return try ListeningSocket(path: place.path, mode: place.mode, onConnection: onConnection)
    } catch {
      throw TableFailure(error)
    }
  }
}

extension LineSocket {
  /// Connects to the first of these paths where somebody listens.
  fileprivate static func connect(to paths: [String]) throws(TableFailure) -> LineSocket {
    var failure = TableFailure.noHost
    for path in paths {
      do throws(SocketFailure) {
        return try LineSocket(connectedTo: path)
      } catch {
        failure = TableFailure(error)
      }
    }
    throw failure
  }
}
