// The rules have values of these modules in their interface.
@_exported import Artwork
@_exported import Basics
@_exported import DataFlow
