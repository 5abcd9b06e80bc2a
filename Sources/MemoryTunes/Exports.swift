// The rules have values of these modules in their interface.
@_exported import Artwork
@_exported import Basics
@_exported import DataFlow

// Of the C library, the rules see these functions alone.
#if canImport(Glibc)
  @_exported import func Glibc.erfc
  @_exported import func Glibc.exp
  @_exported import func Glibc.log
  @_exported import func Glibc.pow
#elseif canImport(Darwin)
  @_exported import func Darwin.erfc
  @_exported import func Darwin.exp
  @_exported import func Darwin.log
  @_exported import func Darwin.pow
#endif
