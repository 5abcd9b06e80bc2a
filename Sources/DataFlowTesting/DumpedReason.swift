import CustomDump
import DataFlow

extension Reason: CustomDumpStringConvertible {
  /// The phrase as a literal, as a test states it.
  public var customDumpDescription: String { description.debugDescription }
}
