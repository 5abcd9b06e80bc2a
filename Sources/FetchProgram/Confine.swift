import CPlatform
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes from the program what nothing needs that reads files and writes to a pipe, before it sees a byte
/// that somebody may have made to take it over.
func confine() {
  limit(RLIMIT_FSIZE, to: 0)
  limit(RLIMIT_CORE, to: 0)
  limit(RLIMIT_NOFILE, to: 32)
  confinement_begin()
}
