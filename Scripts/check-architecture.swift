// Checks that ARCHITECTURE.md tells the truth: its map names every target of the product with the
// targets that it imports, and what its invariants forbid is not in the sources.
//
//     swift package describe --type json | swift Scripts/check-architecture.swift

import Foundation

struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var path: String
    var type: String
    var targetDependencies: [String]?
  }
  var targets: [Target]
}

var flaws: [String] = []

// MARK: The map

let input = FileHandle.standardInput.readDataToEndOfFile()
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let package = try decoder.decode(Package.self, from: input)
let product = package.targets.filter { $0.path.hasPrefix("Sources/") }
let names = Set(product.map(\.name))
let text = try String(contentsOfFile: "ARCHITECTURE.md", encoding: .utf8)

/// The rows of the map: names of targets and what they import.
let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
  line.split(separator: "|", omittingEmptySubsequences: false)
    .map {
      $0.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}

for target in product {
  guard let row = rows.first(where: { $0.count > 1 && $0[1].contains(target.name) }) else {
    flaws.append("The map does not name the target \(target.name).")
    continue
  }
  let isLibraryOfC = target.name.hasPrefix("C")
  guard row.count > 4, !isLibraryOfC, target.name != "Program" else { continue }
  let imports = Set(
    (target.targetDependencies ?? []).filter { names.contains($0) && !$0.hasPrefix("C") })
  if Set(row[4]) != imports {
    flaws.append(
      "The map says that \(target.name) imports \(row[4].sorted()), and it imports \(imports.sorted())."
    )
  }
}

// MARK: The invariants

/// Words that may not be in the Swift files of these folders, except in files of these names.
func forbid(
  _ words: [String], in folders: [String], except files: [String] = [], because reason: String
) {
  for folder in folders {
    if !FileManager.default.fileExists(atPath: folder) {
      flaws.append("There is no folder \(folder).")
    }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in all where file.hasSuffix(".swift") && !files.contains(where: file.hasSuffix) {
      guard let content = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else {
        continue
      }
      for (number, line) in content.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: \.isWhitespace).hasPrefix("//") {
        for word in words where line.contains(word) {
          flaws.append("\(folder)/\(file):\(number + 1) has \(word): \(reason).")
        }
      }
    }
  }
}

let pure = ["Sources/MemoryTunes", "Sources/Screens", "Sources/Terminal"]
let others = Set(product.map(\.path)).subtracting(["Sources/TerminalLive"]).sorted()
forbid(
  [
    "Clock.now", " Date(", "(Date(", "[Date(", ".Date(", ".random(", "FileManager", "ProcessInfo",
    "getenv", "import Foundation", "Task {",
  ],
  in: pure, because: "reducers, views and keymaps read nothing but their arguments")
forbid(
  ["import CNcurses", "import CChafa"], in: others,
  because: "only TerminalLive knows ncurses and chafa")
forbid(
  ["import CSQLite"],
  in: Set(product.map(\.path)).subtracting(["Sources/RecordsLive"]).sorted(),
  because: "only RecordsLive knows SQLite")
forbid(
  ["Set<"], in: ["Sources/MemoryTunes"],
  because: "its order differs from run to run, and nothing may depend on that")
forbid(
  ["Thread.sleep", "usleep(", " sleep(", "nanosleep("], in: others + ["Sources/TerminalLive"],
  except: ["MainLoop.swift", "TestClock.swift", "MemoryLimit.swift"],
  because: "only the main loop sleeps")
forbid(
  ["print(", "STDERR_FILENO", "FileHandle.standardError"], in: ["Sources/Program"],
  except: ["Console.swift"], because: "text reaches a terminal through say and complain")
forbid(
  ["try!", "fatalError(", "as!"], in: others,
  except: ["Store.swift", "Invariant.swift", "UnhandledChange.swift"],
  because: "input must not crash")

for flaw in flaws { print(flaw) }
exit(flaws.isEmpty ? 0 : 1)
