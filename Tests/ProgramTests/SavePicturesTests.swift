import ArtworkLive
import Foundation
import TestSupport

@testable import Program

@MainActor @Suite struct SavePicturesTests: FolderSuite {
  let testFolder = TestFolder()
  private static let covers = CoverService.bundled(resources: resources)

  private func save(in folders: [String]) throws -> SavedPictures {
    let game = RecordedGame(seed: 4).state.game
    return try savePictures(of: .game(game), with: Self.covers, in: folders)
  }

  @Test func `a week is one still picture`() throws {
    let week = Week(DailyRecords(games: [], today: 20_786), today: 20_786)

    let saved = try savePictures(of: .week(week), with: Self.covers, in: [folder])

    #expect(saved.name == "memorytunes-week-2026-11-29")
    #expect(names(in: folder) == ["memorytunes-week-2026-11-29.png"])
    let png = try Data(contentsOf: URL(filePath: "\(folder)/\(saved.name).png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `both get a name that is free, and overwrite nothing`() throws {
    let first = try save(in: [folder])
    let second = try save(in: [folder])

    #expect(first.folder == folder && second.folder == folder)
    #expect(second.name == "\(first.name)-2")
    #expect(
      names(in: folder)
        == [first.name, second.name].flatMap { ["\($0).png", "\($0).svg"] }.sorted())
    let png = try Data(contentsOf: URL(filePath: "\(folder)/\(first.name).png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(read("\(folder)/\(first.name).svg")?.hasPrefix("<svg ") == true)
  }

  @Test func `a folder that takes none is passed over`() throws {
    let file = folder + "/file"
    try write("", to: file)

    #expect(try save(in: [file, folder]).folder == folder)
    #expect(throws: StorageFailure.self) { try save(in: [file]) }
    #expect(throws: StorageFailure.noHomeFolder) { try save(in: []) }
  }
}
