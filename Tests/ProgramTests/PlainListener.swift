import Screens
import StorageLive
import TestSupport

@testable import MemoryTunes
@testable import Program

/// Somebody who hears the lines of a session in a world that the test controls.
@MainActor
final class PlainListener {
  let session: Session
  let plain: PlainSession
  private(set) var text: String
  private(set) var hasQuit = false
  private(set) var sounds: [SoundEffect] = []
  var isDeaf = false

  var state: AppState { session.store.state }
  var isAsked: Bool { text.hasSuffix(": ") }

  init(
    options: LaunchOptions = LaunchOptions(), files: Files = Files(),
    covers: CoverService = .fixed(manyCovers)
  ) {
    let opening = "MemoryTunes. Plain mode is on because of --plain."
    text = opening + "\n"
    let ears = Ears()
    var world = World(
      covers: covers, levels: { _ in [] }, preferences: files.storage,
      games: files.games, records: files.recordStorage, date: { 1_700_000_000 },
      drawEntropy: { 6 }, clock: ContinuousClock(), copy: { _ in false },
      savePictures: { _ in throw StorageFailure.noHomeFolder }, quit: { ears.quit($0) })
    world.tell = { ears.tell($0) }
    session = Session(
      world: world, display: .init(size: { Size(width: 80, height: 24) }, draw: { _ in }))
    plain = PlainSession(session, told: [opening], echoes: true, write: { ears.hear($0) })
    plain.play = { [weak self] in self?.sounds.append($0) }
    ears.quit = { [weak self] notice in
      self?.plain.sayFarewell(unsaved: notice)
      self?.hasQuit = true
    }
    ears.tell = { [weak self] in self?.plain.tell($0) }
    ears.hear = { [weak self] text in
      guard let self, !isDeaf else { return false }
      self.text += text
      return true
    }
    var options = options
    options.mode = .told
    session.launch(options: options)
  }

  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: [UInt8]) { plain.read(bytes) }

  /// Gives orders, the last of which ends the program, and waits for its end.
  func listen(to orders: String) async {
    type(orders)
    await listen { $0.hasQuit }
  }

  func listen(until isSo: (PlainListener) -> Bool) async {
    while !isSo(self), !Task.isCancelled {
      await Task.yield()
      plain.goOn()
    }
  }

  private final class Ears {
    var quit: (Notice?) -> Void = { _ in }
    var tell: (Telling) -> Void = { _ in }
    var hear: (String) -> Bool = { _ in true }
  }
}

extension GameState {
  /// Orders that solve the board.
  var solution: [String] {
    cards.indices.filter { $0 < board.partners[$0] }.flatMap { card in
      [card, board.partners[card]].map(grid.coordinate)
    }
  }
}
