import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The differences between the terminal modes before and after a program.
func lineChanges(from old: termios, to new: termios) -> [String] {
  let flags: [(String, WritableKeyPath<termios, tcflag_t>, Int32)] = [
    ("ICRNL", \.c_iflag, ICRNL), ("IXON", \.c_iflag, IXON), ("INLCR", \.c_iflag, INLCR),
    ("IGNCR", \.c_iflag, IGNCR), ("OPOST", \.c_oflag, OPOST), ("ONLCR", \.c_oflag, ONLCR),
    ("ECHO", \.c_lflag, ECHO), ("ICANON", \.c_lflag, ICANON), ("ISIG", \.c_lflag, ISIG),
    ("IEXTEN", \.c_lflag, IEXTEN),
  ]
  var changes = flags.compactMap { name, place, flag in
    (old[keyPath: place] ^ new[keyPath: place]) & tcflag_t(flag) != 0 ? "line: \(name)" : nil
  }
  let words: [(String, WritableKeyPath<termios, tcflag_t>)] = [
    ("input flags", \.c_iflag), ("output flags", \.c_oflag), ("control flags", \.c_cflag),
    ("local flags", \.c_lflag),
  ]
  if changes.isEmpty {
    changes = words.compactMap { name, place in
      old[keyPath: place] != new[keyPath: place] ? "line: \(name)" : nil
    }
  }
  let isSame = withUnsafeBytes(of: old.c_cc) { old in
    withUnsafeBytes(of: new.c_cc) { new in old.elementsEqual(new) }
  }
  if changes.isEmpty, !isSame { changes = ["line: control characters"] }
  return changes
}
