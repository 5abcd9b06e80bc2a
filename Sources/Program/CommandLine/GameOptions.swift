import ArgumentParser
import ArtworkLive
import Platform
import Screens

extension PlayOptions {
  /// Reads the arguments of a game, without ArgumentParser's reflection, which takes as long as the rest of the launch;
  /// throws a sentence about what is wrong, or contradictory, and something else for what ArgumentParser refuses.
  init(_ words: some Sequence<String>) throws {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" || set(word) { continue }
      guard word.hasPrefix("-") else {
        try require(launch.code == nil, or: word)
        launch.code = try parseCode(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let next = parts.count > 1 ? String(parts[1]) : words.popFirst()
      try set(
        String(parts[0]),
        to: parsed(next, where: { parts.count > 1 || !$0.hasPrefix("-") }, or: word))
    }
    try launch.complete()
  }

  /// False for anything but a flag.
  private mutating func set(_ flag: String) -> Bool {
    switch flag {
    case "--plain": launch.mode = .told
    case "--ascii": isASCII = true
    case "--no-animation": launch.isAnimated = false
    case "--no-mouse": launch.usesMouse = false
    case "--no-record": isRecorded = false
    default: return false
    }
    return true
  }

  private mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "--category":
      let category = MemoryTunes.Category.named(value)
      launch.category = try parsed(category, or: unknown(value, of: bundledCategories))
    case "--grid": launch.grid = try parseGrid(value)
    case "--seed": launch.seed = try parseNumber(value, in: 0...UInt64.max)
    case "--players": launch.peopleCount = try parseNumber(value, in: 1...Player.maximumCount)
    case "--against": launch.opponents = (launch.opponents ?? []) + [try .named(value)]
    case "--names": launch.names = try parseNames(value)
    case "--kind": launch.kind = try .named(value)
    case "--color": launch.color = try .named(value)
    case "--images": launch.images = try .named(value)
    case "--sound": launch.sound = try .named(value)
    case "--source": launch.source = try parseSource(value)
    case "--lang":
      let codes = ["en"] + Languages(resources: resourceFolder()).codes
      // Foreign text may take long to compare.
      launch.language = try parsed(
        value, where: { $0.utf8.count < 40 && codes.contains($0) }, or: unknown(value, of: codes))
    case "--itunes-url":
      itunesURL = try parsed(
        value, where: { Endpoint(substitute: $0) != nil },
        or: tr(
          "“\(value)” is not a server: give its address with https, or http://localhost with a port."
        ))
    case "--itunes-country":
      itunesCountry = try parsed(
        value.isCountry ? value.uppercased() : nil,
        or: tr("“\(value)” is not a country: give its two letters, such as de."))
    case "--record":
      try requireNames(of: value)
      let folder = value.lastIndex(of: "/").map { String(value[...$0]) } ?? "."
      try require(isFolder(folder), or: noFolder(folder))
      recordingFile = value
    default: throw ValidationError(name)
    }
  }
}

private func parseCode(_ text: String) throws -> BoardCode {
  do throws(BoardCodeError) {
    return try BoardCode(text)
  } catch {
    throw ValidationError(error.commandLineSentence(commands: MemoryTunesCommand.subcommandNames))
  }
}

/// The value of an option; throws a sentence if there is none, or it is wrong.
func parsed<Value>(
  _ value: Value?, where isRight: (Value) -> Bool = { _ in true },
  or problem: @autoclosure () -> String
) throws -> Value {
  guard let value, isRight(value) else { throw ValidationError(problem()) }
  return value
}

func require(_ isRight: Bool, or problem: @autoclosure () -> String) throws {
  guard isRight else { throw ValidationError(problem()) }
}

func requireNames(of files: String?...) throws {
  try require(!files.contains(""), or: tr("The name of a file is missing: give one."))
}

/// Throws a sentence if several options are given that exclude each other.
func requireAtMostOne(of options: KeyValuePairs<String, Bool>) throws {
  try require(options.count(where: \.value) <= 1, or: one(of: options.map(\.key)))
}

/// Of options that exclude each other: "Give one of --json, --export, --forget.".
func one(of options: [String]) -> String { tr("Give one of \(list(options)).") }

private func unknown(_ text: String, of names: [String]) -> String {
  tr("“\(text)” is unknown: choose one of \(list(names)).")
}

private func noFolder(_ folder: String) -> String {
  tr("There is no folder \(folder): create it, or give another path.")
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  static var names: [String] { allCases.map(\.rawValue) }

  static var list: String { Screens.list(names) }

  static func named(_ text: String) throws -> Self {
    try parsed(Self(rawValue: text.lowercased()), or: unknown(text, of: names))
  }
}

func parseNumber<Number: LosslessStringConvertible & Comparable>(
  _ text: String, in range: ClosedRange<Number>
) throws -> Number {
  // "0", not "0.0".
  let ends = [range.lowerBound, range.upperBound].map { "\($0)".replacing(/\.0$/, with: "") }
  return try parsed(
    Number(text), where: range.contains,
    or: tr("“\(text)” cannot be used: give a number from \(ends[0]) to \(ends[1])."))
}

func parseNames(_ text: String, atMost count: Int = .max) throws -> [String] {
  try parsed(
    text.playerNamesProblem == nil ? text.playerNames : nil, where: { $0.count <= count },
    or: tr(
      "Give at most \(Player.maximumCount) names of up to \(Player.maximumNameLength) characters, like \"Anna, Ben\"."
    ))
}

func parseGrid(_ text: String) throws -> Grid {
  try parsed(Grid(text), or: BoardCodeError.badGrid(text).sentence)
}

private func parseSource(_ text: String) throws -> CoverSource {
  let source = try parsed(
    CoverSource(text) ?? absolutePath(text).map(CoverSource.folder),
    or: tr("“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder."))
  // A path below `~/` is checked when covers are needed, because the home folder is unknown here.
  if case .folder(let path) = source, path.hasPrefix("/") {
    try require(isFolder(path), or: noFolder(path))
  }
  return source
}

extension LaunchOptions {
  /// Throws a sentence if options contradict each other; those who are named are as many as play.
  mutating func complete() throws {
    peopleCount = peopleCount ?? names?.count
    try require(
      code == nil
        || seed == nil && grid == nil && kind == nil && (category == nil || code?.isFolder == true),
      or: tr("The code says which board to deal: leave out --seed, --category, --grid and --kind."))
    try require(
      kind != .ear || source ?? .bundled == .bundled,
      or: tr(
        "By ear, only bundled covers are played: leave out --source, or choose another --kind."))
    let (people, computers) = (peopleCount ?? 1, opponents?.count ?? 0)
    let (all, most) = (people + computers, Player.maximumCount)
    try require(
      all <= most, or: tr("\(all) cannot play: with computers, there are at most \(most) players."))
    let nameCount = names?.count ?? 0
    try require(
      nameCount <= peopleCount ?? .max,
      or: tr("There are more names than players: leave out some, or give --players \(nameCount)."))
    try require(
      computers == 0 || kind != .sprint && code?.plan?.kind != .sprint,
      or: tr("Computers don’t play sprints: leave out --against."))
    try require(
      all <= 1 || code?.isDaily != true,
      or: tr("The daily board is played alone: leave out --players and --against."))
  }
}
