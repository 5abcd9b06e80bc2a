import Files
import MemoryTunes

/// Saves the unfinished game for the next run.
@MainActor
public struct GameStorage {
  /// Loads the game to resume, if there is one, with a notice for the player if something is wrong
  /// with it.
  public var load: () -> (game: SavedGame?, notice: String?)
  /// Saves a game in place of the last one; nil removes it.
  ///
  /// On return it survives the end of the program, whatever ends it. Throws ``StorageError``.
  public var save: (SavedGame?) throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping () -> (game: SavedGame?, notice: String?),
    save: @escaping (SavedGame?) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

extension GameStorage {
  /// Stores games in `$XDG_STATE_HOME/memorytunes`, or else in `~/.local/state/memorytunes`: in
  /// `saved-game.json`, or in `saved-game-2.json` and so on for programs that run at the same time.
  ///
  /// `willOpen` is called before a saved game is read, with a descriptor and the text to write to
  /// it if opening the game crashes the program: the next run then sets the game aside.
  public static func live(
    environment: [String: String],
    willOpen: @escaping (_ descriptor: Int32, _ crashMark: String) -> Void = { _, _ in }
  ) -> Self {
    guard
      let folder = ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
    else {
      // Loading the preferences already reports that there is no home folder.
      return Self(load: { (nil, nil) }, save: { _ in })
    }
    let place = GamePlace(folder: folder, willOpen: willOpen)
    return Self(load: { place.load() }, save: { try place.save($0) })
  }
}
