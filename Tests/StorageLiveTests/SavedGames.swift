import Foundation
import Platform
import StorageLive
import TestSupport

extension SavedGames {
  /// What a run leaves that has only one game, of 4×4, in which `flips` cards were flipped.
  static func begun(flips: Int = 3) throws -> SavedGames {
    try #require(SavedGames(unfinished: [.begun(flips: flips)]))
  }
}

extension SavedGame {
  /// A game of 4×4 in which `flips` cards were flipped.
  static func begun(flips: Int = 3) throws -> SavedGame {
    try played { _ in Array(0..<flips) }
  }

  /// The same, in which all pairs were found.
  static func solved() throws -> SavedGame {
    try played { game in
      (0..<game.covers.count).flatMap { pair in
        game.cards.indices.filter { game.cards[$0].pair == pair }
      }
    }
  }

  /// A game on the board of a day, in which two cards were flipped.
  static func daily() throws -> SavedGame {
    try played(on: DealAction(Daily(day: 20_780, isPractice: false))) { _ in [0, 1] }
  }

  private static func played(
    on board: DealAction? = nil, _ flips: (GameState) -> [Int]
  ) throws -> SavedGame {
    var game = GameState()
    let covers = (1...8).map {
      Cover(id: "\($0)", title: "Öl \"\($0)\"", artist: "日本", artwork: "\($0)")
    }
    let request = DealRequest(category: .bundled[2], grid: .standard, source: .bundled, seed: 99)
    game.apply(
      .deal(board ?? .init(request)),
      .setCards(.init(request: 1, batch: CoverBatch(covers: covers))))
    for index in flips(game) { game.apply(.flipCard(.init(index: index))) }
    return try #require(SavedGame(game))
  }
}

extension FolderSuite {
  @MainActor var place: Place { Place(base: folder) }
}

/// A folder in which games are saved, and the storages on it, one for each program.
///
/// Tests that store and load use one of them: while another test starts a process, that holds the lock
/// for a moment longer than it is held here.
@MainActor
struct Place {
  let base: String

  var folder: String { base + "/memorytunes" }
  var file: String { folder + "/saved-game.json" }
  var lock: String { folder + "/saved-game.lock" }
  var files: [String]? { names(in: folder) }

  func storage() -> GameStorage { .live(environment: ["XDG_STATE_HOME": base]) }

  /// Leaves a game like a program that has ended.
  func leave(_ games: SavedGames, as name: String = "saved-game") throws {
    try write(Place.content(of: games), to: "\(folder)/\(name).json")
    try write("", to: "\(folder)/\(name).lock")
  }

  static func content(of games: SavedGames) throws -> String {
    try withTemporaryFolder { folder in
      let place = Place(base: folder)
      try place.storage().save(games)
      return read(place.file) ?? ""
    }
  }
}

/// Another program's lock on a place for a game.
struct OtherProgram {
  private let descriptor: Int32

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
