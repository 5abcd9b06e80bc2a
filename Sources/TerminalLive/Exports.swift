@_exported import Artwork
@_exported import Terminal
