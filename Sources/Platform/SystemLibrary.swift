// What the system has comes with this module, whatever its name is there: all of the C library, and of Foundation only
// what loads fast, if there is such a part.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
