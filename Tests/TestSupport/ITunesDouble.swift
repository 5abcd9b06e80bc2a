import FlyingFox
import FlyingSocks
import Foundation

/// iTunes on loopback: answers as told, and records its requests.
package actor ITunesDouble {
  package typealias Answer = @Sendable (_ path: String, ITunesDouble) async throws -> HTTPResponse

  /// The URL to use as an order's substitute.
  package nonisolated let address: String
  package nonisolated let port: UInt16
  /// The requested paths with their queries, in the order of arrival.
  package private(set) var requests: [String] = []
  /// The maximum number of concurrent requests.
  package private(set) var mostAtOnce = 0
  private var waitingCount = 0
  private let answer: Answer

  private init(port: UInt16, answer: @escaping Answer) {
    address = "http://127.0.0.1:\(port)"
    self.port = port
    self.answer = answer
  }

  /// Starts a server on a port, 0 for any free one, uses it, and stops it.
  ///
  /// What is still requested there afterwards may reach the server of another test, except on a
  /// ``reservedPort()``.
  @discardableResult
  package static func use<Result>(
    at port: UInt16 = 0, _ answer: @escaping Answer, body: (ITunesDouble) async throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 120)
    guard case .ip4(_, let port) = await server.listeningAddress else { throw NoPort() }
    let double = ITunesDouble(port: port, answer: answer)
    await server.appendRoute("*") { try await double.response(to: $0) }
    do {
      let result = try await body(double)
      await server.stop()
      _ = await running.result
      return result
    } catch {
      await server.stop()
      throw error
    }
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
  package static func bytes(_ bytes: some Sequence<UInt8>, type: String = "image/jpeg") -> Self {
    HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: Data(bytes))
  }

  /// A gzipped response.
  package static func gzipped(_ bytes: [UInt8]) -> Self {
    HTTPResponse(
      statusCode: .ok, headers: [.contentEncoding: "gzip"], body: Data(bytes))
  }

  package static func status(_ code: Int) -> Self {
    HTTPResponse(statusCode: HTTPStatusCode(code, phrase: "As Told"))
  }

  package static func redirect(to address: String) -> Self {
    HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: address]))
  }

  /// A search result surrounded by newlines, as Apple sends it.
  package static func answer(_ body: String) -> Self {
    .bytes("\n\n\n\(body)\n\n\n".utf8, type: "text/javascript; charset=utf-8")
  }
}
