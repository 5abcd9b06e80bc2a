// swift-tools-version: 6.2
import PackageDescription

/// A package like any other that depends on the store: built without any flags of the game.
let package = Package(
  name: "StoreBenchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "MemoryTunes", path: "../..")],
  targets: [
    .executableTarget(
      name: "StoreBenchmarks",
      dependencies: [.product(name: "DataFlow", package: "MemoryTunes")])
  ]
)
