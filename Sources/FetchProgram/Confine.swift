import CPlatform
import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Drops all privileges not needed to read files and write to a pipe, before the program sees any untrusted byte.
func confine() {
  limit(RLIMIT_FSIZE, to: 0)
  limit(RLIMIT_CORE, to: 0)
  limit(RLIMIT_NOFILE, to: 32)
  confinement_begin()
}
