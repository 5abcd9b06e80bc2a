// Checks that every word that a player reads stands in a folder Words: elsewhere in what draws,
// decides and prints, no string literal has two letters in a row, except for what nobody translates.
//
//     swift Scripts/check-words.swift [FOLDER …]

import Foundation

let folders = ["Sources/Screens", "Sources/Program", "Sources/MemoryTunes"]

/// What may have letters, and why.
let exceptions: [(reason: String, matches: (Literal) -> Bool)] = [
  ("reasons and effects are named in the store", { $0.before.hasSuffix(": Self =") }),
  ("reasons are named where an action is ignored", { $0.isIn(["ignored"]) }),
  ("raw values of enums are written to files", { $0.before.contains(#/case \w+ =$/#) }),
  ("only tests read why decoding fails", { $0.before.hasSuffix("debugDescription:") }),
  (
    "ArgumentParser wants names and help where an option is declared",
    {
      $0.isIn(["CommandConfiguration", "Option", "Flag", "Argument", "ArgumentHelp", "customLong"])
    }
  ),
  ("names of options", { $0.text.hasPrefix("--") && $0.isOneWord }),
  (
    "names of files and folders",
    { $0.isOneWord && ($0.text.contains("/") || $0.text.hasPrefix(".")) }
  ),
  ("names in the environment", { $0.isIn(["environment["]) || $0.text.contains("_") }),
  (
    "names of commands, folders, files and libraries, and values in the environment",
    {
      [
        "play-on", "duel", "memorytunes", "help", "Resources", "sndfile", "dumb", "fill", "false",
        "no",
      ].contains($0.text)
    }
  ),
  ("letters of keys, columns and codes", { $0.isIn(["letters", "Array"]) }),
  ("parts of frames are named for debugging", { $0.isIn(["drawPart"]) }),
]

/// Files whose literals are not words, and why.
let exceptionalFiles: [(reason: String, files: [String])] = [
  ("invariants are named for those who break them", ["MemoryTunes/App/AppInvariants.swift"]),
  (
    "what is written in codes and files: ids of categories, columns of tables, names of keys",
    [
      "MemoryTunes/BoardCodes/BoardCode.swift", "MemoryTunes/BoardCodes/ReadBoardCode.swift",
      "MemoryTunes/Categories/Category.swift", "MemoryTunes/Daily/DailyBoard.swift",
      "MemoryTunes/Keys/Control.swift", "MemoryTunes/Keys/KeyLayout.swift",
      "MemoryTunes/Keys/KeyName.swift", "MemoryTunes/Music/Pieces.swift",
      "MemoryTunes/Music/RolesOfCovers.swift", "Screens/Commands/KeyNames.swift",
      "Program/Records/RecordsCSV.swift",
    ]
  ),
  ("a command is a row, with its words", ["Screens/Commands/CommandTable.swift"]),
  ("names of pictures", ["Screens/Layout/CoverArt.swift", "Screens/Layout/CoverTint.swift"]),
  ("kinds of targets", ["Screens/Layout/Targets.swift"]),
]

/// A string literal, and where it stands.
struct Literal {
  /// What is written, with `…` for each interpolation and escape.
  var text = ""
  let line: Int
  /// The code before it, without line breaks.
  let before: String
  /// What it is an argument of, from the outside in: names of functions, and of arrays with a bracket.
  let calls: [String]

  var hasWord: Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst())
      .contains { $0.properties.isAlphabetic && $1.properties.isAlphabetic }
  }

  var isOneWord: Bool { !text.contains(" ") }

  /// Whether it is an argument of one of these.
  func isIn(_ names: [String]) -> Bool { calls.contains(where: names.contains) }
}

/// Finds the string literals of a Swift file.
struct Scanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var calls: [String] = []
  private(set) var literals: [Literal] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
    readCode()
  }

  private func has(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  /// Reads code until its end, or in an interpolation, until the parenthesis that closes it.
  private mutating func readCode(isInterpolation: Bool = false) {
    let depth = calls.count
    while place < bytes.count {
      if has("//") {
        while place < bytes.count, !has("\n") { advance() }
      } else if has("/*") {
        while place < bytes.count, !has("*/") { advance() }
      } else if has("\"") || has("#\"") {
        readLiteral()
      } else if has("(") || has("[") {
        calls.append(name() + (has("[") ? "[" : ""))
        advance()
      } else if has(")") || has("]") {
        advance()
        if isInterpolation, calls.count == depth { return }
        _ = calls.popLast()
      } else {
        advance()
      }
    }
  }

  /// The name before this place.
  private func name() -> String {
    let letters = bytes[..<place].reversed().prefix {
      $0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetter
        || Character(Unicode.Scalar($0)).isNumber
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private mutating func readLiteral() {
    let hashes = has("#") ? 1 : 0
    let before = String(decoding: bytes[max(0, place - 80)..<place], as: UTF8.self)
    var literal = Literal(
      line: line, before: before.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      calls: calls)
    advance(by: hashes)
    let isLong = has("\"\"\"")
    advance(by: isLong ? 3 : 1)
    var text: [UInt8] = []
    while place < bytes.count, isLong ? !has("\"\"\"") : !has("\"") {
      if hashes == 0 ? has("\\(") : has("\\#(") {
        text += Array("…".utf8)
        advance(by: 2 + hashes)
        readCode(isInterpolation: true)
      } else if hashes == 0, has("\\") {
        text += Array("…".utf8)
        if has("\\u{") { while !has("}") { advance() } } else { advance() }
        advance()
      } else {
        text.append(bytes[place])
        advance()
      }
    }
    advance(by: (isLong ? 3 : 1) + hashes)
    literal.text = String(decoding: text, as: UTF8.self)
    literals.append(literal)
  }
}

var flaws = 0
for folder in CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : folders {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  if files.isEmpty {
    print("There is no folder \(folder).")
    flaws += 1
  }
  for file in files.sorted() where file.hasSuffix(".swift") && !file.hasPrefix("Words/") {
    let path = "\(folder)/\(file)"
    if exceptionalFiles.contains(where: { $0.files.contains(where: path.hasSuffix) }) { continue }
    for literal in Scanner(try String(contentsOfFile: path, encoding: .utf8)).literals
    where literal.hasWord && !exceptions.contains(where: { $0.matches(literal) }) {
      print("\(path):\(literal.line) has \"\(literal.text)\": words belong in a folder Words.")
      flaws += 1
    }
  }
}
exit(flaws == 0 ? 0 : 1)
