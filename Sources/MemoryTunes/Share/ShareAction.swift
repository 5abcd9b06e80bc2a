/// An action on the text about a finished game.
public enum ShareAction: Equatable, Codable, Sendable {
  /// "The text is on the clipboard", or with false, "it could not be put there".
  case copied(Bool)
  /// "Save the game as pictures".
  case savePictures
  /// "They have been saved".
  case saved(SavedPictures)
}

/// A still picture, and of a game an animated one, in files.
public struct SavedPictures: Equatable, Codable, Sendable {
  /// Without the extension: `.png` and `.svg`.
  public var name: String
  public var folder: String

  public init(name: String, folder: String) {
    (self.name, self.folder) = (name, folder)
  }
}

/// The work that sharing requests.
public indirect enum ShareEffect: Equatable, Sendable {
  /// Puts the text about this on the clipboard → `ShareAction.copied`.
  case copy(Shared)
  /// Saves pictures of this → `ShareAction.saved`.
  case savePictures(Painting)
}
