import Foundation
import Platform
import StorageLive
import TestSupport

@testable import Program

/// Files with flipped bits, five hundred of each kind: nothing crashes, or is lost silently.
@MainActor @Suite struct BitFlipTests {
  /// Copies of the bytes with one bit flipped, and with a few.
  private func damaged(_ bytes: [UInt8], seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<500).map { index in
      var bytes = bytes
      for _ in 0..<(index % 4 == 0 ? 5 : 1) {
        bytes[generator.number(below: bytes.count)] ^= 1 << UInt8(generator.number(below: 8))
      }
      return bytes
    }
  }

  private func savedGames() throws -> SavedGames {
    var game = GameState()
    let covers = (1...2).map { Cover(id: "\($0)", title: "T", artist: "A", artwork: "\($0)") }
    let grid = try #require(Grid("2x2"))
    game.apply(.deal(.init(.init(category: .bundled[0], grid: grid, source: .bundled, seed: 3))))
    game.apply(.setCards(.init(request: 1, batch: CoverBatch(covers: covers))))
    game.apply(.flipCard(.init(index: 0)))
    return try #require(SavedGames(unfinished: [SavedGame(game)].compactMap(\.self)))
  }

  @Test func `a saved game is opened, or moved aside and reported`() throws {
    try withStateFolder { folder, environment in
      let file = folder + "/saved-game.json"
      let storage = GameStorage.live(environment: environment)
      try storage.save(savedGames())
      let good = try readFile(file, limit: 1 << 20)

      for bytes in damaged(good, seed: 1) {
        try writeAtomically(bytes, to: file, isSynced: false)
        let (games, notice) = storage.load()

        #expect((games == nil) == (notice != nil))
        guard games == nil else { continue }
        try expectKept(bytes, notice)
      }
    }
  }

  /// Expects that the file lies under the name that the notice says, and removes it.
  private func expectKept(_ bytes: [UInt8], _ notice: Notice?) throws {
    guard case .setAside(_, _, _, let newName?) = notice else {
      Issue.record("\(String(describing: notice))")
      return
    }
    #expect(try readFile(newName, limit: 1 << 20) == bytes)
    unlink(newName)
  }

  @Test func `preferences are used, or moved aside and reported`() throws {
    try withStateFolder { folder, environment in
      let file = folder + "/preferences.json"
      let storage = PreferencesStorage.live(environment: environment)
      try storage.save(Preferences())
      let good = try readFile(file, limit: 1 << 20)

      for bytes in damaged(good, seed: 2) {
        try writeAtomically(bytes, to: file, isSynced: false)
        let notice = storage.load().notice

        if case .keysWrong = notice {
          #expect(try readFile(file, limit: 1 << 20) == bytes)
        } else if let notice {
          try expectKept(bytes, notice)
        }
      }
    }
  }
}
