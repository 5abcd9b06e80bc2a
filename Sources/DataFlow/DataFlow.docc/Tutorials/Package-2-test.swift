// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Clicker",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://example.com/MemoryTunes", from: "0.2.0")
  ],
  targets: [
    .executableTarget(
      name: "Clicker",
      dependencies: [.product(name: "DataFlow", package: "MemoryTunes")]),
    .testTarget(
      name: "ClickerTests",
      dependencies: [
        "Clicker",
        .product(name: "DataFlow", package: "MemoryTunes"),
        .product(name: "DataFlowTesting", package: "MemoryTunes"),
      ]),
  ]
)
