// Checks that ARCHITECTURE.md tells the truth: its map names every target of the product with the
// targets that it imports, what it names exists, and what its invariants forbid is not in the sources.
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

// MARK: The names

let tests = try String(contentsOfFile: "Tests/README.md", encoding: .utf8)

/// What the pages name in backticks.
let named = Set(
  (text + tests).split(separator: "\n").flatMap {
    $0.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  })
let roots = ["Sources", "Tests", "Tools", "Scripts", "Documentation", "Resources", "Fuzz"]
let paths = Set(
  roots.flatMap { root in
    [root]
      + (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .map { root + "/" + $0 }
  })

/// Whether a file or folder has a path that ends like this, with or without `.swift`.
func exists(_ end: String) -> Bool {
  paths.contains { path in
    path == end || path.hasSuffix("/" + end) || path.hasSuffix("/" + end + ".swift")
  }
}

let makefile = try String(contentsOfFile: "Makefile", encoding: .utf8)
for name in named.sorted() {
  if name.hasPrefix("make ") {
    let target = name.split(separator: " ")[1]
    if !makefile.contains("\n\(target):") { flaws.append("There is no \(name).") }
  } else if name.hasSuffix("Tests") || name.hasSuffix(".swift") || name.contains("/") {
    let isPath = name.unicodeScalars.allSatisfy {
      $0.isASCII && !" <>()#".unicodeScalars.contains($0)
    }
    if isPath, !exists(name) { flaws.append("There is no \(name), which the page names.") }
  }
}

/// The files of the walk, in their order.
let walk = text.split(separator: "\n").compactMap { line in
  line.firstMatch(of: #/^\d+\. `([^`]+)`/#).map { String($0.1) }
}
for (path, steps) in Dictionary(grouping: walk, by: \.self) where steps.count > 1 {
  flaws.append("The walk leads through \(path) \(steps.count) times.")
}
if !(1...30).contains(walk.count) { flaws.append("The walk has \(walk.count) files.") }

// MARK: The invariants

/// The lines of code in the files below these folders whose names end like this, without comments.
func code(
  in folders: [String], ending: [String] = [".swift"], except files: [String] = []
) -> [(place: String, line: String)] {
  folders.flatMap { folder -> [(String, String)] in
    if !FileManager.default.fileExists(atPath: folder) {
      flaws.append("There is no folder \(folder).")
    }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { file in
      ending.contains(where: file.hasSuffix) && !files.contains { "/\(file)".hasSuffix("/" + $0) }
    }
    .flatMap { file -> [(String, String)] in
      let content = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      return (content ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.element.drop(while: \.isWhitespace).hasPrefix("//") }
        .map { ("\(folder)/\(file):\($0.offset + 1)", String($0.element)) }
    }
  }
}

/// Words that may not be in these files.
func forbid(
  _ words: [String], in folders: [String], ending: [String] = [".swift"],
  except files: [String] = [], because reason: String
) {
  for (place, line) in code(in: folders, ending: ending, except: files) {
    for word in words where line.contains(word) {
      flaws.append("\(place) has \(word): \(reason).")
    }
  }
}

let pure = [
  "MemoryTunes", "Screens", "Terminal", "Artwork", "Basics",
].map { "Sources/" + $0 }
let all = Set(product.map(\.path)).sorted()
func allBut(_ targets: String...) -> [String] {
  all.filter { !targets.map { "Sources/" + $0 }.contains($0) }
}

forbid(
  [
    "Clock.now", "ContinuousClock", " Date(", "(Date(", "[Date(", ".Date(", ".random(",
    ".shuffled()", ".randomElement()", "SystemRandomNumberGenerator", "FileManager", "ProcessInfo",
    "getenv", "import Foundation", "Task {",
  ],
  in: pure, because: "reducers, views and keymaps read nothing but their arguments")
forbid(
  ["import Glibc", "import Darwin"], in: pure, except: ["Contrast.swift"],
  because: "the system is needed for powers, logarithms and the error function, for nothing else")
forbid(
  ["tr("], in: ["Sources/MemoryTunes"], because: "states and actions contain values, never words")
forbid(
  ["path = [", "path.append(", "path.remove", "routing.path = "], in: ["Sources/MemoryTunes"],
  except: ["RoutingReducer.swift"], because: "only RoutingState.go changes the path")
forbid(
  ["default:"], in: ["Sources/MemoryTunes"],
  ending: ["Reducer.swift", "PeopleAction.swift", "Consequences.swift", "Sounds.swift"],
  because: "whoever adds an action or an event decides what it means")
forbid(
  [" plain: "], in: ["Sources/Screens"], except: ["Logo.swift"],
  because: "what has a likeness in ASCII is written as it is, with its control characters")

for (place, line) in code(in: ["Sources/MemoryTunes"])
where line.contains("Set<")
  || (line.contains(#/\bSet\(/#) && !line.contains(".count") && !line.contains(".sorted()"))
{
  flaws.append("\(place) has a Set that is neither counted nor sorted: its order differs by run.")
}

for (place, line) in code(
  in: allBut("MemoryTunes", "Screens", "Program", "DataFlow", "DataFlowTesting"),
  except: [
    "TerminalError.swift", "FetchCommand.swift", "SQLiteError.swift",
    "Ownership.swift", "Orientation.swift",
  ]) where !line.contains("debugDescription:")
{
  let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 }.map(\.element)
  for words in literals where words.contains(#/[a-z]{2,} [a-z]{2,} [a-z]{2,}/#) {
    flaws.append(
      "\(place) has “\(words)”: services report values, and Screens/Words has the words.")
  }
}

forbid(
  ["import CNcurses", "import CChafa"], in: allBut("TerminalLive"),
  because: "only TerminalLive knows ncurses and chafa")
forbid(["import CSQLite"], in: allBut("RecordsLive"), because: "only RecordsLive knows SQLite")
forbid(
  ["curl_", "URLSession", "AF_INET", "getaddrinfo"], in: allBut("FetchProgram"),
  because: "only memorytunes-fetch opens network connections")
forbid([" socket("], in: allBut("Platform"), because: "sockets on this machine are Platform's")
forbid(
  ["import CFetch", "import CJPEG", "import CWebP"], in: allBut("FetchProgram"),
  because: "the game decodes nothing from outside")
for target in product
where !["FetchProgram", "Program"].contains(target.name)
  && target.targetDependencies?.contains { ["FetchProgram", "CFetch"].contains($0) } == true
{
  flaws.append("\(target.name) can decode what comes from outside: only FetchProgram may.")
}
forbid(
  ["import FetchProgram", "FetchCommand."], in: allBut("FetchProgram"),
  except: ["MemoryTunesCommand.swift"],
  because: "the game becomes memorytunes-fetch in one place, before anything else runs")

forbid(
  [
    "= open(", "fopen(", "contentsOfFile:", "contentsOf:", "default.contents(", "default.contents)",
  ],
  in: allBut("Platform", "DataFlow"),
  except: [
    // /proc; /dev/null; /dev/tty; locks and journals, which are not read as files.
    "MemoryLimit.swift", "PlayOn.swift",
    "Interview.swift", "SaveSlot.swift", "SideFiles.swift",
  ], because: "files are read by Platform, which checks their size and kind first")
forbid(
  ["O_TRUNC", ".write(to:", "createFile(", "fopen("], in: all,
  because: "files are replaced, not overwritten")

forbid(
  [
    "Thread.sleep", "usleep(", " sleep(", "nanosleep(", "Task.sleep", "asyncAfter",
    "makeTimerSource",
  ],
  in: all,
  except: [
    "MainLoop.swift", "TestClock.swift", "MemoryLimit.swift", "Waiting.swift",
  ],
  because: "only the main loop sleeps")
forbid(
  ["pthread_create", "= Thread(", "Task.detached", "DispatchQueue.global"], in: all,
  except: ["StartThread.swift", "TestClock.swift"], because: "slow work runs in WorkerPool")
forbid(
  ["startThread"], in: allBut("Platform", "SoundLive", "FetchProgram"),
  because: "slow work runs in WorkerPool")
forbid(
  ["print(", "to: STDOUT_FILENO", "STDERR_FILENO", "FileHandle.standard"],
  in: ["Sources/Program"],
  // Pictures on trial; a pipe.
  except: ["Console.swift", "DoctorCommand.swift", "PlayOn.swift"],
  because: "text reaches a terminal through say and complain")
forbid(
  ["malloc(", "calloc(", "free(", "printf(", " exit(", "fflush(", "mutex", "setenv("],
  in: ["Sources/CPlatform"], ending: ["Signals.c"],
  because: "a signal handler makes only async-signal-safe calls")
forbid(
  ["try!", "fatalError(", "as!"], in: all,
  except: ["Store.swift", "Mistakes.swift"],
  because: "input must not crash")

/// The released migrations, by their checksums (FNV-1a, without comments).
let released: [UInt64] = [16_157_339_610_451_552_894, 16_626_171_424_900_331_902]
let schema = try String(contentsOfFile: "Sources/RecordsLive/Schema.swift", encoding: .utf8)
let migrations = schema.components(separatedBy: "\n    [\n").dropFirst().map { migration in
  migration.components(separatedBy: "\n    ]")[0].split(separator: "\n")
    .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    .utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
if Array(migrations.prefix(released.count)) != released {
  flaws.append("A released migration has changed: append one instead. They are \(migrations).")
}

for flaw in flaws { print(flaw) }
exit(flaws.isEmpty ? 0 : 1)
