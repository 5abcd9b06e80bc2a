@_exported import MemoryTunes
@_exported import Testing
