import CustomDump
import DataFlow

extension Reason: CustomDumpStringConvertible {
  /// The phrase as a literal, as stated by a test.
  public var customDumpDescription: String { description.debugDescription }
}
