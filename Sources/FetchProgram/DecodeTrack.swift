import SoundLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decodes a segment of the track at standard input to standard output, and ends the program.
func decodeTrack(_ segment: Segment) -> Never {
  limitProcessorTime(toSeconds: 10)
  do {
    try TrackDecoder.decode(segment, of: STDIN_FILENO, to: STDOUT_FILENO)
    exit(TrackDecoder.Status.done.rawValue)
  } catch {
    let status: TrackDecoder.Status = error == .libraryMissing ? .libraryMissing : .unreadable
    exit(status.rawValue)
  }
}

/// Lets the system kill the program when it has taken so much processor time.
func limitProcessorTime(toSeconds seconds: rlim_t) {
  var limit = rlimit(rlim_cur: seconds, rlim_max: seconds)
  #if canImport(Darwin)
    setrlimit(RLIMIT_CPU, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  #endif
}
