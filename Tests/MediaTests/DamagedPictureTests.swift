import FetchProgram
import TestSupport

/// Where decoders disagree about damage, these rules apply.
///
/// * What Pillow refuses is damaged, except `wuffs-exif.png`, in which only metadata is wrong.
/// * Pillow does not verify the checksum of a PNG's pixels. libpng does: `ipng-xcsn0g01.png` is
///   damaged.
/// * A JPEG for which libjpeg reports missing pixels is damaged, although Pillow shows the rest:
///   `jd-dc-predictor-overflow.jpg` and `jd-partial_progressive.jpg` ("premature end of data
///   segment"), `jd-progressive-missing-dc.jpg` ("inconsistent progression").
/// * A JPEG with surplus data or an unusual header is read.
@Suite struct DamagedPictureTests {
  @Test(arguments: [
    "ipng-x_consecutive_idat.png", "ipng-x_ihdr_missing.png", "ipng-x_unexpected_eof.png",
    "ipng-xc1n0g08.png", "ipng-xc9n2c08.png", "ipng-xcrn0g04.png", "ipng-xcsn0g01.png",
    "ipng-xd0n2c08.png", "ipng-xdtn0g01.png", "ipng-xhdn0g08.png", "ipng-xlfn0g04.png",
    "jd-dc-predictor-overflow.jpg", "jd-derive-huffman-codes-overflow.jpg",
    "jd-invalid-dimensions.jpg", "jd-missing-frame-image-1410.jpg", "jd-missing-sof.jpg",
    "jd-missing-sos.jpg", "jd-null_height.jpg", "jd-partial_progressive.jpg",
    "jd-progressive-missing-dc.jpg",
    "ljt-monkey12.jpg", "pillow-broken.png",
    "wuffs-hippopotamus.interlaced.truncated.png", "wuffs-hippopotamus.regular.truncated.png",
    "wuffs-peacock.default.truncated.jpeg", "wuffs-peacock.progressive.truncated.jpeg",
  ])
  func `a damaged picture is reported`(name: String) throws {
    let bytes = try fixture(name)

    #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
    #expect(throws: PictureError.damaged) { try decodePicture(bytes, minimumSide: 1) }
  }

  @Test func `anything but a picture has an unknown format`() throws {
    let names = [
      "jd-empty.jpg", "ipng-xs1n0g01.png", "wuffs-hippopotamus.regular.gif", "LICENCES.md",
    ]
    let others = [[], Array("GIF89a".utf8), [UInt8](repeating: 0, count: 1000)]

    for bytes in try names.map({ try fixture($0) }) + others {
      #expect(throws: PictureError.unknownFormat) { try decodePicture(bytes) }
    }
  }

  @Test func `a picture with a senseless note beside its pixels is read`() throws {
    let image = try decodePicture(fixture("wuffs-exif.png"))

    #expect([image.width, image.height] == [1, 1])
  }

  /// Small pictures, and how many of their last bytes they can do without: metadata and the end
  /// marker.
  @Test(arguments: [
    ("wuffs-hippopotamus.jpeg", 2), ("wuffs-hippopotamus.interlaced.png", 110),
    ("made-grey16.png", 16), ("made-lossless.webp", 1),
    ("made-clear.webp", 1),
  ])
  func `a truncated picture is damaged`(name: String, dispensable: Int) throws {
    let bytes = try fixture(name)

    let accepted = (12..<(bytes.count - dispensable)).filter { count in
      (try? decodePicture(Array(bytes.prefix(count)))) != nil
    }

    #expect(accepted == [])
  }

  /// A changed byte may change colours, but nothing else.
  @Test(arguments: [
    "wuffs-hippopotamus.jpeg", "jd-partial_progressive.jpg", "pngsuite-basn3p02.png",
    "made-grey-clear.png", "made-clear.webp", "made-lossless.webp",
  ])
  func `whatever byte is wrong, the picture is one of its size or an error`(name: String) throws {
    let bytes = try fixture(name)

    for position in bytes.indices {
      for mask in [0x01, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[position] ^= mask
        guard let image = try? decodePicture(damaged, minimumSide: 8) else { continue }
        #expect(image.bytes.count == image.width * image.height * 4)
        #expect(image.width <= 10_000 && image.height <= 10_000)
      }
    }
  }

  @Test(arguments: [
    "tEXt", "zTXt", "iTXt", "sPLT", "pCAL", "sCAL", "hIST", "tIME", "iCCP", "eXIf", "bKGD", "cHRM",
    "sBIT", "gAMA", "sRGB", "PLTE", "tRNS", "IDAT", "IEND", "noNe",
  ])
  func `a chunk longer than the rest ends the picture, unless it is behind`(name: String) throws {
    let claim = bigEndian(0x7FFF_FFFF, 4) + Array(name.utf8)

    #expect(throws: PictureError.damaged) { try decodePicture(png(claiming: 1, 1, notes: claim)) }
    #expect(try decodePicture(greyPixel(7) + claim).bytes == [7, 7, 7, 255])
  }

  /// Zeros that are compressed, and bytes behind them.
  @Test(
    arguments: [false, true],
    [(2, 0), (3, 0), (4, 0), (259, 0), (100_000, 0), (2, 1), (2, 100_000)])
  func `surplus data do no harm`(isInterlaced: Bool, count: (pixels: Int, behind: Int)) throws {
    let surplus = [UInt8](repeating: 7, count: count.behind)
    let whole = png(
      claiming: 1, 1, isInterlaced: isInterlaced, pixels: deflatedZeros(count.pixels) + surplus)
    let cut = png(claiming: 1, 1, isInterlaced: isInterlaced, pixels: deflatedZeros(1) + surplus)

    #expect(try decodePicture(whole).bytes == [0, 0, 0, 255])
    #expect(throws: PictureError.damaged) { try decodePicture(cut) }
  }

  private static let names = [
    "wuffs-hippopotamus.jpeg", "wuffs-mona-lisa.21x32.q90.jpeg", "wuffs-peacock.default.jpeg",
    "wuffs-peacock.progressive.jpeg", "jd-restarts.jpg", "jd-non-interleaved-mcu.jpg",
    "pillow-hopper_gray.jpg", "wuffs-bricks-gray.jpeg", "made-cmyk.jpg",
  ]

  /// A progressive picture may end after any scan.
  private static let sequential = names.filter {
    $0 != "wuffs-peacock.progressive.jpeg" && $0 != "jd-non-interleaved-mcu.jpg"
  }

  @Test(arguments: names)
  func `a JPEG cut anywhere, or half of zeros, is damaged`(name: String) throws {
    let bytes = try fixture(name)
    let zeros = [UInt8](repeating: 0, count: bytes.count / 2)
    let strayBytes = bytes.prefix(2) + [1, 2] + bytes.dropFirst(2)

    #expect(try decodePicture(Array(strayBytes)) == decodePicture(bytes))
    for file in [bytes, Array(strayBytes)] {
      let accepted = stride(from: 2, to: file.count, by: max(1, file.count / 200))
        .filter { (try? decodePicture(Array(file.prefix($0)), minimumSide: 1)) != nil }
      #expect(accepted == [])
      #expect(throws: PictureError.damaged) { try decodePicture(Array(file.dropLast())) }
    }
    #expect(throws: PictureError.damaged) {
      try decodePicture(Array(bytes.dropLast(zeros.count)) + zeros)
    }
    guard Self.sequential.contains(name) else { return }
    // It ends properly, but before its pixels do.
    let start = try bytes.position(of: [0xFF, 0xDA])
    let accepted = stride(from: start, to: bytes.count - 8, by: max(1, bytes.count / 200))
      .filter { (try? decodePicture(Array(bytes.prefix($0)) + [0xFF, 0xD9])) != nil }
    #expect(accepted == [])
  }

  /// Each scan goes over all pixels again, for a few bytes.
  @Test func `a JPEG has a hundred scans at most`() throws {
    let image = try decodePicture(jpeg(ofScans: 100))

    #expect([image.width, image.height] == [512, 512])
    #expect(Set(image.bytes) == [128, 255])
    for count in [101, 883] {
      #expect(throws: PictureError.takesTooLong) { try decodePicture(jpeg(ofScans: count)) }
    }
  }

  @Test(arguments: [[1], [2, 3], [1, 1, 1], [3, 1, 3]] as [[UInt8]])
  func `a JPEG without a scan of each colour is damaged`(scans: [UInt8]) throws {
    let whole = try decodePicture(jpeg(ofColours: 3, scans: [3, 1, 2]))

    #expect([whole.width, whole.height] == [8, 8])
    #expect(throws: PictureError.damaged) {
      try decodePicture(jpeg(ofColours: 3, scans: scans))
    }
  }

  @Test(arguments: names.filter { $0 != "jd-non-interleaved-mcu.jpg" })
  func `of a JPEG that is cut, as much as there is can be shown`(name: String) throws {
    let bytes = try fixture(name)
    let whole = try decodePicture(bytes)
    let start = try bytes.position(of: [0xFF, 0xDA])

    let half = try decodePicture(
      Array(bytes.prefix((start + 2 * bytes.count) / 3)), acceptsCut: true)

    #expect([half.width, half.height] == [whole.width, whole.height])
    #expect(half != whole)
    if Self.sequential.contains(name) {
      let row = whole.width * 4
      #expect(half.bytes.prefix(8 * row) == whole.bytes.prefix(8 * row))
    }
    for count in [start, start + 12, start + 20] {
      #expect(throws: PictureError.damaged) {
        try decodePicture(Array(bytes.prefix(count)), acceptsCut: true)
      }
    }
  }
}
