import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs the benchmarks, prints a table, and writes the figures to a file if one is named.
///
/// Names after the file's select what is measured: `view`, `records` or `band`, or of the running program `start`,
/// `key`, `idle`, `memory`, `sound`, `crowd`, `together`.
@main
@MainActor
struct BenchmarksCommand {
  static func main() async throws {
    var figures: [Figure] = []
    for benchmark in benchmarks + [{ terminalBenchmarks(named: names) }] {
      let measured = try await benchmark().map(withBudget)
      for figure in measured { print(row(figure)) }
      fflush(nil)
      figures += measured
    }
    guard let file = CommandLine.arguments.dropFirst().first else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(fileURLWithPath: file))
  }

  private static var names: [String] { Array(CommandLine.arguments.dropFirst(2)) }

  private static var benchmarks: [@MainActor () async throws -> [Figure]] {
    switch names {
    case []: [inProcessBenchmarks]
    case ["view"]: [{ viewBenchmarks() }]
    case ["records"]: [recordsBenchmarks]
    case ["band"]: [{ bandBenchmarks() }]
    default: []
    }
  }

  private static func inProcessBenchmarks() async throws -> [Figure] {
    try await historyBenchmarks() + dispatchBenchmarks() + boardBenchmarks() + viewBenchmarks()
      + subscriptionBenchmarks() + chainBenchmarks() + recordingBenchmarks()
      + artworkBenchmarks() + recordsBenchmarks() + bandBenchmarks()
  }

  private static func withBudget(_ figure: Figure) -> Figure {
    Figure(
      name: figure.name, value: figure.value, unit: figure.unit, budget: budgets[figure.name])
  }

  private static func row(_ figure: Figure) -> String {
    let name = figure.name + String(repeating: " ", count: max(1, 36 - figure.name.count))
    let value = text(figure.value)
    let row =
      name + String(repeating: " ", count: max(0, 12 - value.count)) + value + " " + figure.unit
    guard let budget = figure.budget else { return row }
    let verdict = figure.value <= budget ? "holds" : "EXCEEDED"
    return row + String(repeating: " ", count: max(1, 62 - row.count)) + "at most \(text(budget)): "
      + verdict
  }

  /// Rounds to whole numbers, except small fractions.
  private static func text(_ value: Double) -> String {
    guard value < 100, value != value.rounded() else { return "\(Int(value.rounded()))" }
    return "\((value * 100).rounded() / 100)"
  }
}
