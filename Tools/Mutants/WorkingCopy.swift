import Foundation

/// A copy of the working tree in which errors are planted, with a build of its own that stays warm.
struct WorkingCopy {
  /// What is in the working tree, by path.
  let files: [String: Data]
  private let folder = ".build/mutants"
  private static let modules = ["DataFlow", "MemoryTunes", "TerminalLive"]
  /// What the tests spend their time in is optimised, but traps as while it is developed.
  private static let optimised = modules + ["Basics", "Screens", "Terminal"]
  private static let tests = [
    "DataFlowTests", "MemoryTunesTests", "ScreensTests", "StorageLiveTests", "TerminalLiveTests",
  ]

  init() throws {
    let list = try execute(
      "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"
    ).output
    let names = list.split(separator: "\0").map(String.init) + ["Package.resolved"]
    files = Dictionary(
      names.compactMap { name in FileManager.default.contents(atPath: name).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The program that runs the tests.
  var program: String { "\(folder)/.build/debug/MemoryTunesPackageTests.xctest" }

  /// Plants these, builds, and returns those that compile.
  ///
  /// What the compiler objects to is left out, until it objects to nothing; the next build leaves it out
  /// at once.
  func build(_ mutants: [Mutant]) throws -> [Mutant] {
    let list = URL(filePath: "\(folder)/rejected")
    var rejected = Set(
      ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(
        String.init))
    while true {
      let mutants = mutants.filter { !rejected.contains($0.place) }
      try plant(mutants)
      print("Building with \(mutants.count) mutants.")
      fflush(nil)
      let result = try execute(
        "swift", "build", "--package-path", folder, "--product", "MemoryTunesPackageTests")
      if result.status == 0 { return mutants }
      let count = rejected.count
      for (file, line) in objections(in: result.output) {
        // What is dropped or consumed may be missed in another line: the closest one goes.
        let candidates = mutants.filter { $0.file == file }
        let distance = candidates.map { $0.distance(to: line) }.min()
        rejected.formUnion(
          candidates.filter { $0.distance(to: line) == distance }.map(\.place))
      }
      guard rejected.count > count else { throw BuildFailure(output: result.output) }
      try rejected.sorted().joined(separator: "\n").write(
        to: list, atomically: true, encoding: .utf8)
    }
  }

  /// The files and lines where the compiler finds an error, or crashes.
  private func objections(in output: String) -> [(file: String, line: Int)] {
    let root = URL(filePath: folder).resolvingSymlinksInPath().path + "/"
    let places = output.matches(
      of: /(?m)^(?:\d+\.\t.*target starting at )?(\/.*?\.swift):(\d+):\d+(?:$|: error:)/
    )
    .map { "\($0.output.1.dropFirst(root.count)):\($0.output.2)" }
    return Set(places).sorted().compactMap { place in
      let parts = place.split(separator: ":")
      return Int(parts[1]).map { (String(parts[0]), $0) }
    }
  }

  /// Writes the files that differ from those there, and removes those that should not be there.
  private func plant(_ mutants: [Mutant]) throws {
    var wanted = files
    for (file, mutants) in Dictionary(grouping: mutants, by: \.file) {
      wanted[file] = Data([UInt8](files[file] ?? Data()).applying(mutants.flatMap(\.edits)))
    }
    for module in Self.modules {
      let planted = mutants.filter { $0.file.hasPrefix("Sources/\(module)/") }
      wanted["Sources/\(module)/ChosenMutant.swift"] = Data(choice(among: planted).utf8)
    }
    wanted["Package.swift"]?.append(
      Data(
        """

        package.targets.removeAll { $0.type == .test && !\(Self.tests).contains($0.name) }
        for target in package.targets where \(Self.optimised).contains(target.name) {
          target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"]))
        }

        """.utf8))
    for old in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
      let isOurs = ["Sources/", "Tests/", "Tools/"].contains(where: old.hasPrefix)
      if isOurs, old.hasSuffix(".swift"), wanted[old] == nil {
        try FileManager.default.removeItem(atPath: "\(folder)/\(old)")
      }
    }
    for (name, data) in wanted {
      let path = "\(folder)/\(name)"
      if FileManager.default.contents(atPath: path) == data { continue }
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try data.write(to: URL(filePath: path))
    }
  }

  /// The source that a module gets for these.
  private func choice(among mutants: [Mutant]) -> String {
    """
    import Foundation

    @usableFromInline let chosenMutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    @usableFromInline func pick<T>(
      _ mutant: Int, _ right: @autoclosure () throws -> T, _ wrong: @autoclosure () throws -> T
    ) rethrows -> T {
      if chosenMutant == mutant { try wrong() } else { try right() }
    }


    """
      + mutants.compactMap { mutant in
        if case .operator(let name, _) = mutant.change {
          name.declaration(mutant.number)
        } else {
          nil
        }
      }.joined(separator: "\n")
  }
}

/// A build that failed, and not because of what was planted.
struct BuildFailure: Error, CustomStringConvertible {
  let output: String

  var description: String {
    output.split(separator: "\n").filter { $0.contains("error: ") }.prefix(20).joined(
      separator: "\n")
  }
}
