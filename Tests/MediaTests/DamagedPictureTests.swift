import Artwork
import FetchProgram
import TestSupport
import Testing

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
    "jd-invalid-dimensions.jpg",
    "jd-missing-frame-image-1410.jpg", "jd-missing-sof.jpg", "jd-missing-sos.jpg",
    "jd-null_height.jpg", "jd-partial_progressive.jpg", "jd-progressive-missing-dc.jpg",
    "ljt-monkey12.jpg", "pillow-broken.png",
    "wuffs-hippopotamus.interlaced.truncated.png", "wuffs-hippopotamus.regular.truncated.png",
    "wuffs-peacock.default.truncated.jpeg", "wuffs-peacock.progressive.truncated.jpeg",
  ])
  func `a damaged picture is reported`(name: String) throws {
    let bytes = try fixture(name)

    #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
    #expect(throws: PictureError.damaged) { try decodePicture(bytes, minimumSide: 1) }
  }

  @Test(arguments: [
    "jd-empty.jpg", "ipng-xs1n0g01.png", "wuffs-hippopotamus.regular.gif", "LICENCES.md",
  ])
  func `unsupported pictures are reported`(name: String) throws {
    let bytes = try fixture(name)

    #expect(throws: PictureError.unknownFormat) { try decodePicture(bytes) }
  }

  @Test func `a picture with a senseless note beside its pixels is read`() throws {
    let image = try decodePicture(fixture("wuffs-exif.png"))

    #expect([image.width, image.height] == [1, 1])
  }

  /// Small pictures, and how many of their last bytes they can do without: metadata and the end
  /// marker.
  @Test(arguments: [
    ("wuffs-hippopotamus.jpeg", 2), ("made-cmyk.jpg", 2), ("wuffs-peacock.progressive.jpeg", 2),
    ("wuffs-hippopotamus.interlaced.png", 110), ("made-grey16.png", 16), ("made-lossless.webp", 1),
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
}
