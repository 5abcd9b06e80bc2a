import FlyingFox
import FlyingSocks
import Foundation

/// iTunes on loopback: answers as told, and records its requests.
actor ITunesDouble {
  typealias Answer = @Sendable (_ path: String, ITunesDouble) async throws -> HTTPResponse

  /// The URL to use as an order's substitute.
  nonisolated let address: String
  /// The requested paths with their queries, in the order of arrival.
  private(set) var requests: [String] = []
  /// The maximum number of concurrent requests.
  private(set) var mostAtOnce = 0
  private var waitingCount = 0
  private let answer: Answer

  private init(port: UInt16, answer: @escaping Answer) {
    address = "http://127.0.0.1:\(port)"
    self.answer = answer
  }

  /// Starts a server, uses it, and stops it.
  static func use(
    _ answer: @escaping Answer, body: (ITunesDouble) async throws -> Void
  ) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else { throw NoPort() }
    let double = ITunesDouble(port: port, answer: answer)
    await server.appendRoute("*") { try await double.response(to: $0) }
    do {
      try await body(double)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
    _ = await running.result
  }

  /// The requests whose path starts with a prefix.
  func requests(for path: String) -> [String] {
    requests.filter { $0.hasPrefix(path) }
  }

  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    let path = request.target.rawValue
    requests.append(path)
    waitingCount += 1
    mostAtOnce = max(mostAtOnce, waitingCount)
    defer { waitingCount -= 1 }
    return try await answer(path, self)
  }

  private struct NoPort: Error {}
}

extension HTTPResponse {
  /// A response with these bytes and this content type.
  static func bytes(_ bytes: some Sequence<UInt8>, type: String = "image/jpeg") -> Self {
    HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: Data(bytes))
  }

  /// A gzipped response.
  static func gzipped(_ bytes: [UInt8]) -> Self {
    HTTPResponse(
      statusCode: .ok, headers: [.contentEncoding: "gzip"], body: Data(bytes))
  }

  static func status(_ code: Int) -> Self {
    HTTPResponse(statusCode: HTTPStatusCode(code, phrase: "As Told"))
  }

  static func redirect(to address: String) -> Self {
    HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: address]))
  }

  /// A search result surrounded by newlines, as Apple sends it.
  static func answer(_ body: String) -> Self {
    .bytes("\n\n\n\(body)\n\n\n".utf8, type: "text/javascript; charset=utf-8")
  }
}
