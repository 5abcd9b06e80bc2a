import Artwork
import FetchProgram

/// Any bytes are a picture of the size they claim within the limits, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for minimumSide in [8, 300] {
    guard let image = try? decodePicture(bytes, minimumSide: minimumSide, acceptsCut: true) else {
      continue
    }
    precondition(image.width <= 10_000 && image.height <= 10_000)
    precondition(image.bytes.count == image.width * image.height * 4)
    precondition(image.bytes.count <= 160_000_000)
  }
  return 0
}
