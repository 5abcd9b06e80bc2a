public enum ShareAction: Equatable, Codable, Sendable {
  /// "The text is on the clipboard", or with false, "it could not be put there".
  case copied(Bool)
  case savePictures
  case saved(SavedPictures)
}

/// A still picture, and of a game an animated one, in files.
public struct SavedPictures: Equatable, Codable, Sendable {
  /// Without the extension: `.png` and `.svg`.
  public var name: String
  public var folder: String

  public init(name: String, folder: String) { (self.name, self.folder) = (name, folder) }
}

public indirect enum ShareEffect: Equatable, Sendable {
  /// Puts the text about this on the clipboard → `ShareAction.copied`.
  case copy(Shared)
  /// Saves pictures of this → `ShareAction.saved`.
  case savePictures(Painting)
}
