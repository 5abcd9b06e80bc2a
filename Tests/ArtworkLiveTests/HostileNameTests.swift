import Artwork
import ArtworkLive
import TestSupport
import Testing

@Suite struct HostileNameTests {
  @Test(arguments: [
    "", ".", "..", "/", "//", "../secret", "rock/../../secret", "rock/a/../../../secret",
    "/../secret", "./../secret", "../Covers/../secret", "rock/",
    "rock/none", "rock/a.png", "../secret.png\u{0}",
  ])
  func `a name that leads elsewhere has no picture`(name: String) throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/Covers/Rock/a.png")
      try write(TinyPNG.twoPixels, to: root + "/secret.png")
      let service = CoverService.bundled(resources: root)

      #expect(service.image("rock/a") != nil)
      #expect(service.image(name) == nil)
    }
  }

  @Test func `an absolute path has no picture`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/Covers/Rock/a.png")
      let service = CoverService.bundled(resources: root)

      #expect(service.image(root + "/Covers/Rock/a") == nil)
      #expect(service.image(root + "/Covers/Rock/a.png") == nil)
    }
  }
}
