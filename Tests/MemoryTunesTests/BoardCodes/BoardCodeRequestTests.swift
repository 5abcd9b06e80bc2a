import Artwork
import Testing

@testable import MemoryTunes

@Suite struct BoardCodeRequestTests {
  private let monday: CalendarDate

  init() throws {
    monday = try #require(CalendarDate("2026-11-23"))
  }

  private static func request(
    _ source: CoverSource, category: Category = .bundled[2], kind: GameKind = .pairs
  ) -> DealRequest {
    var request = DealRequest()
    request.category = category
    request.grid = Grid("6x4") ?? .standard
    request.source = source
    request.seed = 42
    request.kind = kind
    return request
  }

  @Test(
    arguments: zip(
      GameKind.allCases,
      ["rock-6x4-001a", "rock-6x4-titles-001a", "rock-6x4-sprint-001a", "rock-6x4-ear-001a"]))
  func `a board of bundled covers has a code that deals it again`(kind: GameKind, text: String)
    throws
  {
    let request = Self.request(.bundled, kind: kind)

    let code = try #require(BoardCode(for: request))

    #expect(code.description == text)
    #expect(code.request(today: monday) == request)
  }

  @Test func `a board from a folder has a code that deals it again from one`() throws {
    let folder = CoverSource.folder("~/Music")
    let section = Category(id: "shelf-1", name: "Jazz")
    let request = Self.request(folder, category: section)

    let code = try #require(BoardCode(for: request, fingerprint: 0xF_FFFF))

    #expect(code.description == "folder-6x4-001a-zzzz")
    #expect(code.request(today: monday, folder: folder, section: section) == request)
    #expect(code.request(today: monday, folder: folder)?.category == .wholeShelf)
    #expect(code.request(today: monday) == nil)
    #expect(BoardCode(for: request) == nil)
  }

  @Test func `covers that others do not have give no code`() {
    #expect(BoardCode(for: Self.request(.itunes), fingerprint: 1) == nil)
    let own = Category(ownNumber: 1, name: "Jazz")
    #expect(BoardCode(for: Self.request(.itunes, category: own)) == nil)
    #expect(BoardCode(for: Self.request(.bundled, category: own)) == nil)
    #expect(BoardCode(for: Self.request(.folder("~/Music"), kind: .ear), fingerprint: 1) == nil)
  }

  @Test func `a game has the code of its day, or of its board`() throws {
    var game = GameState.dealt("A", "B", "A", "B")
    game.request = Self.request(.bundled)
    #expect(game.code?.description == "rock-6x4-001a")
    game.request.source = .folder("/music")
    #expect(game.code == BoardCode(for: game.request, fingerprint: game.covers.fingerprint))
    game.sprint = Sprint(batch: CoverBatch(covers: game.covers), seed: 7)
    #expect(game.code == nil)
    game.daily = Daily(day: monday.dayNumber, isPractice: true)
    #expect(game.code == .daily(monday))
  }

  @Test func `the code of a day deals the board of that day`() throws {
    let code = try BoardCode("daily-2026-11-23")
    let later = try #require(CalendarDate("2030-01-01"))
    let request = try #require(code.request(today: later))

    #expect(try BoardCode("daily").request(today: monday) == request)
    #expect(request == DealRequest(DailyBoard(monday)))
    #expect(BoardCode(for: request)?.description == "pop-4x4-e113")
  }
}
