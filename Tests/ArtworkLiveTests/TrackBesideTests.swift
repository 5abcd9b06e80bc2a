import ArtworkLive
import Foundation
import TestSupport
import Testing

/// Which track is played for a cover from a folder.
@Suite struct TrackBesideTests {
  private func withAlbum(_ names: String..., body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      for name in names { try write("", to: "\(folder)/\(name)") }
      try body(folder)
    }
  }

  @Test func `beside a picture, it is the first track by name`() throws {
    try withAlbum("cover.png", "02 b.mp3", "01 a.flac", ".00 hidden.mp3", "notes.txt", "03.m4a") {
      #expect(track(beside: $0 + "/cover.png") == $0 + "/01 a.flac")
    }
  }

  @Test func `a picture in a track's tags stands for that track`() throws {
    try withAlbum("01 a.flac", "02 b.OPUS") {
      #expect(track(beside: $0 + "/02 b.OPUS") == $0 + "/02 b.OPUS")
    }
  }

  @Test func `where no track can be played, there is none`() throws {
    try withAlbum("cover.png", "01.m4a") { #expect(track(beside: $0 + "/cover.png") == nil) }
    #expect(track(beside: "/no such folder/cover.png") == nil)
    #expect(track(beside: "") == nil)
    #expect(track(beside: "cover.png") == nil)
  }
}
