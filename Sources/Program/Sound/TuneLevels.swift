import MemoryTunes
import Platform
import Synchronization

/// The loudness of the bundled tunes, in `Tunes/levels.json` of a resource folder, which is read on first use.
final class TuneLevels: Sendable {
  private let resources: String
  private let levels = Mutex<[String: [Int]]?>(nil)

  init(resources: String) { self.resources = resources }

  /// The loudness of a cover's tune, from 0 to 255 for each tenth of a second; empty if there is none.
  func levels(of cover: String) -> [Int] {
    levels.withLock { levels in
      let all = levels ?? Self.read(resources + "/Tunes/levels.json")
      levels = all
      return all[cover] ?? []
    }
  }

  /// The valid levels in the file; a broken meter must not stop the game.
  private static func read(_ file: String) -> [String: [Int]] {
    let bytes = (try? readFile(file, limit: maximumFileSize)) ?? []
    let all = (try? JSONDecoder().decode([String: [Int]].self, from: Data(bytes))) ?? [:]
    return all.filter { tune in
      tune.value.count <= Meter.maximumStep && tune.value.allSatisfy(Meter.levels.contains)
    }
  }

  /// In bytes; a hundred tunes take 17,000.
  private static let maximumFileSize = 1 << 20
}
