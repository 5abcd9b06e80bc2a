@_exported import Screens
