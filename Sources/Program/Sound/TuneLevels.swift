import MemoryTunes
import Platform
import Synchronization

/// The loudness of the bundled tunes, from a file read on first use.
final class TuneLevels: Sendable {
  private let file: String
  private let levels = Mutex<[String: [Int]]?>(nil)

  /// The levels in `Tunes/levels.json` of a resource folder.
  init(resources: String) {
    file = resources + "/Tunes/levels.json"
  }

  /// The loudness of the tune of the cover with this id, from 0 to 255 for each tenth of a second; empty
  /// if there is none.
  func levels(of cover: String) -> [Int] {
    levels.withLock { levels in
      let all = levels ?? Self.read(file)
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
