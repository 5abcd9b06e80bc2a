import ArgumentParser
import Artwork
import MemoryTunes
import Screens

func parseCode(_ text: String) throws -> BoardCode {
  do throws(BoardCodeError) {
    return try BoardCode(text)
  } catch {
    throw ValidationError(error.sentence)
  }
}

func parsePlayers(_ text: String) throws -> Int {
  guard let count = Int(text), (1...Player.maximumCount).contains(count) else {
    throw ValidationError("\"\(text)\" is not a number of players: give 1 to 4.")
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
