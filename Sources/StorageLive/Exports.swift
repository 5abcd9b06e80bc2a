@_exported import MemoryTunes
