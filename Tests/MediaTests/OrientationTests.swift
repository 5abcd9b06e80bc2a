import Artwork
import TestSupport
import Testing

@testable import FetchProgram

/// The orientation in the Exif data of a JPEG, a PNG or a WebP.
@Suite struct OrientationTests {
  private static let orders = ["II", "MM"]

  @Test(arguments: 1...8, orders)
  func `a picture stands upright whatever kind it is and whichever end numbers begin at`(
    value: Int, order: String
  ) throws {
    let orientation = try #require(Orientation(rawValue: value))
    let exif = directory(order, [(0x010F, 7), (0x0112, value), (0x0131, 3)])
    let rows = [[1, 2, 3], [4, 5, 6]] as [[UInt8]]
    let upright = try decodePicture(grey(rows))
    let still = try fixture("made-clear.webp")

    for carrier in Carrier.allCases {
      #expect(carrier.orientation(of: carrier.file(exif: exif)) == orientation, "\(carrier)")
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
      (
        "a directory leads back to itself", directory(order, [(0x010F, 1)]) + number(8, 4, order),
        .upright
      ),
      ("65,535 entries are claimed", directory(order, many, claiming: 65_535), .upright),
      (
        "65,535 entries are claimed, and the last that is there counts",
        directory(order, many + [(tag: 0x0112, value: 8)], claiming: 65_535), .turnedLeft
      ),
      (
        "an entry lies beyond those that are claimed",
        directory(order, [(0x010F, 1), (0x0112, 8)], claiming: 1), .upright
      ),
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
  func `odd Exif data are read as far as they make sense`(
    oddity: String, exif: [UInt8], orientation: Orientation
  ) {
    for carrier in Carrier.allCases {
      #expect(carrier.orientation(of: carrier.file(exif: exif)) == orientation, "\(carrier)")
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
      (
        "an orientation after the header", .jpeg,
        startOfJPEG(segment(0xDA, [0]), exifSegment(right)), .upright
      ),
      ("a byte before the segment", .jpeg, startOfJPEG([0], exifSegment(right)), .upright),
      (
        "the first chunk of a PNG counts", .png,
        Carrier.png.file(exif: right) + chunk("eXIf", other), .turnedRight
      ),
      (
        "the first chunk of a WebP counts", .webP,
        Carrier.webP.file(exif: right) + webPChunk("EXIF", other), .turnedRight
      ),
      (
        "the mark that a JPEG has", .webP, Carrier.webP.file(exif: Array("Exif\0\0".utf8) + right),
        .turnedRight
      ),
    ] as [(String, Carrier, [UInt8], Orientation)])
  func `the first Exif data in the header count`(
    what: String, carrier: Carrier, file: [UInt8], orientation: Orientation
  ) {
    #expect(carrier.orientation(of: file) == orientation)
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

      #expect(carrier.orientation(of: file) == .upright, "\(length)")
    }
  }

  @Test(arguments: Carrier.allCases, orders)
  func `data that are cut off are ignored`(carrier: Carrier, order: String) {
    let file = carrier.file(exif: directory(order, [(0x0112, 6)]))

    // The last two bytes of a JPEG, the end marker, are not needed.
    for count in 0..<(carrier == .jpeg ? file.count - 2 : file.count) {
      #expect(carrier.orientation(of: Array(file.prefix(count))) == .upright, "\(count)")
    }
  }

  @Test(arguments: Carrier.allCases, orders)
  func `whatever byte is wrong, it is an orientation`(carrier: Carrier, order: String) {
    let file = carrier.file(exif: directory(order, [(0x010F, 1), (0x0112, 6)]))

    for position in file.indices {
      for value in UInt8.min...UInt8.max {
        var damaged = file
        damaged[position] = value
        #expect((1...8).contains(carrier.orientation(of: damaged).rawValue))
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
  func `a picture is turned as its orientation says`(
    value: Int, width: Int, numbers: [UInt8]
  ) throws {
    let picture = try numbered([1, 2, 3, 4, 5, 6], width: 3)

    let turned = picture.turned(by: try #require(Orientation(rawValue: value)))

    #expect(try turned == numbered(numbers, width: width))
  }

  private func numbered(_ numbers: [UInt8], width: Int) throws -> PixelImage {
    let bytes = numbers.flatMap { [$0, $0 + 10, $0 + 20, $0 + 30] }
    return try #require(
      PixelImage(width: width, height: numbers.count / width, bytes: bytes))
  }
}

private func startOfJPEG(_ parts: [UInt8]...) -> [UInt8] { [0xFF, 0xD8] + parts.flatMap(\.self) }
