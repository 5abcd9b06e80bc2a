import Artwork
import FetchProgram
import TestSupport
import Testing

/// Complete JPEGs that libjpeg warns about.
@Suite struct UnusualJPEGTests {
  private static let name = "wuffs-hippopotamus.jpeg"

  /// The picture with the bytes after a pattern replaced.
  private func picture(after pattern: [UInt8], _ replacement: [UInt8]) throws -> [UInt8] {
    var bytes = try fixture(Self.name)
    let start = try bytes.position(of: pattern) + pattern.count
    bytes.replaceSubrange(start..<(start + replacement.count), with: replacement)
    return bytes
  }

  @Test func `a revision that nobody knows is read`() throws {
    let bytes = try picture(after: Array("JFIF\0".utf8), [9, 9])

    #expect(try decodePicture(bytes) == decodePicture(fixture(Self.name)))
  }

  @Test func `a scan that names coefficients where there is no choice is read`() throws {
    let bytes = try picture(after: [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11], [0, 0, 0])

    #expect(try decodePicture(bytes) == decodePicture(fixture(Self.name)))
  }

  @Test func `bytes between the segments of the header are stepped over`() throws {
    var bytes = try fixture(Self.name)
    bytes.insert(contentsOf: [1, 2, 3], at: try bytes.position(of: [0xFF, 0xDB]))

    #expect(try decodePicture(bytes) == decodePicture(fixture(Self.name)))
  }

  @Test func `a way of sampling colours without a name is read, at any size`() throws {
    let name = "wuffs-peacock.s-very-weird.jpeg"
    let reference = try #require(Reference.all[name])

    let image = try decodePicture(fixture(name), minimumSide: 30)

    #expect([image.width, image.height] == [50, 38])
    #expect(image.meanDifferences(from: reference).allSatisfy { $0 <= 6 })
  }
}
