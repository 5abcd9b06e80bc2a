import Foundation
import TestSupport

@testable import Platform

/// Two programs on this machine exchange lines; neither believes the other.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SocketTests: FolderSuite {
  let testFolder = TestFolder()

  private var path: String { folder + "/socket" }

  /// What happens at one end.
  private enum News: Equatable, Sendable {
    case line(String)
    case end(LineSocket.End)
  }

  private func news(of socket: LineSocket) -> AsyncStream<News> {
    let (stream, news) = AsyncStream.makeStream(of: News.self)
    socket.start(
      onLine: { news.yield(.line(String(decoding: $0, as: UTF8.self))) },
      onEnd: {
        news.yield(.end($0))
        news.finish()
      })
    return stream
  }

  /// A connection: what listens, its end, and the end of who has connected.
  private func connect() async throws -> (ListeningSocket, host: LineSocket, guest: LineSocket) {
    let (sockets, arrivals) = AsyncStream.makeStream(of: LineSocket.self)
    let listener = try ListeningSocket(path: path, mode: 0o600) { arrivals.yield($0) }
    let guest = try LineSocket(connectedTo: path)
    var arrived = sockets.makeAsyncIterator()
    return (listener, try #require(await arrived.next()), guest)
  }

  @Test func `lines arrive whole and in order, however long, and then the end`() async throws {
    let (listener, host, guest) = try await connect()
    host.maximumLength = 1_000_000
    let received = news(of: host)
    _ = news(of: guest)
    let lines = ["", "Grüße", String(repeating: "x", count: 900_000)]
    for line in lines { guest.send(Array(line.utf8)) }
    var arrived = received.makeAsyncIterator()
    for line in lines { #expect(await arrived.next() == .line(line)) }
    guest.close()
    #expect(await arrived.next() == .end(.closed))
    listener.close()
    #expect(!exists(path))
  }

  @Test(arguments: [(length: 5000, count: 1), (50_000, 1), (1, 500)])
  func `who sends too much is cut off`(length: Int, count: Int) async throws {
    let (listener, host, guest) = try await connect()
    host.rate.limit = 200
    _ = news(of: guest)
    let line = String(repeating: "x", count: length)
    for _ in 0..<count { guest.send(Array(line.utf8)) }
    var seen: [News] = []
    for await piece in news(of: host) { seen.append(piece) }
    let accepted = length > host.maximumLength ? 0 : 200
    #expect(seen == Array(repeating: .line("x"), count: accepted) + [.end(.flooded)])
    listener.close()
  }

  @Test func `who reads nothing is given up, and nobody waits for them`() async throws {
    let (listener, host, guest) = try await connect()
    let line = [UInt8](repeating: 0x78, count: 100_000)
    let received = news(of: host)
    for _ in 0...LineSocket.maximumBacklog / 100_000 + 10 { host.send(line) }
    var arrived = received.makeAsyncIterator()
    #expect(await arrived.next() == .end(.stalled))
    guest.close()
    listener.close()
  }

  @Test func `a socket that a dead program has left is replaced, one in use is not`() async throws {
    let (listener, _, _) = try await connect()
    #expect(isListened(at: path))
    #expect(throws: SocketFailure.isInUse) { try ListeningSocket(path: path, mode: 0o600) { _ in } }
    let files = FileManager.default
    try files.moveItem(atPath: path, toPath: path + "-dead")
    listener.close()
    #expect(throws: SocketFailure.nobodyListens) { try LineSocket(connectedTo: path) }
    try files.moveItem(atPath: path + "-dead", toPath: path)
    while isListened(at: path) { await Task.yield() }
    let again = try ListeningSocket(path: path, mode: 0o600) { _ in }
    #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    again.close()
  }

  @Test func `a file in place of a socket is not touched`() throws {
    try write("mine", to: path)
    #expect(throws: SocketFailure.system("Address already in use")) {
      try ListeningSocket(path: path, mode: 0o600) { _ in }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func `a path that no address holds is refused`() {
    let long = folder + String(repeating: "/long", count: 30)
    #expect(throws: SocketFailure.system("File name too long")) {
      try LineSocket(connectedTo: long)
    }
  }
}
