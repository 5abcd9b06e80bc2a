import Artwork
import ArtworkLive
import TestSupport
import Testing

@testable import FetchProgram

/// Real answers from Apple, from different years.
@Suite struct RecordedAnswerTests {
  @Test(arguments: [
    ("song-2011-nulls.json", 50, 11, ["Desire", "Love Conversation", "Autumn In New York"]),
    (
      "song-2012.json", 49, 11,
      ["It's All Over Your Body", "Autumn In New York", "Love Conversation"]
    ),
    (
      "song-https.json", 50, 11,
      ["Red", "God Gave Me You", "Let Me Love You (Until You Learn to Love Yourself)"]
    ),
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
    #expect(covers.prefix(3).map(\.title) == firstTitles)
    // All pictures are Apple's, large, and different.
    #expect(covers.allSatisfy { $0.artwork.hasPrefix("https://") })
    #expect(covers.allSatisfy { $0.artwork.contains("600x600") })
    #expect(Set(covers.map(\.artwork)).count == covers.count)
    #expect(covers.allSatisfy { $0.id == "itunes/\($0.artwork)" })
    #expect(covers.allSatisfy { $0.storeLink != nil && $0.previewLocation == nil })
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
