#if os(Linux) && !PORTABLE
  import CNcurses
  import Glibc

  /// A file in memory, closed in child processes; -1 if there are no more descriptors.
  func openFrameFile() -> Int32 { memory_file() }

  /// Makes a descriptor refer to the target's file, closed in child processes; false if it cannot.
  @discardableResult
  func redirect(_ descriptor: Int32, to target: Int32) -> Bool {
    dup3(target, descriptor, O_CLOEXEC) >= 0
  }
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// A file without a name, in the folder for temporary ones, closed in child processes; -1 if there
  /// are no more descriptors or no such folder.
  func openFrameFile() -> Int32 {
    guard let file = tmpfile() else { return -1 }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }

  /// Makes a descriptor refer to the target's file, closed in child processes; false if it cannot.
  @discardableResult
  func redirect(_ descriptor: Int32, to target: Int32) -> Bool {
    dup2(target, descriptor) >= 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
  }
#endif
