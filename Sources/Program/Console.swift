import Files
import SafeText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Everything that the program writes to a terminal, apart from frames, goes through these
// functions, because text from files and options could contain control characters.

/// Writes a text and a line feed to standard output.
func say(_ text: String) {
  write(text, to: STDOUT_FILENO)
}

/// Writes a sentence and a line feed to standard error.
func complain(_ sentence: String) {
  write(sentence, to: STDERR_FILENO)
}

private func write(_ text: String, to descriptor: Int32) {
  _ = writeAll(Array((text.plain + "\n").utf8), to: descriptor)
}
