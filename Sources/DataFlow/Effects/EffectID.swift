/// The name by which running work is cancelled or replaced.
///
/// It belongs to the part whose reducer names it: other elements, and the whole, may have different work under the
/// same name.
public struct EffectID: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name.
  public let description: String
  var scope = EffectScope()

  /// Creates an id from a name, such as `"cover-\(index)"`; equal names are the same id.
  public init(stringLiteral name: String) {
    description = name
  }
}

extension EffectID: CustomReflectable {
  /// The name.
  public var customMirror: Mirror {
    Mirror(self, children: ["description": description], displayStyle: .struct)
  }
}
