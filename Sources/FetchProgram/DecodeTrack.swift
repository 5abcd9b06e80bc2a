import Platform
import SoundLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decodes a segment of the track at standard input to standard output, and ends the program.
func decodeTrack(_ segment: Segment) -> Never {
  limit(RLIMIT_CPU, to: 10)
  do {
    try TrackDecoder.decode(segment, of: STDIN_FILENO, to: STDOUT_FILENO)
    exit(TrackDecoder.Status.done.rawValue)
  } catch {
    let status: TrackDecoder.Status = error == .libraryMissing ? .libraryMissing : .unreadable
    exit(status.rawValue)
  }
}
