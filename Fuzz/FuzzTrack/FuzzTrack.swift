import SoundLive

/// Any bytes are a track of which at most eight seconds are heard, or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let samples = try? TrackDecoder.samples(in: bytes) else { return 0 }
  // The reader gives -2 to 2; the filter of the resampler makes of them at most two and a half times as much.
  precondition(samples.count <= 384_000 && samples.allSatisfy { (-5...5).contains($0) })
  return 0
}
