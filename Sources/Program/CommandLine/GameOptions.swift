import ArgumentParser
import ArtworkLive
import Platform
import Screens

func parseCode(_ text: String) throws -> BoardCode {
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

/// Throws a sentence if options are not as they should be.
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

func parsePlayers(_ text: String) throws -> Int {
  try parseWhole(text, in: 1...Player.maximumCount)
}

private func parseWhole<Number: FixedWidthInteger>(
  _ text: String, in range: ClosedRange<Number>
) throws -> Number {
  let (first, last) = (range.lowerBound, range.upperBound)
  return try parsed(
    Number(text), where: range.contains,
    or: tr("“\(text)” cannot be used: give a whole number from \(first) to \(last)."))
}

func parseNames(_ text: String, atMost count: Int = .max) throws -> [String] {
  try parsed(
    text.playerNamesProblem == nil ? text.playerNames : nil, where: { $0.count <= count },
    or: tr(
      "Give at most \(Player.maximumCount) names of up to \(Player.maximumNameLength) characters, like \"Anna, Ben\"."
    ))
}

func parseCategory(_ text: String) throws -> MemoryTunes.Category {
  // macOS has a type of this name, too.
  try parsed(
    MemoryTunes.Category.named(text),
    or: unknown(text, of: bundledCategories))
}

func parseGrid(_ text: String) throws -> Grid {
  try parsed(Grid(text), or: BoardCodeError.badGrid(text).sentence)
}

func parseSeed(_ text: String) throws -> UInt64 {
  try parseWhole(text, in: 0...UInt64.max)
}

func parseSource(_ text: String) throws -> CoverSource {
  let source = try parsed(
    CoverSource(text) ?? absolutePath(text).map(CoverSource.folder),
    or: tr(
      "“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder."))
  // A path below `~/` is checked when covers are needed, because the home folder is unknown here.
  if case .folder(let path) = source, path.hasPrefix("/") {
    try require(isFolder(path), or: noFolder(path))
  }
  return source
}

func parseLanguage(_ text: String) throws -> String {
  let codes = ["en"] + Languages(resources: resourceFolder()).codes
  // Foreign text may take long to compare.
  return try parsed(
    text, where: { $0.utf8.count < 40 && codes.contains($0) },
    or: unknown(text, of: codes))
}

func parseRecording(_ path: String) throws -> String {
  try requireNames(of: path)
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  try require(isFolder(folder), or: noFolder(folder))
  return path
}

func parseServer(_ text: String) throws -> String {
  try parsed(
    text, where: { Endpoint(substitute: $0) != nil },
    or: tr(
      "“\(text)” is not a server: give its address with https, or http://localhost with a port."))
}

func parseCountry(_ text: String) throws -> String {
  try parsed(
    text.isCountry ? text.uppercased() : nil,
    or: tr("“\(text)” is not a country: give its two letters, such as de."))
}

extension LaunchOptions {
  /// Throws a sentence if options contradict each other.
  func check() throws {
    try require(
      code == nil
        || seed == nil && grid == nil && kind == nil
          && (category == nil || code?.isFolder == true),
      or: tr("The code says which board to deal: leave out --seed, --category, --grid and --kind."))
    try require(
      kind != .ear || source ?? .bundled == .bundled,
      or: tr(
        "By ear, only bundled covers are played: leave out --source, or choose another --kind."))
    let (people, computers) = (peopleCount ?? 1, opponents?.count ?? 0)
    let (all, most) = (people + computers, Player.maximumCount)
    try require(
      all <= most,
      or: tr("\(all) cannot play: with computers, there are at most \(most) players."))
    let nameCount = names?.count ?? 0
    try require(
      nameCount <= peopleCount ?? .max,
      or: tr(
        "There are more names than players: leave out some, or give --players \(nameCount)."))
    try require(
      computers == 0 || kind != .sprint && code?.plan?.kind != .sprint,
      or: tr("Computers don’t play sprints: leave out --against."))
    try require(
      all <= 1 || code?.isDaily != true,
      or: tr("The daily board is played alone: leave out --players and --against."))
  }
}
