/// Why something could not be read or kept, in one sentence that says what the player can do.
public struct StorageError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// An error with this sentence.
  public init(description: String) {
    self.description = description
  }
}
