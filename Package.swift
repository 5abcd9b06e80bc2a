// swift-tools-version: 6.2
import PackageDescription

/// Whether Linux, too, uses only what every system has, so that this path is tested.
let isPortable = Context.environment["MEMORYTUNES_PORTABLE"] != nil

/// Whether another package depends on this one: then it finds the libraries alone, on older systems than the
/// game's, and resolves only what they need.
///
/// SwiftPM reads the manifest of a dependency twice: before it is checked out, as if it were in the
/// root folder, and in a folder of this name.
let isDependency =
  Context.packageDirectory == "/"
  || Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isPortable ? [.define("PORTABLE")] : [])

let strictC: [CSetting] = [.treatAllWarnings(as: .error)]

/// A target of ours, below `Sources` unless it has another folder.
func module(
  _ name: String, in folder: String = "Sources", _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: strict)
}

/// A program that tests or measures the game from outside; none is shipped.
func tool(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + [arguments], path: "Tools/\(name)",
    swiftSettings: strict)
}

/// The tests of a part of the game.
func tests(
  _ part: String, exclude: [String] = [], _ dependencies: [Target.Dependency]
) -> Target {
  .testTarget(
    name: part + "Tests", dependencies: dependencies, exclude: exclude,
    swiftSettings: strict)
}

#if os(macOS)
  /// Homebrew keeps it apart from the system's own, which is older.
  let ncurses: String? = "ncursesw"
  let (jpeg, webp): (String?, String?) = ("libjpeg", "libwebp")
#else
  let ncurses: String? = nil
  /// Only their headers are needed, and those are where the compiler looks: they are opened, not linked.
  let (jpeg, webp): (String?, String?) = (nil, nil)
#endif

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncAlgorithms = Target.Dependency.product(
  name: "AsyncAlgorithms", package: "swift-async-algorithms")
let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")
let server = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let sockets = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let subprocess: [Target.Dependency] = [
  .product(name: "Subprocess", package: "swift-subprocess"),
  .product(name: "SystemPackage", package: "swift-system"),
]

let package = Package(
  name: "MemoryTunes",
  platforms: isDependency
    ? [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)]
    : [.macOS("15.4")],
  products: [
    .executable(name: "memorytunes", targets: ["Program"]),
    .library(name: "DataFlow", targets: ["DataFlow"]),
    .library(name: "DataFlowObservation", targets: ["DataFlowObservation"]),
    .library(name: "DataFlowTesting", targets: ["DataFlowTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  // What comes with another dependency is left out.
  targets: [
    module("DataFlow"),
    module("DataFlowObservation", ["DataFlow"]),
    module("DataFlowTesting", ["DataFlow", customDump]),
    module("MemoryTunes", ["DataFlow", "Artwork", "Basics"]),
    module("Screens", ["MemoryTunes", "Terminal"]),
    module("Films", ["Screens"]),
    module("Terminal"),
    module("Artwork"),
    module("Basics"),
    module("Platform", ["CPlatform", deque]),
    module(
      "TerminalLive",
      ["Terminal", "Artwork", "Platform", "Basics", "CNcurses", "CChafa", "CPictures"]),
    module("ArtworkLive", ["Artwork", "Basics", "Platform", "CPictures"] + subprocess),
    module("SoundLive", ["Platform"]),
    module("StorageLive", ["MemoryTunes", "Platform"]),
    module("RecordsLive", ["MemoryTunes", "Platform", "CSQLite"]),
    module("FetchProgram", ["ArtworkLive", "SoundLive", "CFetch"]),
    .executableTarget(
      name: "Program",
      dependencies: [
        "Films", "TerminalLive", "StorageLive", "RecordsLive", "FetchProgram", arguments,
      ], swiftSettings: strict),

    module("PseudoTerminal", in: "Tools", ["CPseudoTerminal"]),
    module("LoopbackITunes", in: "Tools"),
    tool(
      "Benchmarks",
      ["Screens", "RecordsLive", "TerminalLive", "FetchProgram", "PseudoTerminal"]),
    tool("Chaos", ["MemoryTunes", "PseudoTerminal", "LoopbackITunes", "Platform", "CSQLite"]),
    tool("Minimize", ["Screens"]),
    tool("Mutants", ["Basics"]),
    tool("Ratings", ["MemoryTunes"]),

    module(
      "TestSupport", in: "Tests", ["MemoryTunes", "LoopbackITunes", server, sockets] + subprocess),
    tests("DataFlow", ["DataFlowTesting", "Basics", asyncAlgorithms]),
    tests("DataFlowObservation", ["DataFlowObservation"]),
    tests("DataFlowTesting", ["DataFlowTesting", "Basics"]),
    tests("ComingFrom", ["MemoryTunes", "DataFlowTesting", asyncAlgorithms]),
    tests("MemoryTunes", ["DataFlowTesting", "TestSupport"]),
    tests("Screens", exclude: ["Golden"], ["Screens", "TerminalLive", "TestSupport"]),
    tests("Films", ["Films", "ArtworkLive", "TestSupport"]),
    tests("Terminal", ["Terminal"]),
    tests("Artwork", ["Artwork"]),
    tests("Basics", ["Basics"]),
    tests("Platform", ["Platform", "TestSupport"]),
    tests(
      "TerminalLive", exclude: ["films.txt"],
      ["TerminalLive", "Films", "ArtworkLive", "CVTerm", "PseudoTerminal", "TestSupport"]),
    tests("ArtworkLive", ["FetchProgram", "TestSupport"]),
    tests("Media", exclude: ["Fixtures"], ["Program", "TestSupport"]),
    tests("ITunes", exclude: ["Fixtures"], ["Program", "TestSupport"]),
    tests("SoundLive", ["Program", "TestSupport"]),
    tests("PseudoTerminal", ["PseudoTerminal"]),
    tests("Minimize", ["Minimize", "DataFlowTesting", "TestSupport"]),
    tests("StorageLive", exclude: ["Fixtures"], ["StorageLive", "TestSupport"]),
    tests("RecordsLive", ["RecordsLive", "TestSupport"]),
    tests("Program", ["Program", "DataFlowTesting", "TestSupport"]),
    tests("EndToEnd", exclude: ["Fixtures"], ["Program", "PseudoTerminal", "TestSupport"]),

    .target(
      name: "CPlatform", cSettings: strictC,
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .target(name: "CPictures", dependencies: ["CPNG"], cSettings: strictC),
    .target(
      name: "CFetch", dependencies: ["CPictures", "CPlatform", "CJPEG", "CWebP"],
      cSettings: strictC, linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CPseudoTerminal", path: "Tools/CPseudoTerminal", cSettings: strictC),
    .systemLibrary(name: "CNcurses", pkgConfig: ncurses),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CJPEG", pkgConfig: jpeg),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", pkgConfig: "vterm"),
    .systemLibrary(name: "CWebP", pkgConfig: webp),
  ])

if isDependency {
  let libraries = ["DataFlow", "DataFlowObservation", "DataFlowTesting"]
  package.products.removeAll { !libraries.contains($0.name) }
  package.targets.removeAll { !libraries.contains($0.name) }
  package.dependencies.removeAll { !"\($0.kind)".contains("swift-custom-dump") }
}

// A sanitizer finds nothing in pure code: `make test-asan` builds only the tests of what has unsafe code or C,
// `make test-tsan` those of what has threads.
if let sanitizer = Context.environment["MEMORYTUNES_SANITIZED"] {
  let testedHere =
    ["DataFlowTests", "TerminalLiveTests", "SoundLiveTests", "RecordsLiveTests", "PlatformTests"]
    + (sanitizer == "thread"
      ? ["ProgramTests"] : ["ArtworkLiveTests", "MediaTests", "ITunesTests", "StorageLiveTests"])
  let tools = ["Benchmarks", "Chaos", "Minimize", "Mutants", "Ratings"]
  package.targets.removeAll {
    $0.type == .test && !testedHere.contains($0.name) || tools.contains($0.name)
  }
}

// What `make fuzz` feeds with random bytes; no part of the game.
if Context.environment["MEMORYTUNES_FUZZ"] != nil {
  let targets: [(name: String, dependencies: [Target.Dependency])] = [
    ("FuzzSearch", ["FetchProgram"]), ("FuzzPicture", ["FetchProgram"]),
    ("FuzzTags", ["FetchProgram"]), ("FuzzAddress", ["FetchProgram"]),
    ("FuzzTrack", ["SoundLive"]), ("FuzzText", ["Basics"]),
    ("FuzzLine", ["MemoryTunes"]), ("FuzzTable", ["MemoryTunes"]),
    ("FuzzGame", ["Screens"]), ("FuzzPreferences", ["Screens"]), ("FuzzRecording", ["Screens"]),
    ("FuzzInput", ["Screens", "TerminalLive"]),
  ]
  for (name, dependencies) in targets {
    package.products.append(.library(name: name, type: .static, targets: [name]))
    package.targets.append(module(name, in: "Fuzz", dependencies))
  }
}
