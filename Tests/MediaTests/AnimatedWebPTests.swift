import FetchProgram
import TestSupport

/// The frames are 90 by 112 pixels, lossy, and 64 by 48, lossless or partly transparent.
@Suite struct AnimatedWebPTests {
  private static let frames = ["wuffs-hat.lossy.webp", "made-lossless.webp", "made-clear.webp"]

  @Test(arguments: frames, [20, .max])
  func `the first frame is shown`(name: String, minimumSide: Int) throws {
    let still = try decodePicture(fixture(name))
    let moving = try animation(
      still.width, still.height, [(0, 0, fixture(name)), (0, 0, fixture("made-lossless.webp"))])

    #expect(
      try decodePicture(moving, minimumSide: minimumSide)
        == decodePicture(fixture(name), minimumSide: minimumSide))
  }

  @Test(arguments: frames)
  func `a frame that does not fill the picture has a transparent background`(name: String) throws {
    let still = try decodePicture(fixture(name))
    let bytes = try animation(still.width + 6, still.height + 4, [(4, 2, fixture(name))])

    let image = try decodePicture(bytes)

    #expect([image.width, image.height] == [still.width + 6, still.height + 4])
    #expect(image.part(x: 4, y: 2, still.width, still.height) == still.bytes)
    let opaque = image.bytes.count { $0 != 0 }
    #expect(opaque == still.bytes.count { $0 != 0 })
  }

  @Test(arguments: [1, 2, 3, 7, 50, 111, 112])
  func `a frame stays inside a picture that is made smaller`(minimumSide: Int) throws {
    let bytes = try animation(150, 113, [(60, 0, fixture("wuffs-hat.lossy.webp"))])

    let image = try decodePicture(bytes, minimumSide: minimumSide)

    #expect(min(image.width, image.height) >= minimumSide)
    #expect(Set(stride(from: 3, to: image.bytes.count, by: 4).map { image.bytes[$0] }) == [0, 255])
  }

  @Test func `a picture without a whole frame, or with one beyond it, is damaged`() throws {
    let frame = try fixture("wuffs-hat.lossy.webp")
    let whole = try animation(90, 112, [(0, 0, frame)])
    let beyond = try [(2, 0), (0, 2), (1 << 24, 0), (0, (1 << 25) - 2)].map {
      try animation(90, 112, [($0.0, $0.1, frame)])
    }
    let empty = try [animation(90, 112, []), animation(90, 112, [(0, 0, webP([]))])]

    for bytes in beyond + empty {
      #expect(throws: PictureError.damaged) { try decodePicture(bytes) }
    }
    for count in stride(from: 30, to: whole.count, by: 5) {
      #expect(throws: PictureError.self) { try decodePicture(Array(whole.prefix(count))) }
    }
  }

  @Test(arguments: [(9000, 9000), (16_384, 16_384), (10_001, 1)])
  func `an animation that claims to be too large is refused`(width: Int, height: Int) throws {
    let bytes = try animation(width, height, [(0, 0, fixture("wuffs-hat.lossy.webp"))])

    #expect(throws: PictureError.tooLarge(width: width, height: height)) {
      try decodePicture(bytes, minimumSide: 1)
    }
  }
}

private func animation(
  _ width: Int, _ height: Int, _ frames: [(x: Int, y: Int, file: [UInt8])]
) throws -> [UInt8] {
  var chunks = webPChunk("VP8X", [0b10, 0, 0, 0] + little(width - 1) + little(height - 1))
  chunks += webPChunk("ANIM", [0, 0, 0, 0, 0, 0])
  for frame in frames {
    // The size is in the picture data too.
    let head = little(frame.x / 2) + little(frame.y / 2) + [UInt8](repeating: 0, count: 10)
    chunks += webPChunk("ANMF", head + picture(in: frame.file))
  }
  return webP(chunks)
}

/// The chunks of a WebP except the one that lists its features.
private func picture(in file: [UInt8]) -> ArraySlice<UInt8> {
  file.dropFirst(file.dropFirst(12).starts(with: "VP8X".utf8) ? 30 : 12)
}

private func little(_ number: Int) -> [UInt8] { bigEndian(number, 3).reversed() }

extension PixelImage {
  fileprivate func part(x: Int, y: Int, _ columns: Int, _ rows: Int) -> [UInt8] {
    (y..<y + rows).flatMap { row in
      let start = (row * width + x) * 4
      return bytes[start..<start + columns * 4]
    }
  }
}
