import Files
import MemoryTunes

/// Keeps the unfinished game for another run.
@MainActor
public struct GameStorage {
  /// The game to go on with, if there is one, and what the player must be told about it.
  public var load: () -> (game: SavedGame?, notice: String?)
  /// Keeps a game in place of the last one; nil if there is none to keep.
  ///
  /// On return it survives the end of the program, whatever ends it. Throws ``StorageError``.
  public var save: (SavedGame?) throws -> Void

  /// A storage made of its parts.
  public init(
    load: @escaping () -> (game: SavedGame?, notice: String?),
    save: @escaping (SavedGame?) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

extension GameStorage {
  /// A file in `$XDG_STATE_HOME/memorytunes`, or else in `~/.local/state/memorytunes`:
  /// `saved-game.json`, or `saved-game-2.json` and so on for programs that run at the same time.
  ///
  /// `willOpen` is called before a saved game is read, with a descriptor and what is to be written
  /// there if opening the game crashes the program: the next run then sets the game aside.
  public static func live(
    environment: [String: String],
    willOpen: @escaping (_ descriptor: Int32, _ crashMark: String) -> Void = { _, _ in }
  ) -> Self {
    guard
      let folder = ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
    else {
      // The preferences already say that there is no home.
      return Self(load: { (nil, nil) }, save: { _ in })
    }
    let place = GamePlace(folder: folder, willOpen: willOpen)
    return Self(load: { place.load() }, save: { try place.save($0) })
  }
}
