// This module re-exports the C library, whatever its name is, and the part of Foundation that loads fast, or all of it
// where there is no such part.
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
