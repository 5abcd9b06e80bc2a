import Artwork
import Files
import Foundation
import MemoryTunes
import StorageLive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SavedGame {
  /// A game of 4×4 in which `flips` cards were flipped.
  static func begun(flips: Int = 3) throws -> SavedGame {
    var game = GameState()
    let covers = (1...8).map {
      Cover(id: "\($0)", title: "Öl \"\($0)\"", artist: "日本", artwork: "\($0)")
    }
    _ = gameReducer(
      state: &game,
      action: .fetchTunes(
        .init(category: .bundled[2], grid: .standard, source: .bundled, seed: 99)),
      isAnimated: false)
    _ = gameReducer(
      state: &game, action: .setCards(.init(request: 1, batch: CoverBatch(covers: covers))),
      isAnimated: false)
    for index in 0..<flips {
      _ = gameReducer(state: &game, action: .flipCard(.init(index: index)), isAnimated: false)
    }
    guard let saved = SavedGame(game) else {
      throw CocoaError(.featureUnsupported)
    }
    return saved
  }
}

/// Another program's lock on a place for a game.
struct OtherProgram {
  private let descriptor: Int32

  /// Takes the place with this lock.
  init(holding lock: String) throws {
    let folder = URL(filePath: lock).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw CocoaError(.fileLocking)
    }
  }

  func end() {
    close(descriptor)
  }
}
