/// The reason the terminal cannot be used, in one sentence with a remedy.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  case unknownTerminal(String)
  case noDescriptors
  case noLargeFiles
  case largeWindow

  public var description: String {
    switch self {
    case .unknownTerminal(let name):
      "Unknown terminal \"\(name)\": set TERM to the type of your terminal, such as xterm-256color."
    case .largeWindow:
      "This window is too large: make it smaller, or unset LINES and COLUMNS."
    case .noLargeFiles: "The limit on file sizes is too low: raise it with ulimit -f."
    case .noDescriptors: "Too many files are open: raise the limit with ulimit -n."
    }
  }
}
