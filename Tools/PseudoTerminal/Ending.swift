/// How a program ended.
public enum Ending: Equatable, Sendable, CustomStringConvertible {
  case exit(Int32)
  case signal(Int32)
  /// It did not start; the number is `errno` of the failed call.
  case failedToStart(Int32)

  /// As a shell would report it: `exit 0`, `signal 15`.
  public var description: String {
    switch self {
    case .exit(let code): "exit \(code)"
    case .signal(let number): "signal \(number)"
    case .failedToStart(let number): "not started, error \(number)"
    }
  }
}

/// Why a program could not be started in a terminal.
public struct StartError: Error, CustomStringConvertible {
  public let description: String
}
