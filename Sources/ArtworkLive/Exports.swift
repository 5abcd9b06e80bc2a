@_exported import Artwork
