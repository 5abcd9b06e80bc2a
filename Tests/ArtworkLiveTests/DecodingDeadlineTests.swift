import Artwork
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct DecodingDeadlineTests {
  /// A clock that advances by `step` each time it is read.
  private static func clock(step: Duration) -> DecodingDeadline {
    var time = Duration.zero
    return DecodingDeadline {
      defer { time += step }
      return time
    }
  }

  @Test func `deadline lasts a second`() {
    let short = Self.clock(step: .seconds(1))
    let long = Self.clock(step: .milliseconds(999))

    #expect(short.hasPassed)
    #expect([long.hasPassed, long.hasPassed] == [false, true])
  }

  @Test(arguments: [
    "wuffs-red-blue-gradient.vanilla.png", "made-large-turned.jpg", "irs-cat.jpg",
    "made-large.webp",
  ])
  func `a picture that takes longer is abandoned`(name: String) throws {
    let bytes = try fixture(name)

    #expect(throws: PictureError.takesTooLong) {
      try decodePicture(bytes, deadline: Self.clock(step: .seconds(1)))
    }
    #expect(
      try decodePicture(bytes, deadline: Self.clock(step: .zero)) == decodePicture(bytes))
  }

  /// The rest is read because it may end in a checksum.
  @Test func `a PNG that continues endlessly after its pixels is abandoned`() {
    let bytes = png(claiming: 1, 1, pixels: deflatedZeros(40 << 20))

    #expect(throws: PictureError.takesTooLong) {
      try decodePicture(bytes, deadline: Self.clock(step: .milliseconds(300)))
    }
  }

  @Test func `a PNG with endless metadata is abandoned`() {
    let notes = Array(repeating: chunk("tEXt", [0x61, 0]), count: 30_000).joined()
    let bytes = png(claiming: 1, 1, notes: Array(notes))

    #expect(throws: PictureError.takesTooLong) {
      try decodePicture(bytes, deadline: Self.clock(step: .milliseconds(300)))
    }
  }

  @Test func `a JPEG has a hundred scans at most`() throws {
    let image = try decodePicture(jpeg(ofScans: 100))

    #expect([image.width, image.height] == [512, 512])
    #expect(Set(image.bytes) == [128, 255])
    for count in [101, 883] {
      #expect(throws: PictureError.takesTooLong) { try decodePicture(jpeg(ofScans: count)) }
    }
  }
}
