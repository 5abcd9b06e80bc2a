import Artwork
import ArtworkLive
import LoopbackITunes
import Testing

@testable import FetchProgram

@Suite struct SearchAnswerTests {
  private static let address = "https://a1.mzstatic.com"

  private func answer(_ results: String...) throws -> SearchAnswer {
    try SearchAnswer(Array(songs(results).utf8), at: .apple)
  }

  @Test(arguments: [
    "", " \n", "null", "true", "0", "\"results\"", "[]", "{}", "{\"results\":null}",
    "{\"results\":{}}", "{\"results\":\"\"}", "{\"resultCount\":1}", "{\"results\":[",
    "<html></html>",
    "callback({\"resultCount\":0,\"results\":[]});", "{\"results\":[]}}", "{\"results\":[]} x",
    "{'results':[]}", "\u{0}", "{\"results\":[{\"kind\":\"song\"}",
    String(repeating: "[", count: 10_000),
    String(repeating: "{\"results\":[", count: 10_000),
    "{\"results\":" + String(repeating: "[", count: 10_000)
      + String(repeating: "]", count: 10_000) + "}",
    String(repeating: "[", count: 1_000_000),
  ])
  func `anything but an object with results is refused`(body: String) {
    #expect(throws: FetchFailure.notAnAnswer) { try SearchAnswer(Array(body.utf8), at: .apple) }
  }

  @Test(arguments: [
    "null", "5", "\"song\"", "[]", "{}", "{\"kind\":5}", "{\"kind\":null}",
    #"{"kind":"song","trackName":5,"artworkUrl100":"https://a1.mzstatic.com/x.jpg"}"#,
    #"{"kind":"song","trackName":"T","artworkUrl100":["https://a1.mzstatic.com/x.jpg"]}"#,
    #"{"kind":"song","trackName":"T","artworkUrl100":null}"#, #"{"kind":"song","trackName":"T"}"#,
    #"{"kind":"song","trackName":"","artworkUrl100":"https://a1.mzstatic.com/x.jpg"}"#,
    #"{"kind":"song","trackName":"\u0007","artworkUrl100":"https://a1.mzstatic.com/x.jpg"}"#,
    #"{"kind":"song","trackName":"T","artworkUrl100":"https://evil.example/x.jpg"}"#,
    #"{"kind":"music-video","trackName":"T","artworkUrl100":"https://a1.mzstatic.com/x.jpg"}"#,
    #"{"trackName":"T","artworkUrl100":"https://a1.mzstatic.com/x.jpg"}"#,
  ])
  func `an unusable result does not affect the others`(odd: String) throws {
    let answer = try answer(song(1, at: Self.address), odd, song(2, at: Self.address))

    #expect(answer.covers == [cover(1, at: Self.address), cover(2, at: Self.address)])
    #expect(answer.resultCount == 3)
  }

  @Test func `null counts as missing`() throws {
    let picture = #""artworkUrl60":"https://a1.mzstatic.com/60x60bb.jpg""#

    let absent = try answer(#"{"kind":"song","trackName":"T",\#(picture)}"#)
    let null = try answer(
      #"""
      {"kind":"song","trackName":"T","artistName":null,"collectionName":null,
      "artworkUrl100":null,"trackViewUrl":null,"previewUrl":null,\#(picture)}
      """#)

    let artwork = "https://a1.mzstatic.com/600x600bb.jpg"
    #expect(absent == null)
    #expect(
      null.covers == [Cover(id: "itunes/\(artwork)", title: "T", artist: "", artwork: artwork)])
  }

  @Test func `huge numbers do no harm`() throws {
    let digits = String(repeating: "9", count: 5000)
    let body = #"""
      {"resultCount":1e999999,"results":[{"trackPrice":\#(digits),"discCount":-1e-999999,
      "kind":"song","trackName":"T","artworkUrl100":"https://a1.mzstatic.com/1x1.jpg"}]}
      """#

    let answer = try SearchAnswer(Array(body.utf8), at: .apple)

    #expect(answer.covers.map(\.title) == ["T"])
  }

  @Test func `a song with invalid UTF-8 does not affect the others`() throws {
    var body = Array(songs([song(1, at: Self.address), song(2, at: Self.address)]).utf8)
    let place = try #require(body.firstRange(of: "Song 1".utf8))
    body.replaceSubrange(place, with: [0xC3, 0x28, 0xFF])

    let answer = try? SearchAnswer(body, at: .apple)

    #expect(answer == nil || answer?.covers.last == cover(2, at: Self.address))
  }

  @Test func `the number of results is counted, not trusted`() throws {
    let body = #"{"resultCount":200,"results":[\#(song(1, at: Self.address))]}"#

    #expect(try SearchAnswer(Array(body.utf8), at: .apple).resultCount == 1)
  }

  @Test func `two hundred results give two hundred covers in their order`() throws {
    let answer = try SearchAnswer(Array(songs(0..<200, at: Self.address).utf8), at: .apple)

    #expect(answer.covers == (0..<200).map { cover($0, at: Self.address) })
  }

  @Test func `at most a page of results is read`() throws {
    let results = (0..<300).map { song($0, at: Self.address) }

    let answer = try SearchAnswer(Array(songs(results).utf8), at: .apple)

    #expect(answer.covers == (0..<200).map { cover($0, at: Self.address) })
    #expect(answer.resultCount == 200)
  }

  @Test func `two hundred songs of one album give one cover`() throws {
    let results = [String](repeating: song(1, at: Self.address), count: 200)

    let answer = try SearchAnswer(Array(songs(results).utf8), at: .apple)

    #expect(answer.covers == [cover(1, at: Self.address)])
    #expect(answer.resultCount == 200)
  }

  @Test func `one picture at several hosts and sizes is one cover`() throws {
    let answer = try answer(
      #"{"kind":"song","trackName":"A","artworkUrl100":"http://a1.mzstatic.com/x/100x100bb.jpg"}"#,
      #"{"kind":"song","trackName":"B","artworkUrl100":"https://a5.mzstatic.com/x/100x100bb.jpg"}"#,
      #"{"kind":"song","trackName":"C","artworkUrl100":"https://a1.mzstatic.com/x/60x60bb.jpg"}"#)

    #expect(answer.covers.map(\.title) == ["A"])
  }
}
