#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Fills each closed standard descriptor with an empty file; otherwise the next file opened would take it.
public func fillStandardDescriptors() {
  for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDWR)
  }
}

/// True if this many more files can be open at once.
public func canOpen(files count: Int) -> Bool {
  let descriptors = (0..<count).map { _ in dup(STDIN_FILENO) }
  for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
  return !descriptors.contains(-1)
}
