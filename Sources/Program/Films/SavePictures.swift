import Films
import Platform
import StorageLive
import TerminalLive

/// Saves a still picture, and of a game an animated one, under a free name in the first folder that takes them.
func savePictures(
  of painting: Painting, with covers: CoverService, in folders: [String] = pictureFolders
) throws(StorageFailure) -> SavedPictures {
  let (files, name): ([(end: String, bytes: [UInt8])], String)
  switch painting {
  case .game(let game):
    guard let still = game.picture(image: covers.image), let moving = BoardFilm(game) else {
      throw .impossibleGame
    }
    files = [(".png", png(of: still)), (".svg", Array(moving.svg(with: covers).utf8))]
    name = game.pictureFileName
  case .week(let week):
    (files, name) = ([(".png", week.picture.map(png) ?? [])], week.pictureFileName)
  }
  var failure = StorageFailure.noHomeFolder
  for folder in folders {
    do throws(WriteFailure) {
      return SavedPictures(name: try save(files, as: name, in: folder), folder: folder)
    } catch {
      failure = StorageFailure(error)
    }
  }
  throw failure
}

/// Saves files under a name, with a number if it is taken; returns the name.
private func save(
  _ files: [(end: String, bytes: [UInt8])], as name: String, in folder: String
) throws(WriteFailure) -> String {
  let names = [name] + (2...99).map { "\(name)-\($0)" }
  let free = names.first { name in files.allSatisfy { !exists("\(folder)/\(name)\($0.end)") } }
  guard let free else {
    // The reason a picture cannot be written: a hundred of its name exist.
    throw .other(file: "\(folder)/\(name)", reason: tr("a hundred are there already"))
  }
  var written: [String] = []
  do throws(WriteFailure) {
    for file in files {
      let path = "\(folder)/\(free)\(file.end)"
      try writeNew(file.bytes, to: path)
      written.append(path)
    }
  } catch {
    for path in written { try? FileManager.default.removeItem(atPath: path) }
    throw error
  }
  return free
}

var pictureFolders: [String] {
  let environment = programEnvironment
  return [FileManager.default.currentDirectoryPath, environment["HOME"] ?? ""]
    .filter { $0.hasPrefix("/") }
}

extension BoardFilm {
  /// The animated picture, with the covers as drawn, or else in pixels.
  func svg(with covers: CoverService) -> String {
    svg { name in covers.drawing(name) ?? covers.image(name, 128).map(png) }
  }
}
