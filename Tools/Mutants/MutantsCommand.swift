import ArgumentParser
import Basics
import Foundation

/// The command behind `make mutants`.
@main
struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Mutants",
    abstract:
      "Plants errors in a copy of the sources, one at a time, and lists those that no test notices.",
    discussion: """
      One build holds all errors; the environment says which one is made. The seed decides which are \
      planted: the same seed plants the same ones, where the sources are the same.
      """)

  @Option(help: "The seed of the draw.")
  var seed: UInt64 = 1

  @Option(help: "How many errors to try.")
  var count = 200

  @Option(help: "Try only these of them, by their numbers: 12,34.")
  var only = ""

  /// What errors are planted in, and the tests that should notice them, in the order in which they run.
  static let parts: [(sources: [String], trials: [Trial])] = [
    (
      ["Board", "Game", "Records", "Opponents", "Players"].map { "Sources/MemoryTunes/\($0)/" },
      [.rules, .simulations, .screens]
    ),
    (["Sources/DataFlow/"], [.store, .rules]),
    (["Sources/TerminalLive/Input/"], [.terminal]),
  ]

  func run() throws {
    let copy = try WorkingCopy()
    for place in Self.parts.flatMap(\.sources)
    where !copy.files.keys.contains(where: { $0.hasPrefix(place) }) {
      throw ValidationError("There is nothing in \(place).")
    }
    let tried = try copy.build(draw(from: copy)).prefix(count)
    let trials = Self.parts.flatMap(\.trials)
    let limits = try Dictionary(
      trials.map { ($0, try $0.limit(in: copy)) }, uniquingKeysWith: { first, _ in first })
    let numbers = Set(only.split(separator: ",").compactMap { Int($0) })
    let chosen = tried.filter { numbers.isEmpty || numbers.contains($0.number) }
    let survivors = concurrently(chosen) { mutant in
      let part = Self.parts.first { $0.sources.contains(where: mutant.file.hasPrefix) }
      for trial in part?.trials ?? [] {
        guard let noticed = trial.noticed(mutant.number, in: copy, within: limits[trial] ?? 0)
        else {
          continue
        }
        print("\(mutant): \(noticed)")
        fflush(nil)
        return false
      }
      print("\(mutant): SURVIVED")
      fflush(nil)
      return true
    }
    print("\nNoticed: \(chosen.count - survivors.count) of \(chosen.count). Survivors:")
    for mutant in survivors { print(mutant) }
  }

  /// Draws twice as many as are tried, because many do not compile; no two begin on one line, so that
  /// an error of the compiler tells which it is about.
  private func draw(from copy: WorkingCopy) -> [Mutant] {
    let files = copy.files.keys.sorted().filter { file in
      file.hasSuffix(".swift") && Self.parts.contains { $0.sources.contains(where: file.hasPrefix) }
    }
    var lines: Set<String> = []
    let drawn = files.flatMap { SourceText($0, copy.files[$0] ?? Data()).mutants }
      .map { (mutant: $0, place: $0.order(seed: seed)) }
      .sorted { $0.place < $1.place }
      .map(\.mutant)
      .filter {
        // Tutorials are not compiled.
        !$0.file.contains(".docc/") && lines.insert("\($0.file):\($0.lines.lowerBound)").inserted
      }
    return drawn.prefix(2 * count).enumerated().map { index, mutant in
      var mutant = mutant
      mutant.number = index + 1
      return mutant
    }
  }
}
