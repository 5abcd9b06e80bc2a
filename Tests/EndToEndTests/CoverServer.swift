import Artwork
import FlyingFox
import FlyingSocks
import Foundation
import MemoryTunes
import TestSupport

/// A local server that answers every search with twenty songs.
struct CoverServer {
  /// Whether it never sends a picture.
  var isStuck = false

  /// Serves on a port (0 for any free one) while the body, which is given the port, runs.
  func running<Result>(
    at port: UInt16 = 0, _ body: (UInt16) async throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let serving = Task { try await server.run() }
    defer { serving.cancel() }
    try await server.waitUntilListening()
    let address = await server.listeningAddress
    let ownPort: UInt16
    switch address {
    case .ip4(_, let port), .ip6(_, let port): ownPort = port
    case .unix, nil: throw Failure(description: "The server has no port.")
    }
    await server.appendRoute("/search") { _ in
      HTTPResponse(statusCode: .ok, body: Data(Self.answer(port: ownPort).utf8))
    }
    await server.appendRoute("/art/*") { [isStuck] request in
      if isStuck { try await Task.sleep(for: .seconds(60)) }
      let number = request.path.split(separator: "/").dropFirst().first.flatMap { Int($0) } ?? 0
      return HTTPResponse(statusCode: .ok, body: Self.pictures[number % Self.pictures.count])
    }
    return try await body(ownPort)
  }

  /// The board that the game must deal from it.
  func board(grid: Grid, seed: UInt64) -> GameState {
    let songs = (0..<20).map { number in
      Cover(
        id: "\(number)", title: "Song \(number)", artist: "Band \(number)",
        album: "Album \(number)", artwork: "\(number)")
    }
    var generator = SeededGenerator(seed: seed)
    let covers = Array(songs.shuffled(by: &generator).prefix(grid.pairCount))
    var game = GameState()
    _ = gameReducer(
      state: &game,
      action: .fetchTunes(
        .init(category: .bundled[0], grid: grid, source: .itunes, seed: seed)), isAnimated: false)
    _ = gameReducer(
      state: &game,
      action: .setCards(.init(request: game.request.id, batch: CoverBatch(covers: covers))),
      isAnimated: false)
    return game
  }

  private static func answer(port: UInt16) -> String {
    let songs = (0..<20).map { number in
      """
      {"kind":"song","trackName":"Song \(number)","artistName":"Band \(number)",
       "collectionName":"Album \(number)",
       "artworkUrl100":"http://127.0.0.1:\(port)/art/\(number)/100x100bb.jpg",
       "trackViewUrl":"https://music.apple.com/song/\(number)"}
      """
    }
    return "\n\n\n{\"resultCount\":20,\"results\":[\(songs.joined(separator: ","))]}\n\n\n"
  }

  /// The bundled covers serve as pictures.
  private static let pictures: [Data] = {
    let folder = URL(filePath: resources).appending(path: "Covers/Rock")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted().compactMap {
      try? Data(contentsOf: folder.appending(path: $0))
    }
  }()
}
