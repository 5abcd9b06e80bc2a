import Platform
import SoundLive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the configuration that sound would be played by, and ends the program: with 0 if that took no
/// more than it may.
func loadSoundConfiguration() -> Never {
  limit(RLIMIT_CPU, to: 1)
  limitMemory(to: 64 << 20)
  // Half of what the game's threads have at least: what is nested too deeply ends here.
  limit(RLIMIT_STACK, to: 1 << 20)
  let before = peakMemory
  SoundConfiguration.load()
  // libasound goes on where it finds no memory, if the configuration says so; nor may there be any left to
  // ask with.
  guard let before, let after = peakMemory, after - before < 16 << 20 else { exit(65) }
  exit(0)
}

/// The peak memory of the program, in bytes; 0 where another thread watches it, and nil if it is not known.
private var peakMemory: Int? {
  #if os(Linux) && !PORTABLE
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
      .map { $0 << 10 }
  #else
    return 0
  #endif
}
