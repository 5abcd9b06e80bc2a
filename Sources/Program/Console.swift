import Files
import SafeText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Everything that the program writes to a terminal, apart from frames, goes through these
// functions, because text from files and options could contain control characters.

/// Writes a text and a line feed to standard output; ends the program if that fails.
func say(_ text: String) {
  guard !write(text, to: STDOUT_FILENO) else { return }
  let reason = String(cString: strerror(errno))
  complain("memorytunes: the output cannot be written (\(reason)): send it somewhere else.")
  exit(1)
}

/// Writes a sentence and a line feed to standard error.
func complain(_ sentence: String) {
  _ = write(sentence, to: STDERR_FILENO)
}

private func write(_ text: String, to descriptor: Int32) -> Bool {
  writeAll(Array((text.plain + "\n").utf8), to: descriptor)
}
