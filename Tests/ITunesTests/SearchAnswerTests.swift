import ArtworkLive
import Foundation
import LoopbackITunes
import TestSupport

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
    #expect(throws: FetchFailure.unusableAnswer) { try SearchAnswer(Array(body.utf8), at: .apple) }
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

  @Test func `huge numbers do no harm, and results are counted`() throws {
    let digits = String(repeating: "9", count: 5000)
    let body = #"""
      {"resultCount":1e999999,"results":[{"trackPrice":\#(digits),"discCount":-1e-999999,
      "kind":"song","trackName":"T","artworkUrl100":"https://a1.mzstatic.com/1x1.jpg"}]}
      """#

    let answer = try SearchAnswer(Array(body.utf8), at: .apple)

    #expect(answer.covers.map(\.title) == ["T"])
    #expect(answer.resultCount == 1)
  }

  @Test func `a song with invalid UTF-8 does not affect the others`() throws {
    var body = Array(songs([song(1, at: Self.address), song(2, at: Self.address)]).utf8)
    let place = try #require(body.firstRange(of: "Song 1".utf8))
    body.replaceSubrange(place, with: [0xC3, 0x28, 0xFF])

    let answer = try? SearchAnswer(body, at: .apple)

    #expect(answer == nil || answer?.covers.last == cover(2, at: Self.address))
  }

  @Test func `at most a page of results is read, and songs of one album give one cover`() throws {
    let many = try answer((0..<300).map { song($0, at: Self.address) })
    let same = try answer([String](repeating: song(1, at: Self.address), count: 200))

    #expect(many.covers == (0..<200).map { cover($0, at: Self.address) })
    #expect(same.covers == [cover(1, at: Self.address)])
    #expect(many.resultCount == 200 && same.resultCount == 200)
  }
}

@Suite struct SongTextTests {
  private func cover(_ song: [String: String]) throws -> Cover? {
    let fields = song.merging(
      ["kind": "song", "artworkUrl100": "https://a1.mzstatic.com/x.jpg"], uniquingKeysWith: { $1 })
    let body = try JSONSerialization.data(withJSONObject: ["results": [fields]])
    return try SearchAnswer([UInt8](body), at: .apple).covers.first
  }

  @Test(arguments: [
    ("Ti\u{1B}[31mtle", "Ti[31mtle"), ("  日本\n", "日本"),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 200)),
  ])
  func `names are cleaned`(name: String, cleaned: String) throws {
    let cover = try #require(
      try cover(["trackName": name, "artistName": name, "collectionName": name]))

    #expect([cover.title, cover.artist, cover.album] == [cleaned, cleaned, cleaned])
  }

  @Test(arguments: ["\u{3164}", "\u{2800} \u{2800}", "\u{34F}\u{200D}\u{FE0F}", "\u{301}"])
  func `a song without a visible title is skipped, such an album is unnamed`(name: String) throws {
    let single = try #require(
      try cover(["trackName": "T", "artistName": name, "collectionName": name]))

    #expect(try cover(["trackName": name]) == nil)
    #expect([single.artist, single.album] == ["", nil])
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
  func `a link that leads anywhere but to Apple's is dropped`(link: String, isKept: Bool) throws {
    let cover = try #require(try cover(["trackName": "T", "trackViewUrl": link]))

    #expect(cover.storeLink == (isKept ? link : nil))
  }

  @Test func `a link to Apple's store becomes https`() throws {
    let link = "://itunes.apple.com/us/album/1"

    #expect(
      try cover(["trackName": "T", "trackViewUrl": "http" + link])?.storeLink == "https" + link)
  }
}

@Suite struct RecordedAnswerTests {
  @Test(arguments: [
    ("song-2011-nulls.json", 50, 11, ["Desire", "Love Conversation"]),
    ("song-2012.json", 49, 11, ["It's All Over Your Body", "Autumn In New York"]),
    ("song-https.json", 50, 11, ["Red", "God Gave Me You"]),
    ("lookup-songs-2017.json", 11, 1, ["Angel of Death"]),
    ("lookup-songs-2024-https.json", 7, 1, ["INSIDE-OUTSIDE (Intro)"]),
    ("all-mixed-2011.json", 50, 0, []), ("audiobook-2011.json", 40, 0, []),
    ("software-no-size-2011.json", 10, 0, []), ("music-video-2012.json", 4, 0, []),
    ("artists-no-artwork-2017.json", 1, 0, []), ("empty.json", 0, 0, []),
  ])
  func `an answer gives the covers of its songs`(
    file: String, resultCount: Int, coverCount: Int, firstTitles: [String]
  ) throws {
    let answer = try SearchAnswer(try fixture(file), at: .apple)

    let covers = answer.covers
    #expect(answer.resultCount == resultCount)
    #expect(covers.count == coverCount)
    #expect(covers.prefix(2).map(\.title) == firstTitles)
    // All pictures are Apple's, large, and different.
    let odd = covers.filter {
      !$0.artwork.hasPrefix("https://") || !$0.artwork.contains("600x600")
        || $0.id != "itunes/\($0.artwork)" || $0.storeLink == nil || $0.previewLocation != nil
    }
    #expect(odd == [])
    #expect(Set(covers.map(\.artwork)).count == covers.count)
  }

  @Test func `a cover has everything that is known of it`() throws {
    let covers = try SearchAnswer(try fixture("song-https.json"), at: .apple).covers

    let artwork =
      "https://is3-ssl.mzstatic.com/image/thumb/Music128/v4/16/0d/a4/"
      + "160da4b3-bc4b-5608-ee8d-92bf34c492ce/source/600x600bb.jpg"
    #expect(
      covers.first
        == Cover(
          id: "itunes/\(artwork)", title: "Red", artist: "Taylor Swift", album: "Red",
          artwork: artwork,
          storeLink: "https://music.apple.com/us/album/red/1440935340?i=1440935346&uo=4"))
  }
}
