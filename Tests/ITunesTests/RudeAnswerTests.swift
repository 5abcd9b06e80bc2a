import Artwork
import FetchProgram
import Testing

/// Searches at a server that violates HTTP.
@Suite(.timeLimit(.minutes(10))) struct RudeAnswerTests {
  private static let start = "HTTP/1.1 200 OK\r\n"

  @Test(arguments: [
    (start + "Content-Length: 1000\r\n\r\n{\"results\":[", FetchFailure.cutOff),
    (start + "Content-Length: 1000\r\n\r\n", .cutOff),
    (start + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"res\r\n", .cutOff),
    (start + "Transfer-Encoding: chunked\r\n\r\nFFFF\r\n{\"res", .cutOff),
    (start + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{", .cutOff),
    (start + "\r\n{\"results\":[", .notAnAnswer),
    (start + "Content-Length: 5\r\n\r\n{\"results\":[]}", .notAnAnswer),
    (start + "Content-Length: 0\r\n\r\n{\"results\":[]}", .notAnAnswer),
    (start + "Content-Length: 1048576\r\n\r\n{", .cutOff),
    (start + "Content-Length: 1048577\r\n\r\n{", .tooLarge),
    (start + "Content-Length: 99999999999999\r\n\r\n{", .tooLarge),
    ("", .notAnAnswer),
    (start + "\r\n{\"results\":[]}", .nothingFound(term: "Rock")),
  ])
  func `an answer of another length than it says is reported`(
    answer: String, failure: FetchFailure
  ) async throws {
    let server = try RudeServer(head: answer)

    #expect(await replies(to: .rock(3, at: server.address)) == searchFailed(failure))
  }

  @Test(arguments: [
    "220 mail.example ESMTP\r\n", "{\"resultCount\":0,\"results\":[]}", "\u{0}\u{1}\u{2}\r\n\r\n",
    "HTTP/1.1 hello\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n",
    start + "Content-Length: many\r\n\r\n{}",
  ])
  func `an answer that is not HTTP is refused`(answer: String) async throws {
    let server = try RudeServer(head: answer)

    #expect(await replies(to: .rock(3, at: server.address)) == searchFailed(.notAnAnswer))
  }

  @Test func `an endless answer is abandoned`() async throws {
    let spaces = [UInt8](repeating: 0x20, count: 65_536)
    let server = try RudeServer(head: Self.start + "\r\n", rest: spaces, isEndless: true)

    #expect(await replies(to: .rock(3, at: server.address)) == searchFailed(.tooLarge))
  }

  @Test func `endless headers are abandoned`() async throws {
    let header = Array("X-Filler: \(String(repeating: "a", count: 1000))\r\n".utf8)
    let server = try RudeServer(head: Self.start, rest: header, isEndless: true)

    let replies = await replies(to: .rock(3, at: server.address))

    // The failure depends on curl's release.
    let failures = [FetchFailure.cutOff, .tooLarge, .noConnection, .notAnAnswer]
    #expect(failures.map(searchFailed).contains(replies))
  }
}
