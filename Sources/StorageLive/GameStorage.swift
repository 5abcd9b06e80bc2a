import Platform
import Synchronization

extension GameStorage {
  /// Stores games in `$XDG_STATE_HOME/memorytunes`, or else in `~/.local/state/memorytunes`: in
  /// `saved-game.json`, or in `saved-game-2.json` and so on for programs that run at the same time.
  ///
  /// `willOpen` is called before a saved game is read, with a descriptor and the text to write to it if opening
  /// the game crashes the program: the next run then sets the game aside. `playOn` is called for a saved game and
  /// a recording cut off that may continue it; it returns ``continuedGames(saved:recording:)``.
  public static func live(
    environment: [String: String],
    willOpen: @escaping @Sendable (_ descriptor: Int32, _ crashMark: String) -> Void = { _, _ in },
    playOn: @escaping @Sendable (_ saved: String, _ recording: String) -> [UInt8]? = { _, _ in nil }
  ) -> Self {
    var storage = GameStorage()
    guard let folder = ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
    else {
      storage.save = { _ in throw StorageFailure.noHomeFolder }
      return storage
    }
    let slot = Mutex(SaveSlot(folder: folder, willOpen: willOpen, playOn: playOn))
    storage.load = { slot.withLock { $0.load() } }
    storage.save = { games in try slot.withLock { try $0.save(games) } }
    storage.remove = { try slot.withLock { try $0.remove() } }
    return storage
  }
}
