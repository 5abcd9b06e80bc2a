// swift-tools-version: 6.2
import PackageDescription

/// Whether Linux, too, uses only what every system has, so that this path is tested.
let isPortable = Context.environment["MEMORYTUNES_PORTABLE"] != nil

/// Whether another package has fetched this one, for its libraries: they run on older systems than the game.
let isLibrary = Context.packageDirectory.contains("/checkouts/")

let strict: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isPortable ? [.define("PORTABLE")] : [])

/// A target of ours.
func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A part of what tests and measures the game from outside; none of it is shipped.
func tool(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tools/\(name)", swiftSettings: strict)
}

/// The same, for a program.
func toolProgram(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tools/\(name)", swiftSettings: strict)
}

/// The tests of one target.
func tests(
  _ name: String, exclude: [String] = [], _ dependencies: Target.Dependency...
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A C library that the system installs.
func system(
  _ name: String, path: String? = nil, pkgConfig: String? = nil, apt: String, brew: String
) -> Target {
  .systemLibrary(
    name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
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

let customDump = Target.Dependency.product(name: "CustomDump", package: "swift-custom-dump")

let package = Package(
  name: "MemoryTunes",
  platforms: isLibrary
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
    module("DataFlowObservation", "DataFlow"),
    module("DataFlowTesting", "DataFlow", customDump),
    module("MemoryTunes", "DataFlow", "Artwork", "Basics"),
    module("Screens", "DataFlow", "MemoryTunes", "Terminal", "Artwork", "Basics"),
    module(
      "Films", "DataFlow", "MemoryTunes", "Screens", "Terminal", "Artwork", "Basics"),
    module("Terminal"),
    module("Artwork"),
    module("Basics"),
    module("Platform", "CPlatform", .product(name: "DequeModule", package: "swift-collections")),
    module(
      "TerminalLive", "Terminal", "Artwork", "Platform", "Basics", "CNcurses", "CChafa",
      "CPictures",
      "CPlatform",
      .product(name: "DequeModule", package: "swift-collections")),
    module(
      "ArtworkLive", "Artwork", "Basics", "Platform", "CPictures",
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(name: "SystemPackage", package: "swift-system")),
    module("SoundLive", "Platform", "CPlatform"),
    module("StorageLive", "DataFlow", "MemoryTunes", "Platform"),
    module("RecordsLive", "MemoryTunes", "Artwork", "Basics", "Platform", "CSQLite"),
    module(
      "FetchProgram", "Artwork", "ArtworkLive", "SoundLive", "Basics", "Platform", "CPictures",
      "CFetch", "CPlatform"),
    .executableTarget(
      name: "Program",
      dependencies: [
        "DataFlow", "MemoryTunes", "Screens", "Films", "Terminal", "Artwork", "Basics",
        "TerminalLive", "ArtworkLive", "StorageLive", "RecordsLive", "SoundLive", "Platform",
        "FetchProgram", "CPlatform",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    tool("PseudoTerminal", "CPseudoTerminal"),
    tool("LoopbackITunes"),
    toolProgram(
      "Benchmarks", "DataFlow", "MemoryTunes", "Screens", "Terminal", "StorageLive", "RecordsLive",
      "Artwork",
      "Basics",
      "ArtworkLive", "FetchProgram",
      "TerminalLive", "PseudoTerminal", "CJPEG", "CSQLite", "SoundLive"),
    toolProgram(
      "Chaos", "PseudoTerminal", "LoopbackITunes", "DataFlow", "MemoryTunes", "Basics",
      "CSQLite",
      .product(name: "ArgumentParser", package: "swift-argument-parser")),
    toolProgram(
      "Minimize", "DataFlow", "MemoryTunes", "Screens",
      .product(name: "ArgumentParser", package: "swift-argument-parser")),
    toolProgram(
      "Mutants", "Basics",
      .product(name: "ArgumentParser", package: "swift-argument-parser")),
    toolProgram(
      "Ratings", "MemoryTunes", "Basics",
      .product(name: "ArgumentParser", package: "swift-argument-parser")),

    .target(
      name: "TestSupport",
      dependencies: [
        "LoopbackITunes", "DataFlow", "MemoryTunes", "Artwork", "Basics",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests(
      "DataFlowTests", "DataFlow", "DataFlowTesting", "Basics",
      .product(name: "AsyncAlgorithms", package: "swift-async-algorithms")),
    tests("DataFlowObservationTests", "DataFlowObservation", "DataFlow"),
    tests("DataFlowTestingTests", "DataFlowTesting", "DataFlow", "Basics"),
    tests(
      "ComingFromTests", "DataFlow", "DataFlowTesting", "MemoryTunes", "Artwork", "TestSupport",
      .product(name: "AsyncAlgorithms", package: "swift-async-algorithms")),
    tests(
      "MemoryTunesTests", "MemoryTunes", "DataFlow", "DataFlowTesting", "Artwork", "Basics",
      "TestSupport"),
    tests(
      "ScreensTests", exclude: ["Golden"], "Screens", "MemoryTunes", "DataFlow", "Terminal",
      "TerminalLive", "Artwork", "Basics"),
    tests(
      "FilmsTests", "Films", "MemoryTunes", "DataFlow", "Screens", "Artwork", "ArtworkLive",
      "Terminal", "TestSupport"),
    tests("TerminalTests", "Terminal"),
    tests("ArtworkTests", "Artwork"),
    tests("BasicsTests", "Basics"),
    tests("PlatformTests", "Platform", "TestSupport"),
    tests(
      "TerminalLiveTests", exclude: ["films.txt"], "TerminalLive", "Terminal", "Artwork",
      "ArtworkLive", "Platform",
      "CNcurses", "CPlatform", "CVTerm", "PseudoTerminal", "CPseudoTerminal", "Basics",
      "Films", "MemoryTunes", "Screens", "DataFlow", "TestSupport"),
    tests(
      "ArtworkLiveTests", "ArtworkLive", "FetchProgram", "Artwork", "Basics", "Platform",
      "TestSupport"),
    tests(
      "MediaTests", exclude: ["Fixtures"], "FetchProgram", "ArtworkLive", "Artwork", "Basics",
      "Program", "Platform", "TestSupport"),
    tests(
      "ITunesTests", exclude: ["Fixtures"], "FetchProgram", "Program", "ArtworkLive", "CFetch",
      "CPlatform", "Artwork", "Basics", "TestSupport", "LoopbackITunes",
      .product(name: "FlyingFox", package: "FlyingFox"),
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(name: "SystemPackage", package: "swift-system")),
    tests(
      "SoundLiveTests", "SoundLive", "Program", "Platform", "TestSupport"),
    tests("PseudoTerminalTests", "PseudoTerminal"),
    tests(
      "MinimizeTests", "Minimize", "MemoryTunes", "DataFlow", "DataFlowTesting", "Artwork",
      "TestSupport"),
    tests(
      "StorageLiveTests", exclude: ["Fixtures"], "StorageLive", "Platform", "MemoryTunes",
      "DataFlow",
      "Artwork", "TestSupport"),
    tests(
      "RecordsLiveTests", "RecordsLive", "MemoryTunes", "Artwork", "CSQLite", "Platform",
      "Basics", "TestSupport"),
    tests(
      "ProgramTests", exclude: ["Fixtures"], "Program", "MemoryTunes", "DataFlow",
      "DataFlowTesting", "Screens",
      "Terminal", "Artwork", "ArtworkLive", "Basics", "StorageLive", "Platform", "CPlatform",
      "TestSupport"),
    tests(
      "EndToEndTests", exclude: ["Fixtures"], "Program", "MemoryTunes", "DataFlow",
      "Artwork", "ArtworkLive", "FetchProgram", "RecordsLive", "SoundLive", "Basics",
      "PseudoTerminal", "TestSupport"),

    .target(
      name: "CPlatform", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux]))]),
    .target(
      name: "CPictures", dependencies: ["CPNG"], cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CFetch", dependencies: ["CPictures", "CPlatform", "CJPEG", "CWebP"],
      cSettings: [.treatAllWarnings(as: .error)], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CPseudoTerminal", path: "Tools/CPseudoTerminal",
      cSettings: [.treatAllWarnings(as: .error)]),
    system("CNcurses", pkgConfig: ncurses, apt: "libncurses-dev", brew: "ncurses"),
    system("CChafa", pkgConfig: "chafa", apt: "libchafa-dev", brew: "chafa"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CJPEG", pkgConfig: jpeg, apt: "libjpeg-dev", brew: "jpeg-turbo"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    system(
      "CVTerm", path: "Tests/CVTerm", pkgConfig: "vterm", apt: "libvterm-dev", brew: "libvterm"),
    system("CWebP", pkgConfig: webp, apt: "libwebp-dev", brew: "webp"),
  ])

/// Whether another package depends on this one: then it finds the libraries alone, and resolves only
/// what they need.
///
/// SwiftPM reads the manifest of a dependency twice: before it is checked out, as if it were in the
/// root folder, and in a folder of this name.
let isDependency =
  Context.packageDirectory == "/"
  || Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

if isDependency {
  let libraries = ["DataFlow", "DataFlowObservation", "DataFlowTesting"]
  package.products.removeAll { !libraries.contains($0.name) }
  package.targets.removeAll { !libraries.contains($0.name) }
  package.dependencies.removeAll { !"\($0.kind)".contains("swift-custom-dump") }
}

// A sanitizer finds nothing in pure code: `make test-asan` builds only the tests of what has unsafe code or C,
// `make test-tsan` those of what has threads.
if let sanitizer = Context.environment["MEMORYTUNES_SANITIZED"] {
  let tested =
    ["DataFlowTests", "TerminalLiveTests", "SoundLiveTests", "RecordsLiveTests"]
    + (sanitizer == "thread"
      ? ["PlatformTests", "ProgramTests"]
      : [
        "PlatformTests", "ArtworkLiveTests", "MediaTests", "ITunesTests",
        "StorageLiveTests",
      ])
  let tools = ["Benchmarks", "Chaos", "Minimize", "Mutants", "Ratings"]
  package.targets.removeAll {
    $0.type == .test && !tested.contains($0.name) || tools.contains($0.name)
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
    ("FuzzGame", ["DataFlow", "MemoryTunes", "Screens", "Terminal"]),
    ("FuzzPreferences", ["DataFlow", "MemoryTunes", "Screens", "Terminal"]),
    ("FuzzRecording", ["DataFlow", "MemoryTunes", "Screens", "Terminal"]),
    ("FuzzInput", ["TerminalLive", "Terminal", "Screens", "MemoryTunes", "DataFlow", "Artwork"]),
  ]
  for (name, dependencies) in targets {
    package.products.append(.library(name: name, type: .static, targets: [name]))
    package.targets.append(
      .target(
        name: name, dependencies: dependencies, path: "Fuzz/\(name)", swiftSettings: strict))
  }
}
