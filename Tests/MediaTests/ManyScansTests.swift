import Artwork
import FetchProgram
import Testing

/// Each scan goes over all pixels again, for a few bytes.
@Suite struct ManyScansTests {
  @Test func `a JPEG has a hundred scans at most`() throws {
    let image = try decodePicture(jpeg(ofScans: 100))

    #expect([image.width, image.height] == [512, 512])
    #expect(Set(image.bytes) == [128, 255])
    for count in [101, 883] {
      #expect(throws: PictureError.takesTooLong) { try decodePicture(jpeg(ofScans: count)) }
    }
  }
}
