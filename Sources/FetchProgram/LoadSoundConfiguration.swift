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

/// Reads the sound configuration, and ends the program: with 0 if that stayed within limits.
func loadSoundConfiguration() -> Never {
  limit(RLIMIT_CPU, to: 1)
  limitMemory(to: 64 << 20)
  // Half the minimum stack of the game's threads: configurations nested too deeply fail here.
  limit(RLIMIT_STACK, to: 1 << 20)
  let before = peakMemory
  guard SoundConfiguration.load() else { exit(65) }
  // If the configuration says so, libasound continues without memory; there may not even be enough left to check.
  guard let before, let after = peakMemory, after - before < 16 << 20 else { exit(65) }
  exit(0)
}

/// The peak memory of the program, in bytes; 0 if another thread watches it, nil if unknown.
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
