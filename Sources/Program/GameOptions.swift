import ArgumentParser
import Artwork
import ArtworkLive
import Files
import MemoryTunes
import Screens

func parseCode(_ text: String) throws -> BoardCode {
  do throws(BoardCodeError) {
    return try BoardCode(text)
  } catch {
    throw ValidationError(error.commandLineSentence)
  }
}

func parsePlayers(_ text: String) throws -> Int {
  guard let count = Int(text), (1...Player.maximumCount).contains(count) else {
    throw ValidationError("“\(text)” is not a number of players: give 1 to 4.")
  }
  return count
}

func parseNames(_ text: String) throws -> [String] {
  guard text.playerNamesProblem == nil else {
    throw ValidationError(
      "At most \(Player.maximumCount) can play, with names of up to \(Player.maximumNameLength) "
        + "characters: give some like \"Anna, Ben\".")
  }
  return text.playerNames
}

/// The bundled categories, for a sentence.
let categoryNames = Category.bundled.map(\.label).joined(separator: ", ")

func parseCategory(_ text: String) throws -> MemoryTunes.Category {
  guard let category = Category.named(text) else {
    throw ValidationError("Unknown category “\(text)”: choose one of \(categoryNames).")
  }
  return category
}

func parseGrid(_ text: String) throws -> Grid {
  guard let grid = Grid(text) else {
    throw ValidationError(
      "“\(text)” is not a grid: give 2 to 10 columns by 2 to 8 rows with an even number of cards, "
        + "like 4x4.")
  }
  return grid
}

func parseSeed(_ text: String) throws -> UInt64 {
  guard let seed = UInt64(text) else {
    throw ValidationError("“\(text)” is not a seed: give a whole number from 0 to \(UInt64.max).")
  }
  return seed
}

func parseSource(_ text: String) throws -> CoverSource {
  guard let source = CoverSource(text) ?? absolutePath(text).map(CoverSource.folder) else {
    throw ValidationError(
      "“\(text)” is not a source of covers: give bundled, itunes, or the path of a folder.")
  }
  // A path below `~/` is checked when covers are needed, because the home folder is not known here.
  if case .folder(let path) = source, path.hasPrefix("/"), !isFolder(path) {
    throw ValidationError("There is no folder \(path) to take covers from: give another path.")
  }
  return source
}

func parseRecording(_ path: String) throws -> String {
  guard !path.isEmpty else {
    throw ValidationError("--record needs a name: give the name of a file.")
  }
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  guard isFolder(folder) else {
    throw ValidationError("There is no folder \(folder) to record in: create it first.")
  }
  return path
}

func parseServer(_ text: String) throws -> String {
  guard Endpoint(substitute: text) != nil else {
    throw ValidationError(
      "“\(text)” is not the address of a server: give one with https, or with http on this "
        + "machine, like http://localhost:8080.")
  }
  return text
}

extension LaunchOptions {
  /// Throws a sentence if options contradict each other.
  func check() throws {
    if let code, seed != nil || grid != nil || kind != nil || category != nil && !code.isFolder {
      throw ValidationError(
        "The code says which board to deal: leave out --seed, --category, --grid and --kind.")
    }
    if kind == .ear, let source, source != .bundled {
      throw ValidationError(
        "A game by ear is played with the bundled covers: leave out --source, or choose another "
          + "--kind.")
    }
    try checkPlayers()
  }

  private func checkPlayers() throws {
    let (people, computers) = (peopleCount ?? 1, opponents?.count ?? 0)
    if people + computers > Player.maximumCount {
      throw ValidationError(
        "\(people + computers) cannot play: with computers, there are at most "
          + "\(Player.maximumCount) players.")
    }
    if let peopleCount, let names, names.count > peopleCount {
      throw ValidationError(
        "There are more names than players: leave out some, or give --players \(names.count).")
    }
    let isAlone = people + computers == 1
    if kind == .sprint || code?.plan?.kind == .sprint, !isAlone {
      throw ValidationError("A sprint is played alone: leave out --players and --against.")
    }
    if code?.isDaily == true, !isAlone {
      throw ValidationError("The daily board is played alone: leave out --players and --against.")
    }
  }
}
