#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures, prints a table, and writes the figures to a file if its name is given.
@main
@MainActor
struct BenchmarksCommand {
  static func main() async throws {
    let figures =
      try await historyBenchmarks() + dispatchBenchmarks() + boardBenchmarks()
      + subscriptionBenchmarks() + chainBenchmarks() + recordingBenchmarks()
      + artworkBenchmarks()
    for figure in figures { print(row(figure)) }
    guard let file = CommandLine.arguments.dropFirst().first else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(fileURLWithPath: file))
  }

  private static func row(_ figure: Figure) -> String {
    let name = figure.name + String(repeating: " ", count: max(1, 36 - figure.name.count))
    let value = "\(Int(figure.value.rounded()))"
    return name + String(repeating: " ", count: max(0, 12 - value.count)) + value + " "
      + figure.unit
  }
}
