import ArgumentParser
import ArtworkLive
import Platform
import Screens

func parseCode(_ text: String) throws -> BoardCode {
  do throws(BoardCodeError) {
    return try BoardCode(text)
  } catch {
    throw ValidationError(
      error.commandLineSentence(commands: MemoryTunesCommand.subcommandNames))
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

protocol NamedOption: RawRepresentable<String>, CaseIterable {}

extension Opponent: NamedOption {}
extension GameKind: NamedOption {}
extension ColorSetting: NamedOption {}
extension ImageSetting: NamedOption {}
extension SoundSetting: NamedOption {}

extension NamedOption {
  static var names: [String] { allCases.map(\.rawValue) }

  static var list: String { Screens.list(names) }

  static func named(_ text: String) throws -> Self {
    try parsed(
      Self(rawValue: text.lowercased()), or: CommandLineWords.unknown(text, of: names))
  }
}

func parsePlayers(_ text: String) throws -> Int {
  try parsed(
    Int(text), where: (1...Player.maximumCount).contains,
    or: CommandLineWords.notWhole(text, from: 1, to: UInt64(Player.maximumCount)))
}

func parseNames(_ text: String) throws -> [String] {
  try parsed(
    text.playerNamesProblem == nil ? text.playerNames : nil, or: CommandLineWords.notNames)
}

func parseCategory(_ text: String) throws -> MemoryTunes.Category {
  // macOS has a type of this name, too.
  try parsed(
    MemoryTunes.Category.named(text),
    or: CommandLineWords.unknown(text, of: MemoryTunes.Category.bundledNames))
}

func parseGrid(_ text: String) throws -> Grid {
  try parsed(Grid(text), or: BoardCodeError.badGrid(text).sentence)
}

func parseSeed(_ text: String) throws -> UInt64 {
  try parsed(UInt64(text), or: CommandLineWords.notWhole(text, from: 0, to: .max))
}

func parseSource(_ text: String) throws -> CoverSource {
  let source = try parsed(
    CoverSource(text) ?? absolutePath(text).map(CoverSource.folder),
    or: CommandLineWords.notASource(text))
  // A path below `~/` is checked when covers are needed, because the home folder is unknown here.
  if case .folder(let path) = source, path.hasPrefix("/"), !isFolder(path) {
    throw ValidationError(CommandLineWords.noFolder(path))
  }
  return source
}

func parseLanguage(_ text: String) throws -> String {
  let codes = ["en"] + Languages(resources: resourceFolder()).codes
  // Foreign text may take long to compare.
  return try parsed(
    text, where: { $0.utf8.count < 40 && codes.contains($0) },
    or: CommandLineWords.unknown(text, of: codes))
}

func parseRecording(_ path: String) throws -> String {
  guard !path.isEmpty else {
    throw ValidationError(CommandLineWords.unnamed)
  }
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  guard isFolder(folder) else {
    throw ValidationError(CommandLineWords.noFolder(folder))
  }
  return path
}

func parseServer(_ text: String) throws -> String {
  try parsed(
    text, where: { Endpoint(substitute: $0) != nil }, or: CommandLineWords.notAServer(text))
}

func parseCountry(_ text: String) throws -> String {
  try parsed(text.isCountry ? text.uppercased() : nil, or: CommandLineWords.notACountry(text))
}

extension LaunchOptions {
  /// Throws a sentence if options contradict each other.
  func check() throws {
    if let code, seed != nil || grid != nil || kind != nil || category != nil && !code.isFolder {
      throw ValidationError(CommandLineWords.codeSaysAll)
    }
    if kind == .ear, let source, source != .bundled {
      throw ValidationError(CommandLineWords.earNeedsBundledCovers)
    }
    try checkPlayers()
  }

  private func checkPlayers() throws {
    let (people, computers) = (peopleCount ?? 1, opponents?.count ?? 0)
    if people + computers > Player.maximumCount {
      throw ValidationError(CommandLineWords.tooMany(players: people + computers))
    }
    if let peopleCount, let names, names.count > peopleCount {
      throw ValidationError(CommandLineWords.tooMany(names: names.count))
    }
    if kind == .sprint || code?.plan?.kind == .sprint, computers > 0 {
      throw ValidationError(CommandLineWords.sprintIsForPeople)
    }
    if code?.isDaily == true, people + computers > 1 {
      throw ValidationError(CommandLineWords.dailyIsPlayedAlone)
    }
  }
}
