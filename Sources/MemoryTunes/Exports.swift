// The values of the rules are made of these: reading the rules needs them.
@_exported import Artwork
@_exported import Basics
@_exported import DataFlow
