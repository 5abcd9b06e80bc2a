// Screens show the rules and are drawn on a terminal.
@_exported import MemoryTunes
@_exported import Terminal
