/// Something that can be clicked: one of several of a kind, by its number.
public struct Target: Hashable, Sendable {
  /// A kind of thing that can be clicked; a program makes its own.
  public struct Kind: Hashable, Sendable {
    /// The name that identifies the kind.
    public let name: String

    /// A kind with a name.
    public init(_ name: String) {
      self.name = name
    }
  }

  /// The kind of thing.
  public let kind: Kind
  /// Its number within the kind.
  public let number: Int

  /// One of a kind.
  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }
}
