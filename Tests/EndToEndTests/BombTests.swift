#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Decompression bombs in a folder that the real program plays with.
  @Suite(.serialized, .timeLimit(.minutes(3))) struct BombTests {
    /// Albums with a bomb each, and two with usable covers.
    private func makeAlbums(in folder: URL) throws {
      let covers = try FileManager.default.contentsOfDirectory(atPath: resources + "/Covers/Pop")
        .filter { $0.hasSuffix(".png") }.sorted().prefix(2)
        .map { URL(filePath: resources + "/Covers/Pop/\($0)") }
      let bombs = try FileManager.default.contentsOfDirectory(
        at: fixtures().appending(path: "Bombs"), includingPropertiesForKeys: nil)
      for (number, picture) in (covers + bombs).enumerated() {
        let album = folder.appending(path: "Album \(number)")
        try FileManager.default.createDirectory(at: album, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: picture, to: album.appending(path: "cover." + picture.pathExtension))
      }
    }

    @Test func `a folder of bombs takes no more than 160 MiB, and is played with`() async throws {
      try await Tmux.use { terminal in
        let folder = terminal.home.appending(path: "music")
        try makeAlbums(in: folder)
        // The grid needs every readable cover, so each bomb is tried.
        try await terminal.run("\(program) --grid 6x6 --source '\(folder.path)'")
        try await terminal.wait(for: "New Game")
        try await terminal.press("n")
        try await terminal.wait(for: "different covers")
        try await terminal.press("Enter")
        try await terminal.wait(for: "FIND THE PAIRS")
        try await terminal.press("Enter", "Right", "Enter")
        try await terminal.wait("no move is made") {
          $0.contains("NO PAIR") || $0.contains("PAIR!")
        }

        let peak = try await terminal.peakMemory()
        print("peak memory of the game on all bombs: \(peak >> 10) MiB")
        #expect((1...160 << 10).contains(peak))
      }
    }
  }
#endif
