/// The name by which running work is cancelled or replaced.
///
/// It is one of the part whose reducer names it: the work of other elements, and of the whole, is
/// another under the same name.
public struct EffectID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name.
  public let description: String
  /// Whose id it is.
  var scope = EffectScope()

  /// Creates an id from a name, such as `"cover-\(index)"`; equal names are the same id.
  public init(stringLiteral name: String) {
    description = name
  }

  /// Creates an id from a name that is no literal.
  public init(_ name: String) {
    description = name
  }
}

extension EffectID: CustomReflectable {
  /// The name.
  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
