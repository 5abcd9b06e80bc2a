import DataFlow
import MemoryTunes

@main
@MainActor
struct BenchmarksCommand {
  static func main() {
    print(
      MemoryLayout<AppAction>.size, MemoryLayout<AppEffect>.size,
      MemoryLayout<Outcome<AppEffect>>.size, MemoryLayout<AppState>.size)
    for figure in dispatchBenchmarks() + boardBenchmarks() {
      print(figure.name, figure.value, figure.unit)
    }
  }
}
