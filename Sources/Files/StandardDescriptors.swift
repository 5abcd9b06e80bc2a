#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts an empty file in the place of each standard descriptor that is closed; what is opened next would take
/// it.
public func fillStandardDescriptors() {
  for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDWR)
  }
}
