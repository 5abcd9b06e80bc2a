/// Why the terminal cannot be used, in one sentence that says what to do.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  case unknownTerminal(String)
  case noDescriptors
  case noLargeFiles

  public var description: String {
    switch self {
    case .unknownTerminal(let name):
      "The terminal \"\(name)\" is not known here: set TERM to what your terminal is, for example "
        + "xterm-256color."
    case .noLargeFiles: "Files may not grow large enough here: raise the limit with ulimit -f."
    case .noDescriptors: "Too many files are open: raise the limit with ulimit -n."
    }
  }
}
