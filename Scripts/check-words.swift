// Checks that every word that a player reads can be translated: in what draws, decides and prints, no string literal
// outside tr(…) has two letters in a row, except for what nobody translates. With --template, prints what there is to
// translate, for translators.
//
//     swift Scripts/check-words.swift [--template]

import Foundation

let commandTable = "Sources/Screens/Commands/CommandTable.swift"
let folders = ["Sources/Screens", "Sources/Program", "Sources/MemoryTunes"]

/// What may have letters, and why.
let exceptions: [(reason: String, matches: (Literal) -> Bool)] = [
  ("reasons and effects are named in the store", { $0.before.hasSuffix(": Self =") }),
  ("reasons are named where an action is ignored", { $0.isIn(["ignored", "handle"]) }),
  ("raw values of enums are written to files", { $0.before.contains(#/case \w+ =$/#) }),
  ("only tests read why decoding fails", { $0.before.hasSuffix("debugDescription:") }),
  (
    "names of commands, options and kinds of files",
    {
      $0.before.hasSuffix("commandName:") || $0.isIn(["customLong", "file", "subcommand"])
        || $0.text == "WxH"
    }
  ),
  ("names of options", { $0.text.hasPrefix("--") && $0.isOneWord }),
  (
    "names of files and folders",
    { $0.isOneWord && ($0.text.contains("/") || $0.text.hasPrefix(".")) }
  ),
  ("names in the environment", { $0.isIn(["environment["]) || $0.text.contains("_") }),
  (
    "names of commands, folders, files and libraries, names and values in the environment",
    {
      [
        "play-on", "duel", "memorytunes", "help", "Resources", "sndfile", "dumb", "fill", "false",
        "no", "TERM", "COLORTERM", "TMUX", "STY",
      ].contains($0.text)
    }
  ),
  ("letters of keys, columns and codes", { $0.isIn(["letters", "Array"]) }),
  (
    "letters that are keys",
    {
      ["hjkl", "hlkj", "WASD", "adws", "hl", "AD", "ad", "jk", "kj", "WS", "ws"].contains($0.text)
    }
  ),
  (
    "names of programs, protocols, character sets and computer players",
    {
      [
        "MemoryTunes", "iTunes", "iTerm2", "kitty", "sixel", "UTF-8", "Unicode", "ASCII",
        "ASCII (--ascii)", "Fuzz", "Skip", "Echo", "Maestro", "Twin", "fuzz", "skip", "echo",
        "maestro",
        "twin",
      ].contains($0.text)
    }
  ),
  (
    "codes of boards, names of files, and JSON",
    {
      $0.text.contains("-4x4-") || $0.text.hasPrefix("daily-")
        || $0.text.hasPrefix("memorytunes-") || $0.text.hasPrefix("…layout…")
        || $0.text.hasPrefix("…changes…")
    }
  ),
  ("characters that are treated in a special way", { $0.isIn(["Set", "zip"]) }),
  ("commands to type", { $0.text.hasPrefix("memorytunes ") || $0.text.hasPrefix("ssh -t ") }),
  ("codes of languages and locales", { ["en", "POSIX", "LANG"].contains($0.text) }),
  ("units", { $0.text.hasSuffix("…µs") }),
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
      "Program/Records/RecordFigures.swift",
    ]
  ),
  ("a command is a row, with its words", [commandTable]),
  ("languages are named in themselves", ["Screens/Words/LanguageWords.swift"]),
  ("names of pictures", ["Screens/Layout/CoverArt.swift", "Screens/Layout/CoverTint.swift"]),
  ("kinds of targets", ["Screens/Layout/Targets.swift"]),
]

/// A string literal, and where it stands.
struct Literal {
  /// What is written, with `…` for each interpolation and escape.
  var text = ""
  /// What a catalog has as its key: with numbered places.
  var key = ""
  var placeCount = 0
  let line: Int
  /// The place of the bracket that it is an argument of.
  let bracket: Int
  /// The code before it, without line breaks.
  let before: String
  /// What it is an argument of, from the outside in: names of functions, and of arrays with a bracket.
  let calls: [String]

  var hasWord: Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst())
      .contains { $0.properties.isAlphabetic && $1.properties.isAlphabetic }
  }

  var isOneWord: Bool { !text.contains(" ") }

  /// Whether a catalog can have it.
  var isTranslated: Bool { ["tr", "Word", "Message", "PlainOrder"].contains(calls.last) }

  /// Whether it is an argument of one of these.
  func isIn(_ names: [String]) -> Bool { calls.contains(where: names.contains) }
}

/// Finds the string literals of a Swift file.
struct Scanner {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var calls: [String] = []
  private var brackets: [Int] = []
  private(set) var literals: [Literal] = []
  /// The brackets of calls with a count, which have a form for one and another for several.
  private(set) var counting: Set<Int> = []

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
        brackets.append(place)
        advance()
      } else if has(")") || has("]") {
        advance()
        if isInterpolation, calls.count == depth { return }
        _ = (calls.popLast(), brackets.popLast())
      } else if has("count: "), beginsArgument, let bracket = brackets.last {
        counting.insert(bracket)
        advance()
      } else {
        advance()
      }
    }
  }

  /// A comma stands before this place, and blanks.
  private var beginsArgument: Bool {
    bytes[..<place].last { $0 != 0x20 && $0 != 0x0A } == UInt8(ascii: ",")
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
      line: line, bracket: brackets.last ?? 0,
      before: before.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      calls: calls)
    advance(by: hashes)
    let isLong = has("\"\"\"")
    advance(by: isLong ? 3 : 1)
    var (text, key): ([UInt8], [UInt8]) = ([], [])
    while place < bytes.count, isLong ? !has("\"\"\"") : !has("\"") {
      if hashes == 0 ? has("\\(") : has("\\#(") {
        text += Array("…".utf8)
        literal.placeCount += 1
        key += Array("%\(literal.placeCount)$s".utf8)
        advance(by: 2 + hashes)
        calls.append("")
        brackets.append(place)
        readCode(isInterpolation: true)
        _ = (calls.popLast(), brackets.popLast())
      } else if hashes == 0, has("\\") {
        text += Array("…".utf8)
        advance()
        key += escaped()
      } else {
        text.append(bytes[place])
        key += has("%") ? Array("%%".utf8) : [bytes[place]]
        advance()
      }
    }
    advance(by: (isLong ? 3 : 1) + hashes)
    literal.text = String(decoding: text, as: UTF8.self)
    literal.key = String(decoding: key, as: UTF8.self)
    if literal.placeCount == 0 {
      literal.key = literal.key.replacingOccurrences(of: "%%", with: "%")
    }
    literals.append(literal)
  }

  /// What an escape stands for; a line break in a long literal stands for nothing.
  private mutating func escaped() -> [UInt8] {
    defer { advance() }
    guard has("u{") else {
      return has("n") ? [10] : has("t") ? [9] : has("\n") ? [] : [bytes[place]]
    }
    let start = place + 2
    while !has("}") { advance() }
    let code = UInt32(String(decoding: bytes[start..<place], as: UTF8.self), radix: 16)
    return Array(code.flatMap(Unicode.Scalar.init).map(String.init)?.utf8 ?? "".utf8)
  }
}

/// A sentence of the template.
struct Entry {
  var context: String?
  let key: String
  var plural: String?
  var files: [String]
  var comments: [String]
  var hasPlaces: Bool

  var lines: [String] {
    comments.map { "#. \($0)" } + ["#: \(files.joined(separator: " "))"]
      + (hasPlaces ? ["#, c-format"] : []) + (context.map { ["msgctxt \(quoted($0))"] } ?? [])
      + ["msgid \(quoted(key))"]
      + (plural.map { ["msgid_plural \(quoted($0))", #"msgstr[0] """#, #"msgstr[1] """#] }
        ?? [#"msgstr """#]) + [""]
  }

  private func quoted(_ text: String) -> String {
    let pairs = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")]
    return "\"" + pairs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) } + "\""
  }
}

/// The sentences of a file with words, in their order.
func entries(of scanner: Scanner, lines: [Substring], file: String) -> [Entry] {
  let translated = scanner.literals.filter { $0.isTranslated || file == commandTable && $0.hasWord }
  return Dictionary(grouping: translated, by: \.bracket).sorted { $0.key < $1.key }.flatMap {
    bracket, literals -> [Entry] in
    let isContext = { (literal: Literal) in literal.before.hasSuffix(" in:") }
    let keys = literals.filter { !isContext($0) }
    let context = literals.first(where: isContext)?.key
    func entry(_ one: Literal, _ many: Literal? = nil) -> Entry {
      Entry(
        context: context, key: one.key, plural: many?.key, files: [file],
        comments: comments(above: one.line, in: lines),
        hasPlaces: max(one.placeCount, many?.placeCount ?? 0) > 0)
    }
    if scanner.counting.contains(bracket), keys.count == 2 { return [entry(keys[0], keys[1])] }
    return keys.map { entry($0) }
  }
}

/// The comment just above a line, and that of the declaration in which it stands.
func comments(above line: Int, in lines: [Substring]) -> [String] {
  let above = lines[..<(line - 1)].reversed().map { $0.drop { $0 == " " } }
  let direct = above.prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
  // A declaration of the file's first or second level.
  let isDocumented = above.drop { !$0.hasPrefix("///") && !$0.isEmpty }
  let comment = isDocumented.prefix { $0.hasPrefix("///") }.map { $0.dropFirst(4) }
  return (comment.reversed() + direct.reversed()).map(String.init)
}

let template = CommandLine.arguments.dropFirst().first == "--template"
var found: [Entry] = []

var flaws = 0
func report(_ flaw: String) {
  FileHandle.standardError.write(Data((flaw + "\n").utf8))
  flaws += 1
}
for folder in folders {
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  if files.isEmpty {
    report("There is no folder \(folder).")
  }
  for file in files.sorted() where file.hasSuffix(".swift") {
    let path = "\(folder)/\(file)"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let scanner = Scanner(source)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for entry in entries(of: scanner, lines: lines, file: path) {
      let same = found.firstIndex { ($0.context, $0.key) == (entry.context, entry.key) }
      if let same {
        found[same].plural = found[same].plural ?? entry.plural
        if !found[same].files.contains(path) { found[same].files.append(path) }
        found[same].comments += entry.comments.filter { !found[same].comments.contains($0) }
      } else {
        found.append(entry)
      }
    }
    if exceptionalFiles.contains(where: { $0.files.contains(where: path.hasSuffix) }) { continue }
    for literal in scanner.literals
    where literal.hasWord && !literal.isTranslated
      && !exceptions.contains(where: { $0.matches(literal) })
    {
      report("\(path):\(literal.line) has \"\(literal.text)\": words are translated: write tr(…).")
    }
  }
}
let text =
  ([
    """
    # What there is to translate of MemoryTunes; `make template` writes it.
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"

    """
  ] + found.map { $0.lines.joined(separator: "\n") }).joined(separator: "\n")
if template {
  print(text, terminator: "")
} else if try String(contentsOfFile: "po/memorytunes.pot", encoding: .utf8) != text {
  report("po/memorytunes.pot is not what there is to translate: run make template.")
}
exit(flaws == 0 ? 0 : 1)
