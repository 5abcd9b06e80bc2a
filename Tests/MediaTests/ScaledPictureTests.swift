import Artwork
import FetchProgram
import TestSupport
import Testing

@Suite struct ScaledPictureTests {
  /// 640 by 480 pixels, the JPEG lying on its side; and 256 by 256.
  private static let large = ["made-large.webp", "made-large-turned.jpg"]
  private static let png = "wuffs-red-blue-gradient.vanilla.png"

  @Test(arguments: large, [60, 61, 100, 119, 120, 121, 150, 239, 240, 241, 300, 479, 480])
  func `a picture is made smaller on the way, but not too small`(
    name: String, minimumSide: Int
  ) throws {
    let image = try decodePicture(fixture(name), minimumSide: minimumSide)

    let side = min(image.width, image.height)
    #expect(side >= minimumSide)
    #expect(side <= 2 * minimumSide)
    #expect(image.bytes.count == image.width * image.height * 4)
  }

  @Test(arguments: large, [60, 120, 240])
  func `a smaller picture has the colours of the large one`(name: String, minimumSide: Int) throws {
    let reference = try #require(Reference.all[name])

    let image = try decodePicture(fixture(name), minimumSide: minimumSide)

    #expect(image.width * reference.height == image.height * reference.width)
    let differences = image.meanDifferences(from: reference)
    #expect(differences.allSatisfy { $0 <= 2 }, "\(differences)")
  }

  @Test(arguments: large + ["wuffs-hibiscus.regular.jpeg", "pillow-hopper_orientation_6.jpg"])
  func `a picture below the size stays as it is`(name: String) throws {
    let bytes = try fixture(name)
    let whole = try decodePicture(bytes)

    for minimumSide in [min(whole.width, whole.height), 1000, 10_000, .max] {
      #expect(try decodePicture(bytes, minimumSide: minimumSide) == whole)
    }
  }

  @Test(arguments: [1, 0, -1, .min])
  func `the least that may be asked for is one pixel`(minimumSide: Int) throws {
    let jpeg = try decodePicture(fixture("made-large-turned.jpg"), minimumSide: minimumSide)
    let webp = try decodePicture(fixture("made-large.webp"), minimumSide: minimumSide)
    let png = try decodePicture(fixture(Self.png), minimumSide: minimumSide)

    // JPEGs can be scaled down to an eighth, others to 1/256.
    #expect([jpeg.width, jpeg.height] == [60, 80])
    #expect([webp.width, webp.height] == [3, 2])
    #expect([png.width, png.height] == [1, 1])
  }

  @Test(arguments: 2...8)
  func `a smaller picture stands upright as well`(orientation: Int) throws {
    let upright = try #require(Reference.all["pillow-hopper_orientation_2.jpg"])

    let image = try decodePicture(
      fixture("pillow-hopper_orientation_\(orientation).jpg"), minimumSide: 32)

    #expect([image.width, image.height] == [32, 32])
    #expect(image.meanDifferences(from: upright).allSatisfy { $0 <= 4 })
  }
}
