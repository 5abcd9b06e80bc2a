import Artwork
import ArtworkLive
import Foundation
import LoopbackITunes
import Testing

@testable import FetchProgram

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

  @Test func `names are truncated`() throws {
    let longs = ["a", "👩‍👩‍👧", "e\u{301}"].map { String(repeating: $0, count: 5000) }

    let titles = try longs.compactMap { try cover(["trackName": $0])?.title }

    #expect(titles.map(\.count) == [200, 200, 200])
  }

  @Test func `an endless character is truncated too`() throws {
    let name = "e" + String(repeating: "\u{301}", count: 100_000)

    let title = try #require(try cover(["trackName": name])?.title)

    #expect(title.unicodeScalars.count == 2000)
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
    (
      "https://itunes.apple.com/us/album/1?i=2&uo=4", "https://itunes.apple.com/us/album/1?i=2&uo=4"
    ),
    ("https://music.apple.com/us/album/1", "https://music.apple.com/us/album/1"),
    ("http://itunes.apple.com/us/album/1", "https://itunes.apple.com/us/album/1"),
  ])
  func `a link leads to Apple's store`(link: String, kept: String) throws {
    #expect(try cover(["trackName": "T", "trackViewUrl": link])?.storeLink == kept)
  }

  @Test(arguments: [
    "", "https://evil.example/", "https://itunes.apple.com",
    "https://itunes.apple.com.evil.example/",
    "https://itunes.apple.com@evil.example/", "https://user@itunes.apple.com/",
    "https://itunes.apple.com:8443/", "itms://itunes.apple.com/", "file:///etc/passwd",
    "javascript:alert(1)", "https://itunes.apple.com/\u{1B}]8;;", "https://itunes.apple.com/a b",
    "https://itunes.apple.com/ä", "https://itunes.apple.com/" + String(repeating: "a", count: 500),
    " https://itunes.apple.com/", "--help",
  ])
  func `any other link is dropped, and the cover stays`(link: String) throws {
    let cover = try #require(try cover(["trackName": "T", "trackViewUrl": link]))

    #expect(cover.storeLink == nil)
  }
}
