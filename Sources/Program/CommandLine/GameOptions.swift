import ArgumentParser
import Artwork
import ArtworkLive
import MemoryTunes
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

func parsePlayers(_ text: String) throws -> Int {
  guard let count = Int(text), (1...Player.maximumCount).contains(count) else {
    throw ValidationError(
      CommandLineWords.notWhole(text, from: 1, to: UInt64(Player.maximumCount)))
  }
  return count
}

func parseNames(_ text: String) throws -> [String] {
  guard text.playerNamesProblem == nil else {
    throw ValidationError(CommandLineWords.notNames)
  }
  return text.playerNames
}

func parseCategory(_ text: String) throws -> MemoryTunes.Category {
  guard let category = Category.named(text) else {
    throw ValidationError(CommandLineWords.unknown(text, of: Category.bundledNames))
  }
  return category
}

func parseGrid(_ text: String) throws -> Grid {
  guard let grid = Grid(text) else {
    throw ValidationError(BoardCodeError.badGrid(text).sentence)
  }
  return grid
}

func parseSeed(_ text: String) throws -> UInt64 {
  guard let seed = UInt64(text) else {
    throw ValidationError(CommandLineWords.notWhole(text, from: 0, to: .max))
  }
  return seed
}

func parseSource(_ text: String) throws -> CoverSource {
  guard let source = CoverSource(text) ?? absolutePath(text).map(CoverSource.folder) else {
    throw ValidationError(CommandLineWords.notASource(text))
  }
  // A path below `~/` is checked when covers are needed, because the home folder is unknown here.
  if case .folder(let path) = source, path.hasPrefix("/"), !isFolder(path) {
    throw ValidationError(CommandLineWords.noFolder(path))
  }
  return source
}

func parseLanguage(_ text: String) throws -> String {
  let codes = ["en"] + Languages(resources: resourceFolder()).codes
  // Foreign text may take long to compare.
  guard text.utf8.count < 40, codes.contains(text) else {
    throw ValidationError(CommandLineWords.unknown(text, of: codes))
  }
  return text
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
  guard Endpoint(substitute: text) != nil else {
    throw ValidationError(CommandLineWords.notAServer(text))
  }
  return text
}

func parseCountry(_ text: String) throws -> String {
  guard text.isCountry else {
    throw ValidationError(CommandLineWords.notACountry(text))
  }
  return text.uppercased()
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
