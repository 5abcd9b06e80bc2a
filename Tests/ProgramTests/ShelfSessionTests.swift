import Terminal
import TestSupport

@testable import MemoryTunes
@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct ShelfSessionTests {
  private static let shelf = Shelf(
    whole: .init(id: Shelf.wholeID, name: nil, count: 20, images: ["song/1"]),
    sections: [
      .init(id: "shelf-1", name: "Jazz", count: 12, images: ["song/1"]),
      .init(id: "shelf-2", name: "Polka", count: 8, images: ["song/2"]),
    ])

  nonisolated static func covers(failing: Bool = false) -> CoverService {
    var service = CoverService()
    service.covers = { _, _ in CoverBatch(covers: manyCovers) }
    service.catalogue = { ["pop": manyCovers] }
    service.shelf = { folder, progress in
      await progress(1, 2)
      if failing { throw CoverFailure.folder(path: folder, .forbidden) }
      return await Self.shelf
    }
    return service
  }

  private func player(failing: Bool = false, files: Files) async -> Player {
    await .atMenu(
      covers: Self.covers(failing: failing), files: files,
      options: LaunchOptions(isAnimated: false, source: .folder("/music")))
  }

  @Test func `a section is found by typing, dealt from, and remembered`() async {
    let files = Files()
    let player = await player(files: files)
    await player.wait { $0.categories.shelf?.content != nil }

    player.press(.character("c"))
    player.press(.character("/"), .character("p"), .character("o"))
    #expect(player.text.contains("1 found"))
    player.press(.enter)
    await player.wait { _ in files.preferences.shelfCategory != nil }
    player.choose(.newGame)
    await player.wait { $0.game.isUnderWay }

    #expect(player.state.game.request.category == Category(id: "shelf-2", name: "Polka"))
    #expect(player.state.game.request.source == .folder("/music"))
    let later = await self.player(files: files)
    await later.wait { $0.categories.shelf?.content != nil }
    #expect(later.state.categories.current == Category(id: "shelf-2", name: "Polka"))
  }

  @Test func `a shelf that cannot be read says why in the picker`() async {
    let player = await player(failing: true, files: Files())

    player.press(.character("c"))
    await player.wait {
      $0.categories.shelf?.scan == .failed(.folder(path: "/music", .forbidden))
    }

    #expect(player.text.contains("You may not read /music"))
  }
}
