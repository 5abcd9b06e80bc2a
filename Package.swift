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

/// The tests of a part of the game: nothing imports them, so their module needs no pass of its own, a sixth of the work.
func tests(
  _ part: String, exclude: [String] = [], _ dependencies: [Target.Dependency]
) -> Target {
  .testTarget(
    name: part + "Tests", dependencies: dependencies, exclude: exclude,
    swiftSettings: strict + [.unsafeFlags(["-no-emit-module-separately"])])
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

/// The game's rules, and what they are written in.
let rules: [Target.Dependency] = ["DataFlow", "MemoryTunes", "Artwork", "Basics"]
/// The game as it looks on a terminal.
let game = rules + ["Screens", "Terminal"]
/// The rules, and what their tests need.
let tested = rules + ["DataFlowTesting", "TestSupport"]
/// Covers, from wherever they come, and what the tests of that need.
let covers: [Target.Dependency] = [
  "ArtworkLive", "FetchProgram", "Artwork", "Basics", "Platform", "TestSupport",
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
  targets: [
    module("DataFlow"),
    module("DataFlowObservation", ["DataFlow"]),
    module("DataFlowTesting", ["DataFlow", customDump]),
    module("MemoryTunes", ["DataFlow", "Artwork", "Basics"]),
    module("Screens", rules + ["Terminal"]),
    module("Films", game),
    module("Terminal"),
    module("Artwork"),
    module("Basics"),
    module("Platform", ["CPlatform", deque]),
    module(
      "TerminalLive",
      [
        "Terminal", "Artwork", "Platform", "Basics", "CNcurses", "CChafa", "CPictures", "CPlatform",
        deque,
      ]),
    module("ArtworkLive", ["Artwork", "Basics", "Platform", "CPictures"] + subprocess),
    module("SoundLive", ["Platform", "CPlatform"]),
    module("StorageLive", ["DataFlow", "MemoryTunes", "Platform"]),
    module("RecordsLive", ["MemoryTunes", "Artwork", "Platform", "CSQLite"]),
    module(
      "FetchProgram",
      [
        "Artwork", "ArtworkLive", "SoundLive", "Basics", "Platform", "CPictures", "CFetch",
        "CPlatform",
      ]),
    .executableTarget(
      name: "Program",
      dependencies: game + [
        "Films", "TerminalLive", "ArtworkLive", "StorageLive", "RecordsLive", "SoundLive",
        "Platform", "FetchProgram", "CPlatform", arguments,
      ],
      swiftSettings: strict),

    module("PseudoTerminal", in: "Tools", ["CPseudoTerminal"]),
    module("LoopbackITunes", in: "Tools"),
    tool(
      "Benchmarks",
      game + [
        "StorageLive", "RecordsLive", "ArtworkLive", "FetchProgram", "TerminalLive", "SoundLive",
        "Platform", "PseudoTerminal", "CJPEG", "CSQLite",
      ]),
    tool("Chaos", rules + ["PseudoTerminal", "LoopbackITunes", "Platform", "CSQLite"]),
    tool("Minimize", game),
    tool("Mutants", ["Basics"]),
    tool("Ratings", rules),

    module("TestSupport", in: "Tests", rules + ["LoopbackITunes", server, sockets] + subprocess),
    tests("DataFlow", ["DataFlow", "DataFlowTesting", "Basics", asyncAlgorithms]),
    tests("DataFlowObservation", ["DataFlowObservation", "DataFlow"]),
    tests("DataFlowTesting", ["DataFlowTesting", "DataFlow", "Basics"]),
    tests("ComingFrom", tested + [asyncAlgorithms]),
    tests("MemoryTunes", tested),
    tests("Screens", exclude: ["Golden"], game + ["TerminalLive", "TestSupport"]),
    tests("Films", game + ["Films", "ArtworkLive", "TestSupport"]),
    tests("Terminal", ["Terminal"]),
    tests("Artwork", ["Artwork"]),
    tests("Basics", ["Basics"]),
    tests("Platform", ["Platform", "TestSupport"]),
    tests(
      "TerminalLive", exclude: ["films.txt"],
      game + [
        "TerminalLive", "Films", "ArtworkLive", "Platform", "CNcurses", "CPlatform", "CVTerm",
        "PseudoTerminal", "CPseudoTerminal", "TestSupport",
      ]),
    tests("ArtworkLive", covers),
    tests("Media", exclude: ["Fixtures"], covers + ["Program"]),
    tests(
      "ITunes", exclude: ["Fixtures"],
      covers + ["Program", "LoopbackITunes", "CFetch", "CPlatform", server] + subprocess),
    tests("SoundLive", ["SoundLive", "Program", "Platform", "TestSupport"]),
    tests("PseudoTerminal", ["PseudoTerminal"]),
    tests("Minimize", tested + ["Minimize"]),
    tests("StorageLive", exclude: ["Fixtures"], tested + ["StorageLive", "Platform"]),
    tests("RecordsLive", tested + ["RecordsLive", "Platform", "CSQLite"]),
    tests(
      "Program",
      tested + [
        "Program", "Screens", "Terminal", "ArtworkLive", "StorageLive", "Platform", "CPlatform",
      ]),
    tests(
      "EndToEnd", exclude: ["Fixtures"],
      tested + [
        "Program", "ArtworkLive", "FetchProgram", "RecordsLive", "SoundLive", "PseudoTerminal",
      ]),

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
    ("FuzzSearch", ["FetchProgram", "ArtworkLive", "Artwork", "Basics"]),
    ("FuzzPicture", ["FetchProgram", "Artwork"]),
    ("FuzzTags", ["FetchProgram", "ArtworkLive", "Basics"]),
    ("FuzzTrack", ["SoundLive"]),
    ("FuzzAddress", ["FetchProgram", "ArtworkLive", "CFetch"]), ("FuzzText", ["Basics"]),
    ("FuzzLine", ["Artwork", "MemoryTunes"]), ("FuzzGame", game), ("FuzzPreferences", game),
    ("FuzzRecording", game),
    ("FuzzInput", game + ["TerminalLive"]), ("FuzzTable", rules),
  ]
  for (name, dependencies) in targets {
    package.products.append(.library(name: name, type: .static, targets: [name]))
    package.targets.append(module(name, in: "Fuzz", dependencies))
  }
}
