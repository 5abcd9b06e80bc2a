import MemoryTunes
import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The memory for 100,000 actions of play, and the time to go to any of those that are kept.
///
/// Run it first: it would not notice memory reused from other benchmarks.
@MainActor
func historyBenchmarks() -> [Figure] {
  let count = 100_000
  let store = gameStore(cards: 36)
  let before = residentBytes()
  let timeTravel = TimeTravel(store, weigh: \.weight, weighState: \.weight, now: { .zero })
  for number in 0..<count { store.dispatch(play(number)) }
  let bytes = residentBytes() - before
  let history = timeTravel.history
  // A prime stride visits positions everywhere, including far behind a kept state.
  let jumps = stride(from: 0, to: 100_000 * 1009, by: 1009).prefix(1000).map { number in
    let position = history.startIndex + number % history.count
    return ContinuousClock().measure { _ = history.state(after: position) }.nanoseconds
  }
  return [
    Figure(name: "history.memory-100000", value: Double(bytes), unit: "bytes"),
    Figure(name: "history.jump.median", value: jumps.median, unit: "ns"),
    Figure(name: "history.jump.slowest", value: jumps.max() ?? 0, unit: "ns"),
  ]
}

/// The resident memory of this program.
private func residentBytes() -> Int {
  #if os(Linux)
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      * Int(sysconf(Int32(_SC_PAGESIZE)))
  #else
    var statistics = malloc_statistics_t()
    malloc_zone_statistics(nil, &statistics)
    return statistics.size_in_use
  #endif
}
