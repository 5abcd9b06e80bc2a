/// Why something could not be read or saved, in one sentence that says what the player can do.
public struct StorageError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Creates an error.
  public init(description: String) {
    self.description = description
  }
}
