import Artwork
import ArtworkLive
import Foundation
import LoopbackITunes
import Testing

@testable import FetchProgram

@Suite struct SearchAnswerTests {
  private static let address = "https://a1.mzstatic.com"

  private func answer(_ results: [String]) throws -> SearchAnswer {
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
    let answer = try answer([song(1, at: Self.address), odd, song(2, at: Self.address)])

    #expect(answer.covers == [cover(1, at: Self.address), cover(2, at: Self.address)])
    #expect(answer.resultCount == 3)
  }

  @Test func `null counts as missing`() throws {
    let picture = #""artworkUrl60":"https://a1.mzstatic.com/60x60bb.jpg""#

    let absent = try answer([#"{"kind":"song","trackName":"T",\#(picture)}"#])
    let null = try answer([
      #"""
      {"kind":"song","trackName":"T","artistName":null,"collectionName":null,
      "artworkUrl100":null,"trackViewUrl":null,"previewUrl":null,\#(picture)}
      """#
    ])

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

  @Test func `at most a page of results is read`() throws {
    let answer = try answer((0..<300).map { song($0, at: Self.address) })

    #expect(answer.covers == (0..<200).map { cover($0, at: Self.address) })
    #expect(answer.resultCount == 200)
  }

  @Test func `two hundred songs of one album give one cover`() throws {
    let answer = try answer([String](repeating: song(1, at: Self.address), count: 200))

    #expect(answer.covers == [cover(1, at: Self.address)])
    #expect(answer.resultCount == 200)
  }

  @Test func `one picture at several hosts and sizes is one cover`() throws {
    let answer = try answer(
      [
        "http://a1.mzstatic.com/x/100x100", "https://a5.mzstatic.com/x/100x100",
        "https://a1.mzstatic.com/x/60x60",
      ].map {
        #"{"kind":"song","trackName":"\#($0)","artworkUrl100":"\#($0)bb.jpg"}"#
      })

    #expect(answer.covers.map(\.title) == ["http://a1.mzstatic.com/x/100x100"])
  }
}

/// A song's text is shown in a terminal, and its link can be opened.
@Suite struct SongTextTests {
  private func cover(_ song: [String: String]) throws -> Cover? {
    let fields = song.merging(
      ["kind": "song", "artworkUrl100": "https://a1.mzstatic.com/x.jpg"], uniquingKeysWith: { $1 })
    let body = try JSONSerialization.data(withJSONObject: ["results": [fields]])
    return try SearchAnswer([UInt8](body), at: .apple).covers.first
  }

  @Test(arguments: [
    ("Title", "Title"), ("  Title ", "Title"), ("Ti\u{1B}[31mtle", "Ti[31mtle"),
    ("Ti\u{0}\u{7}\u{8}\u{7F}\u{9B}tle", "Title"), ("Ti\ntle", "Title"), ("Ti\r\ntle", "Title"),
    ("Ti\u{2028}\u{2029}tle", "Title"), ("\u{202E}eltiT", "eltiT"),
    ("Ti\u{2066}\u{2069}\u{200F}\u{FEFF}tle", "Title"), ("Ti\u{E000}\u{10FFFF}tle", "Title"),
    ("نجوم الليل", "نجوم الليل"), ("שיר", "שיר"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("日本", "日本"),
  ])
  func `control characters are stripped from names`(name: String, cleaned: String) throws {
    let cover = try #require(
      try cover(["trackName": name, "artistName": name, "collectionName": name]))

    #expect([cover.title, cover.artist, cover.album] == [cleaned, cleaned, cleaned])
  }

  @Test(arguments: ["\u{3164}", "\u{2800} \u{2800}", "\u{34F}\u{200D}\u{FE0F}", "\u{301}"])
  func `a song without a visible title is skipped, an invisible album is left unnamed`(
    name: String
  ) throws {
    let untitled = try cover(["trackName": name])
    let single = try #require(
      try cover(["trackName": "T", "artistName": name, "collectionName": name]))

    #expect(untitled == nil)
    #expect([single.artist, single.album] == ["", nil])
  }

  @Test func `names are truncated, and so is an endless character`() throws {
    for part in ["a", "👩‍👩‍👧", "e\u{301}"] {
      #expect(
        try cover(["trackName": String(repeating: part, count: 5000)])?.title.count == 200)
    }
    let endless = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(try cover(["trackName": endless])?.title.unicodeScalars.count == 2000)
  }

  @Test func `albums without a name are not one album`() throws {
    let results = [1, 2].map { number in
      #"""
      {"kind":"song","trackName":"Song \#(number)","artistName":"A","collectionName":"\u200B",
      "artworkUrl100":"https://a1.mzstatic.com/\#(number).jpg"}
      """#
    }

    let answer = try SearchAnswer(Array(songs(results).utf8), at: .apple)

    #expect(answer.covers.map(\.title) == ["Song 1", "Song 2"])
  }

  @Test(arguments: [
    ("https://itunes.apple.com/us/album/1?i=2&uo=4", true),
    ("https://music.apple.com/us/album/1", true), ("", false), ("https://evil.example/", false),
    ("https://itunes.apple.com", false), ("https://itunes.apple.com.evil.example/", false),
    ("https://itunes.apple.com@evil.example/", false), ("https://user@itunes.apple.com/", false),
    ("https://itunes.apple.com:8443/", false), ("itms://itunes.apple.com/", false),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("--help", false),
    ("https://itunes.apple.com/\u{1B}]8;;", false), ("https://itunes.apple.com/a b", false),
    ("https://itunes.apple.com/ä", false), (" https://itunes.apple.com/", false),
    ("https://itunes.apple.com/" + String(repeating: "a", count: 475), true),
    ("https://itunes.apple.com/" + String(repeating: "a", count: 476), false),
  ])
  func `a link that does not lead to Apple's store is dropped, and the cover stays`(
    link: String, isKept: Bool
  ) throws {
    let cover = try #require(try cover(["trackName": "T", "trackViewUrl": link]))

    #expect(cover.storeLink == (isKept ? link : nil))
  }

  @Test func `a link to Apple's store becomes https`() throws {
    let link = "://itunes.apple.com/us/album/1"

    #expect(
      try cover(["trackName": "T", "trackViewUrl": "http" + link])?.storeLink == "https" + link)
  }
}
