import Artwork
import FetchProgram
import TestSupport
import Testing

@Suite struct DecodedPictureTests {
  private static let names = Reference.all.keys.sorted()

  @Test(arguments: names)
  func `a picture is what another decoder sees in it`(name: String) throws {
    let reference = try #require(Reference.all[name])

    let image = try decodePicture(fixture(name))

    #expect([image.width, image.height] == [reference.width, reference.height])
    let differences = image.meanDifferences(from: reference)
    #expect(differences.allSatisfy { $0 <= 2 }, "\(differences)")
  }

  @Test func `there is a reference for every kind of picture`() {
    let kinds = [
      "wuffs-peacock.default.jpeg", "wuffs-peacock.progressive.jpeg", "ljt-testimgari.jpg",
      "made-cmyk.jpg", "pillow-hopper_orientation_8.jpg", "pngsuite-ibasn6a16.png",
      "made-grey16.png", "made-clear.webp", "made-lossless.webp", "wuffs-hat.lossy.webp",
    ]

    #expect(Self.names.count == 85)
    #expect(kinds.filter { Reference.all[$0] == nil } == [])
  }

  @Test(arguments: 2...8)
  func `a picture stands upright whichever way the camera was held`(orientation: Int) throws {
    let upright = try #require(Reference.all["pillow-hopper_orientation_2.jpg"])

    let image = try decodePicture(fixture("pillow-hopper_orientation_\(orientation).jpg"))

    #expect([image.width, image.height] == [128, 128])
    #expect(image.meanDifferences(from: upright).allSatisfy { $0 <= 2 })
  }
}
