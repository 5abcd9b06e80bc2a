import Platform
import Screens
import TerminalLive

// All text outside of frames is written by these functions: that of files and options may contain control characters.

var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

/// Writes a text and a line feed to standard output; ends the program if that fails.
func say(_ text: String) {
  guard let error = utter(text + "\n") else { return }
  complainOfOutput(error)
  exit(1)
}

func complainOfOutput(_ error: Int32) {
  complain(tr("The output cannot be written (\(systemReason(error))): send it somewhere else."))
}

/// Writes a text to standard output unchanged; returns the error number if that fails.
func utter(_ text: String) -> Int32? {
  let bytes = Array(text.plain.utf8)
  // Freeing them could change the error number.
  return withExtendedLifetime(bytes) { writeAll(bytes, to: STDOUT_FILENO) ? nil : errno }
}

/// Writes the program's name, a sentence and a line feed to standard error.
///
/// Shortens a line of more than 600 characters, which quotes a long text, in the middle. Wraps for a terminal.
func complain(_ sentence: String) {
  let lines = sentence.split(separator: "\n").map(shortened)
  let text = complaint(lines.joined(separator: "\n"))
  _ = writeAll(Array((wrapped(text, for: STDERR_FILENO).plain + "\n").utf8), to: STDERR_FILENO)
}

/// A sentence after the program's name.
func complaint(_ sentence: String) -> String { "memorytunes" + ": \(sentence)" }

/// The reason a command ends, which the program then gives.
struct Complaint: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  /// The complaint about an error of a command; nil for other errors.
  init?(about error: any Error) {
    switch error {
    case let complaint as Complaint: self = complaint
    case let failure as CoverFailure: self.init(failure.sentence)
    case let failure as ReplayFailure<AppAction>: self.init(failure.sentence)
    case let failure as StorageFailure: self.init(Notice.notStored(.records, failure).sentence)
    case let failure as WriteFailure: self.init(failure.sentence)
    default: return nil
    }
  }
}

extension WriteFailure {
  fileprivate var sentence: String {
    switch self {
    case .diskFull(let file): tr("\(file) is not written: the disk is full, so free some space.")
    case .tooLarge(let file):
      tr("\(file) is not written: raise the limit on file sizes with ulimit -f.")
    case .other(let file, let reason):
      tr("\(file) is not written (\(reason)): give the name of another file.")
    }
  }
}

/// The text in lines of the terminal behind a descriptor, if there is one.
func wrapped(_ text: String, for descriptor: Int32) -> String {
  guard let columns = window(of: descriptor)?.columns, columns > 0 else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0).wrapped(to: columns, keepsWords: true).joined(separator: "\n") }
    .joined(separator: "\n")
}

/// Ends the command if something exists at a path; from now on, hitting the limit on file sizes is only a failure.
func requireNew(_ path: String) throws {
  signal(SIGXFSZ, SIG_IGN)
  guard exists(path) else { return }
  throw Complaint(tr("\(path) exists: give the name of a new file."))
}

private func shortened(_ line: Substring) -> String {
  let scalars = line.unicodeScalars
  guard scalars.count > 600 else { return String(line) }
  return "\(Substring(scalars.prefix(300))) … \(Substring(scalars.suffix(297)))"
}
