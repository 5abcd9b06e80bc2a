import Artwork
import FetchProgram
import TestSupport
import Testing

/// libjpeg fills in grey for missing data, and only warns.
@Suite struct CutJPEGTests {
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
  func `a JPEG cut anywhere is damaged, whatever else is odd about it`(name: String) throws {
    let bytes = try fixture(name)
    let strayBytes = bytes.prefix(2) + [1, 2] + bytes.dropFirst(2)

    #expect(try decodePicture(Array(strayBytes)) == decodePicture(bytes))
    for file in [bytes, Array(strayBytes)] {
      let accepted = stride(from: 2, to: file.count, by: max(1, file.count / 200))
        .filter { (try? decodePicture(Array(file.prefix($0)), minimumSide: 1)) != nil }
      #expect(accepted == [])
      #expect(throws: PictureError.damaged) { try decodePicture(Array(file.dropLast())) }
    }
  }

  @Test(arguments: sequential)
  func `a JPEG that ends properly before its pixels do is damaged`(name: String) throws {
    let bytes = try fixture(name)
    let start = try bytes.position(of: [0xFF, 0xDA])

    let accepted = stride(from: start, to: bytes.count - 8, by: max(1, bytes.count / 200))
      .filter { (try? decodePicture(Array(bytes.prefix($0)) + [0xFF, 0xD9])) != nil }

    #expect(accepted == [])
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

  @Test(arguments: names)
  func `a JPEG whose second half is zeros is damaged`(name: String) throws {
    let bytes = try fixture(name)
    let zeros = [UInt8](repeating: 0, count: bytes.count / 2)

    #expect(throws: PictureError.damaged) {
      try decodePicture(Array(bytes.dropLast(zeros.count)) + zeros)
    }
  }
}
