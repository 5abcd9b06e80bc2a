// What screens show, and what they are drawn on.
@_exported import MemoryTunes
@_exported import Terminal
