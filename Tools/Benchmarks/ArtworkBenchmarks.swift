import ArtworkLive
import Basics
import CJPEG
import FetchProgram
import Platform
import TerminalLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// From a picture's file to the cells of a card, and from a cached search to a board.
@MainActor
func artworkBenchmarks() async throws -> [Figure] {
  let jpeg = photo(side: 600, seed: 1)
  let cells = (0..<50).map { _ in
    ContinuousClock().measure {
      let image = try? decodePicture(jpeg, minimumSide: 300)
      precondition(image.map { pictureCells(of: $0, width: 14, height: 7).count } == 98)
    }.nanoseconds
  }.median
  return [
    Figure(name: "cover.jpeg-600-to-14x7", value: cells, unit: "ns"),
    Figure(name: "board.covers-18-from-cache", value: try await boardFromCache(), unit: "ns"),
  ]
}

/// Nanoseconds from requesting 18 covers to having the cells of them all, with everything cached:
/// the median of nine.
private func boardFromCache() async throws -> Double {
  let folder = FileManager.default.temporaryDirectory.path + "/memorytunes-bench-cache"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let server = "http://127.0.0.1:9"
  try fill(CoverCache(folder: folder), server: server)
  let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "memorytunes").path
  let media = MediaSession(program: program)
  let service = CoverService.itunes(
    program: program, substitute: server, cacheFolder: folder, media: media.read)
  var times: [Double] = []
  for seed in 1...9 {
    let query = CoverQuery(
      source: .itunes, category: "bench", term: "bench", count: 18, seed: UInt64(seed))
    let start = ContinuousClock.now
    let batch = try await service.covers(query) { _ in }
    let images = batch.covers.compactMap { service.image($0.id) }
    precondition(images.count == 18)
    for image in images { _ = pictureCells(of: image, width: 14, height: 7) }
    times.append((ContinuousClock.now - start).nanoseconds)
  }
  return times.median
}

private func fill(_ cache: CoverCache, server: String) throws {
  let songs = (1...18).map { number in
    """
    {"kind":"song","trackName":"Song \(number)","artistName":"Band \(number)",\
    "artworkUrl100":"\(server)/\(number)/100x100bb.jpg"}
    """
  }
  let answer = "{\"results\":[\(songs.joined(separator: ","))]}"
  try cache.store(
    Array(answer.utf8), for: "\(server)/search?term=bench&media=music&entity=song&limit=200")
  for number in 1...18 {
    try cache.store(
      photo(side: 600, seed: UInt64(number)), for: "\(server)/\(number)/600x600bb.jpg")
  }
}

/// A JPEG with as much detail as a photo: soft gradients with grain.
private func photo(side: Int, seed: UInt64) -> [UInt8] {
  var generator = SeededGenerator(seed: seed)
  let (stepX, stepY) = (generator.number(below: 7) + 3, generator.number(below: 7) + 3)
  var pixels: [UInt8] = []
  for y in 0..<side {
    for x in 0..<side {
      let grain = generator.number(below: 32)
      for channel in 0..<3 {
        let hill = abs((x * stepX + y * stepY * (channel + 1)) / 4 % 400 - 200)
        pixels.append(UInt8(clamping: hill + grain))
      }
    }
  }
  return compressed(pixels, side: side)
}

/// Everything libjpeg keeps pointers to.
private struct Compression {
  var errors = jpeg_error_mgr()
  var jpeg = jpeg_compress_struct()
  var bytes: UnsafeMutablePointer<UInt8>?
  var count: UInt = 0
}

/// Encodes red, green and blue as a JPEG.
private func compressed(_ pixels: [UInt8], side: Int) -> [UInt8] {
  let compression = UnsafeMutablePointer<Compression>.allocate(capacity: 1)
  compression.initialize(to: Compression())
  compression.pointee.jpeg.err = jpeg_std_error(&compression.pointee.errors)
  withUnsafeMutablePointer(to: &compression.pointee.jpeg) { jpeg in
    jpeg_CreateCompress(jpeg, JPEG_LIB_VERSION, MemoryLayout<jpeg_compress_struct>.size)
    jpeg_mem_dest(jpeg, &compression.pointee.bytes, &compression.pointee.count)
    jpeg.pointee.image_width = JDIMENSION(side)
    jpeg.pointee.image_height = JDIMENSION(side)
    jpeg.pointee.input_components = 3
    jpeg.pointee.in_color_space = JCS_RGB
    jpeg_set_defaults(jpeg)
    jpeg_set_quality(jpeg, 85, boolean(1))
    write(pixels, to: jpeg)
    jpeg_destroy_compress(jpeg)
  }
  defer {
    free(compression.pointee.bytes)
    compression.deallocate()
  }
  return Array(
    UnsafeBufferPointer(start: compression.pointee.bytes, count: Int(compression.pointee.count)))
}

private func write(_ pixels: [UInt8], to jpeg: UnsafeMutablePointer<jpeg_compress_struct>) {
  jpeg_start_compress(jpeg, boolean(1))
  for start in stride(from: 0, to: pixels.count, by: Int(jpeg.pointee.image_width) * 3) {
    var row = Array(pixels[start..<start + Int(jpeg.pointee.image_width) * 3])
    row.withUnsafeMutableBufferPointer { row in
      var rows: JSAMPROW? = row.baseAddress
      jpeg_write_scanlines(jpeg, &rows, 1)
    }
  }
  jpeg_finish_compress(jpeg)
}
