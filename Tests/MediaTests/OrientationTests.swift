import TestSupport

@testable import FetchProgram

@Suite struct OrientationTests {
  private static let orders = ["II", "MM"]

  @Test(arguments: 1...8, orders)
  func `a picture of any kind and byte order stands upright`(value: Int, order: String) throws {
    let orientation = try #require(Orientation(rawValue: value))
    let exif = directory(order, [(0x010F, 7), (0x0112, value), (0x0131, 3)])
    let rows = [[1, 2, 3], [4, 5, 6]] as [[UInt8]]
    let upright = try decodePicture(grey(rows))
    let still = try fixture("made-clear.webp")

    for carrier in Carrier.allCases {
      #expect(Orientation(of: carrier.file(exif: exif)) == orientation, "\(carrier)")
    }
    // Before the pixels, and after them.
    #expect(
      try decodePicture(grey(rows, notes: chunk("eXIf", exif))) == upright.turned(by: orientation))
    #expect(
      try decodePicture(grey(rows).dropLast(12) + chunk("eXIf", exif))
        == upright.turned(by: orientation))
    #expect(
      try decodePicture(still + webPChunk("EXIF", exif))
        == decodePicture(still).turned(by: orientation))
  }

  /// What is odd about Exif data, the data, and their orientation.
  private static let oddities = orders.flatMap { order -> [(String, [UInt8], Orientation)] in
    let many = (1...5000).map { (tag: 0x4000 + $0, value: 1) }
    var rows: [(String, [UInt8], Orientation)] = [
      ("it leads to itself", directory(order, [(0x010F, 1)]) + number(8, 4, order), .upright),
      ("65,535 entries are claimed", directory(order, many, claiming: 65_535), .upright),
      (
        "65,535 entries are claimed, and the last that is there counts",
        directory(order, many + [(tag: 0x0112, value: 8)], claiming: 65_535), .turnedLeft
      ),
      ("an unclaimed entry", directory(order, [(0x010F, 1), (0x0112, 8)], claiming: 1), .upright),
    ]
    for value in [0, 9, 255, 256, 65_535] {
      rows.append(
        ("there is no orientation \(value)", directory(order, [(0x0112, value)]), .upright))
    }
    let far = [8, 9, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF]
    for offset in Array(0..<8) + far {
      rows.append(("there is no directory at \(offset)", head(order, offset), .upright))
    }
    for text in ["", "I", "II", "MM*", "IM*\0\u{8}\0\0\0", "II*\0\u{8}\0\0", "Exif"] {
      rows.append(("“\(text)” is no header", Array(text.utf8), .upright))
    }
    for type in [3, 4, 8, 9, 13] {
      let value = number(6, [3, 8].contains(type) ? 2 : 4, order)
      let entry = number(0x0112, 2, order) + number(type, 2, order) + number(1, 4, order)
      let exif = head(order, 8) + number(1, 2, order) + entry + (value + [0, 0]).prefix(4)
      rows.append(("a number has type \(type)", exif, .turnedRight))
    }
    return rows
  }

  @Test(arguments: oddities)
  func `odd Exif data turn nothing wrong`(oddity: String, exif: [UInt8], orientation: Orientation) {
    for carrier in Carrier.allCases {
      #expect(Orientation(of: carrier.file(exif: exif)) == orientation, "\(carrier)")
    }
  }

  private static let right = directory("MM", [(0x0112, 6)])
  private static let other = directory("II", [(0x0112, 3)])

  @Test(
    arguments: [
      (
        "the first segment with Exif data counts, whatever lies before it", .jpeg,
        startOfJPEG(
          segment(0xE0, Array("JFIF\0".utf8)),
          segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8)), exifSegment(right),
          exifSegment(other)), .turnedRight
      ),
      (
        "bytes that fill up before a segment are stepped over", .jpeg,
        startOfJPEG([0xFF, 0xFF, 0xFF], exifSegment(right)), .turnedRight
      ),
      ("nothing but such bytes", .jpeg, startOfJPEG(.init(repeating: 0xFF, count: 9)), .upright),
      ("after the header", .jpeg, startOfJPEG(segment(0xDA, [0]), exifSegment(right)), .upright),
      ("a byte before the segment", .jpeg, startOfJPEG([0], exifSegment(right)), .upright),
      ("a PNG's first", .png, Carrier.png.file(exif: right) + chunk("eXIf", other), .turnedRight),
      ("a WebP's", .webP, Carrier.webP.file(exif: right) + webPChunk("EXIF", other), .turnedRight),
      ("JPEG's mark", .webP, Carrier.webP.file(exif: Array("Exif\0\0".utf8) + right), .turnedRight),
    ] as [(String, Carrier, [UInt8], Orientation)])
  func `the first counts`(what: String, carrier: Carrier, file: [UInt8], orientation: Orientation) {
    #expect(Orientation(of: file) == orientation)
  }

  @Test(arguments: [
    (Carrier.jpeg, [0, 1, 2, 7, 8, 0xFFFF]),
    (.png, [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF]),
    (.webP, [0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF]),
  ])
  func `a part with a wrong length is ignored`(carrier: Carrier, lengths: [Int]) {
    for length in lengths {
      var file = carrier.file(exif: Self.right)
      switch carrier {
      case .jpeg: file.replaceSubrange(4..<6, with: bigEndian(length, 2))
      case .png: file.replaceSubrange(8..<12, with: bigEndian(length, 4))
      case .webP: file.replaceSubrange(16..<20, with: bigEndian(length, 4).reversed())
      }

      #expect(Orientation(of: file) == .upright, "\(length)")
    }
  }

  @Test(arguments: Carrier.allCases, orders)
  func `damaged data are ignored, or say an orientation`(carrier: Carrier, order: String) {
    let file = carrier.file(exif: directory(order, [(0x010F, 1), (0x0112, 6)]))

    // The last two bytes of a JPEG, the end marker, are not needed.
    for count in 0..<(carrier == .jpeg ? file.count - 2 : file.count) {
      #expect(Orientation(of: Array(file.prefix(count))) == .upright, "\(count)")
    }
    for position in file.indices {
      for value in UInt8.min...UInt8.max {
        var damaged = file
        damaged[position] = value
        #expect((1...8).contains(Orientation(of: damaged).rawValue))
      }
    }
  }

  /// A 3 by 2 picture of numbered pixels, and the same picture upright.
  @Test(
    arguments: [
      (1, 3, [1, 2, 3, 4, 5, 6]), (2, 3, [3, 2, 1, 6, 5, 4]), (3, 3, [6, 5, 4, 3, 2, 1]),
      (4, 3, [4, 5, 6, 1, 2, 3]), (5, 2, [1, 4, 2, 5, 3, 6]), (6, 2, [4, 1, 5, 2, 6, 3]),
      (7, 2, [6, 3, 5, 2, 4, 1]), (8, 2, [3, 6, 2, 5, 1, 4]),
    ] as [(Int, Int, [UInt8])])
  func `a picture is turned as it has to be`(value: Int, width: Int, numbers: [UInt8]) throws {
    let picture = try numbered([1, 2, 3, 4, 5, 6], width: 3)

    let turned = picture.turned(by: try #require(Orientation(rawValue: value)))

    #expect(try turned == numbered(numbers, width: width))
  }

  private func numbered(_ numbers: [UInt8], width: Int) throws -> PixelImage {
    let bytes = numbers.flatMap { [$0, $0 + 10, $0 + 20, $0 + 30] }
    return try #require(PixelImage(width: width, height: numbers.count / width, bytes: bytes))
  }
}

private func startOfJPEG(_ parts: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + parts.flatMap(\.self) }

@Suite struct NotedOrientationTests {
  private static let profileName = Array("Raw profile type exif\0".utf8)
  private static let xmpMark = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let xmp = Array("tiff:Orientation=\"6\"".utf8)
  private static let exif = directory("MM", [(0x0112, 6)])

  @Test(arguments: [
    ("<tiff:Orientation>6</tiff:Orientation>", Orientation.turnedRight),
    ("<rdf:Description tiff:Orientation=\"8\"/>", .turnedLeft),
    ("tiff:Orientation='6' tiff:Orientation=\"3\"", .upsideDown),
    ("tiff:Orientation=\"1\" tiff:Orientation=\"6\"", .upright),
    ("tiff:Orientation=\"9\"", .upright), ("tiff:Orientation=\"a\"", .upright),
    ("tiff:Orientation=\"", .upright), ("tiff:Orientation", .upright), ("", .upright),
  ])
  func `the first digit after the name in XMP counts`(xmp: String, orientation: Orientation) {
    let name = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)

    #expect(
      Orientation(of: [0xFF, 0xD8] + segment(0xE1, Self.xmpMark + xmp.utf8)) == orientation)
    #expect(Orientation(of: webP(webPChunk("XMP ", Array(xmp.utf8)))) == orientation)
    #expect(Orientation(of: signature + chunk("iTXt", name + xmp.utf8)) == orientation)
  }

  @Test(arguments: [(0x0112, Orientation.upright), (0x010F, .turnedRight)])
  func `Exif data count before XMP, unless they say nothing`(tag: Int, orientation: Orientation) {
    let chunks = webPChunk("EXIF", directory("II", [(tag, 1)])) + webPChunk("XMP ", Self.xmp)

    #expect(Orientation(of: webP(chunks)) == orientation)
  }

  /// Its kind, what is before and after its digits, its content, and the orientation.
  @Test(
    arguments: [
      ("exif", "\nexif\n 26\n", exif, "", .turnedRight),
      ("exif", "\nEXIF\n\n", exif, "\n ", .turnedRight),
      ("exif", "\nexif\n 26\n", exif, "0", .turnedRight),
      ("exif", "exif\n 26\n", exif, "", .upright),
      ("exif", "\nexif\n 26\nx", exif, "", .upright), ("exif", "", exif, "", .upright),
      ("APP1", "\nAPP1\n 26\n", exif, "", .turnedRight),
      ("APP1", "\nAPP1\n 32\n", Array("Exif\0\0".utf8) + exif, "", .turnedRight),
      ("APP1", "\nAPP1\n 49\n", xmpMark + xmp, "", .turnedRight),
      ("xmp", "\nxmp\n 20\n", xmp, "", .turnedRight),
    ] as [(String, String, [UInt8], String, Orientation)])
  func `a raw profile is hexadecimal digits after three lines: Exif data, XMP, or a JPEG's segment`(
    kind: String, start: String, content: [UInt8], end: String, orientation: Orientation
  ) {
    let digits = content.map { "\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined()
    let profile = "Raw profile type \(kind)\0\(start)\(digits)\(end)"

    #expect(Orientation(of: signature + chunk("tEXt", Array(profile.utf8))) == orientation)
  }

  @Test(arguments: ["zTXt", "iTXt", "tEXt"])
  func `a text that is damaged or too long is ignored`(name: String) {
    let compressed = Self.profileName + (name == "iTXt" ? [1, 0, 0, 0] : [0])
    let zeros = deflatedZeros(1 << 20 + 1)

    for text in [
      Self.profileName, Array(Self.profileName.dropLast()), compressed, compressed + [0x78],
      compressed + zeros, compressed + zeros.prefix(500),
    ] {
      #expect(Orientation(of: signature + chunk(name, text)) == .upright)
    }
  }

  @Test(arguments: ["made-turned-profile-z.png", "made-turned-xmp-z.png", "made-turned-xmp.webp"])
  func `whatever byte is wrong, it is an orientation`(name: String) throws {
    let file = try fixture(name)

    for position in file.indices {
      var damaged = file
      damaged[position] ^= 0x55
      #expect((1...8).contains(Orientation(of: damaged).rawValue))
    }
  }
}
