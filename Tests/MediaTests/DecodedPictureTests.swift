import FetchProgram
import TestSupport

@Suite struct DecodedPictureTests {
  private static let names = Reference.all.keys.sorted()

  @Test(arguments: names)
  func `a picture is what another decoder sees in it`(name: String) throws {
    let reference = try Reference.named(name)

    let image = try decodePicture(fixture(name))

    #expect([image.width, image.height] == [reference.width, reference.height])
    let differences = image.meanDifferences(from: reference)
    #expect(differences.allSatisfy { $0 <= 2 }, "\(differences)")
  }

  @Test func `there are references`() { #expect(Self.names.count == 85) }

  @Test(arguments: 2...8, [(128, 2.0), (32, 4)])
  func `a picture stands upright whichever way the camera was held, also a smaller one`(
    orientation: Int, size: (side: Int, tolerance: Double)
  ) throws {
    let image = try decodePicture(
      fixture("pillow-hopper_orientation_\(orientation).jpg"), minimumSide: size.side)

    #expect([image.width, image.height] == [size.side, size.side])
    let differences = try image.meanDifferences(from: .named("pillow-hopper_orientation_2.jpg"))
    #expect(differences.allSatisfy { $0 <= size.tolerance }, "\(differences)")
  }

  @Test(arguments: [
    (TinyPNG.fourPixels, TinyPNG.fourPixelImage),
    (TinyPNG.twoPixels, PixelImage(width: 2, height: 1, bytes: [9, 8, 7, 255, 200, 100, 50, 255])),
  ])
  func `pixels keep colour and transparency`(file: [UInt8], image: PixelImage?) throws {
    #expect(try decodePicture(file) == image)
  }

  /// Both files hold the same samples, but the second declares them linear.
  @Test func `an interlaced picture is put together, and other samples become sRGB`() throws {
    let plain = try decodePicture(fixture("pngsuite-ibasn2c08.png"))
    let linear = try decodePicture(fixture("pngsuite-basn2c08.png"))

    #expect(plain.bytes[..<4] == [255, 255, 255, 255])
    #expect(plain.bytes[(5 * 4)..<(6 * 4)] == [255, 255, 250, 255])
    #expect(plain.bytes[(31 * 4)..<(32 * 4)] == [255, 255, 224, 255])
    // 241 by sRGB's own curve; 240 by the gamma that libpng uses for it.
    #expect((240...241).contains(linear.bytes[31 * 4 + 2]))
  }

  /// What libjpeg warns about in a complete JPEG: bytes in it, and those that replace others from an offset on.
  @Test(
    arguments: [
      ("a revision that nobody knows", Array("JFIF\0".utf8), 5..<7, [9, 9]),
      ("extra coefficients", [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11], 11..<14, [0, 0, 0]),
      ("bytes between the segments of the header", [0xFF, 0xDB], 0..<0, [1, 2, 3]),
    ] as [(String, [UInt8], Range<Int>, [UInt8])])
  func `an unusual JPEG is read`(
    what: String, pattern: [UInt8], offsets: Range<Int>, replacement: [UInt8]
  ) throws {
    let usual = try fixture("wuffs-hippopotamus.jpeg")
    var bytes = usual
    let start = try bytes.position(of: pattern)
    bytes.replaceSubrange(
      (start + offsets.lowerBound)..<(start + offsets.upperBound), with: replacement)

    #expect(try decodePicture(bytes) == decodePicture(usual))
  }

  @Test func `a way of sampling colours without a name is read, at any size`() throws {
    let name = "wuffs-peacock.s-very-weird.jpeg"

    let image = try decodePicture(fixture(name), minimumSide: 30)

    #expect([image.width, image.height] == [50, 38])
    #expect(try image.meanDifferences(from: .named(name)).allSatisfy { $0 <= 6 })
  }

  /// 640 by 480 pixels, the JPEG lying on its side; and 256 by 256.
  private static let large = ["made-large.webp", "made-large-turned.jpg"]
  private static let gradient = "wuffs-red-blue-gradient.vanilla.png"

  @Test(arguments: large, [60, 61, 100, 119, 120, 121, 150, 239, 240, 241, 300, 479, 480])
  func `a picture is made smaller, but not too small`(name: String, minimumSide: Int) throws {
    let reference = try Reference.named(name)

    let image = try decodePicture(fixture(name), minimumSide: minimumSide)

    #expect((minimumSide...2 * minimumSide).contains(min(image.width, image.height)))
    #expect(image.bytes.count == image.width * image.height * 4)
    // At these it has the same shape, and the colours of the large one.
    guard [60, 120, 240].contains(minimumSide) else { return }
    #expect(image.width * reference.height == image.height * reference.width)
    let differences = image.meanDifferences(from: reference)
    #expect(differences.allSatisfy { $0 <= 2 }, "\(differences)")
  }

  @Test(
    arguments: large + [
      "wuffs-hat.png", "wuffs-hibiscus.regular.jpeg", "pillow-hopper_orientation_6.jpg",
    ])
  func `a picture below the size stays as it is`(name: String) throws {
    let bytes = try fixture(name)
    let whole = try decodePicture(bytes)

    for minimumSide in [min(whole.width, whole.height), 1000, 10_000, .max] {
      #expect(try decodePicture(bytes, minimumSide: minimumSide) == whole)
    }
  }

  @Test(arguments: [(45, 45), (46, 90), (89, 90), (90, 90), (91, 90)])
  func `90 columns are halved if that is not too few`(minimumSide: Int, width: Int) throws {
    #expect(try decodePicture(fixture("wuffs-hat.png"), minimumSide: minimumSide).width == width)
  }

  @Test(arguments: [1, 0, -1, .min])
  func `the least that may be asked for is one pixel`(minimumSide: Int) throws {
    let jpeg = try decodePicture(fixture("made-large-turned.jpg"), minimumSide: minimumSide)
    let webp = try decodePicture(fixture("made-large.webp"), minimumSide: minimumSide)
    let png = try decodePicture(fixture(Self.gradient), minimumSide: minimumSide)

    // JPEGs can be scaled down to an eighth, others to 1/256.
    #expect([jpeg.width, jpeg.height] == [60, 80])
    #expect([webp.width, webp.height] == [3, 2])
    #expect([png.width, png.height] == [1, 1])
  }

  /// Red, half-transparent green, almost transparent blue, and a fully transparent colour.
  @Test func `pixels count by how opaque they are`() throws {
    let image = try decodePicture(TinyPNG.fourPixels, minimumSide: 1)

    // 255·255, 255·128 and 255·1, divided by the sum of their alpha, 384.
    #expect(image == PixelImage(width: 1, height: 1, bytes: [169, 85, 1, 96]))
  }

  @Test func `fully transparent pixels become transparent black`() throws {
    let bytes = png(claiming: 4, 2, hasAlpha: true, pixels: deflatedZeros(34))

    #expect(
      try decodePicture(bytes, minimumSide: 1)
        == PixelImage(width: 2, height: 1, bytes: [UInt8](repeating: 0, count: 8)))
  }

  @Test func `the last pixels of a row and of a column are means of fewer`() throws {
    let rows: [[UInt8]] = (0..<5).map { y in (0..<5).map { x in y * 50 + x * 10 } }

    let image = try decodePicture(grey(rows), minimumSide: 2)

    #expect([image.width, image.height] == [3, 3])
    let greys = stride(from: 0, to: image.bytes.count, by: 4).map { image.bytes[$0] }
    #expect(greys == [30, 50, 65, 130, 150, 165, 205, 225, 240])
  }

  /// 32 by 32 pixels, the last picture interlaced.
  @Test(arguments: [
    "pngsuite-basn0g01.png", "pngsuite-basn0g08.png", "pngsuite-basn0g16.png",
    "pngsuite-basn2c08.png", "pngsuite-basn2c16.png", "pngsuite-basn3p02.png",
    "pngsuite-basn3p08.png", "pngsuite-ibasn2c08.png",
  ])
  func `the means are those that another decoder's pixels have`(name: String) throws {
    let image = try decodePicture(fixture(name), minimumSide: 16)

    #expect([image.width, image.height] == [16, 16])
    #expect(try image.meanDifferences(from: .named(name)).allSatisfy { $0 <= 1 })
  }
}
