import TestSupport

@testable import RecordsLive

@Suite struct ImpossibleRowTests: DatabaseSuite {
  let testFolder = TestFolder()

  @Test(arguments: [
    "columns = 3, rows = 3", "columns = 11", "rows = 0", "columns = -4, rows = -4",
    "moves = 7", "moves = -1", "moves = 4000000001", "slips = 9223372036854775807",
    "seconds = -9223372036854775808", "players = ''", "players = 1",
    "players = 'person' || char(10)", "players = 'computer'", "players = 'computer deep blue'",
    "players = 'person Ann' || char(10) || 'computer'", "players = 'person ' || char(27)",
    "players = 'person ' || char(8238) || 'Ann'", "players = 'person 12345678901234567'",
    "players = 'person ' || hex(zeroblob(50000))",
    "players = replace(hex(zeroblob(250)), '00', char(10))",
    "players = substr(replace(hex(zeroblob(5)), '00', char(10) || 'person'), 2)",
    "players = '+1 person'", "players = '+4 person' || char(10) || 'person'",
    "players = '+1 person' || char(10) || '+1 person'",
    "players = '+ person' || char(10) || 'person'",
    "players = 'person' || char(10) || '+99999999999999999999 person'",
    "players = '[[[[[[[['", "day = -1", "day = 2932897", "day = 9223372036854775807", "deck = 0",
    "deck = 1000001", "pairs_found = -1", "pairs_found = 7", "pairs_found = 9",
    "pairs_found = 9223372036854775807", "given_up = 1", "kind = 'sprint'",
    "kind = 'ear', source = 'itunes'", "kind = 'triples'", "hindsight = 'guess'", "hindsight = ''",
    "source = 'radio'", "category = ''",
    "category = char(27)", "category = hex(zeroblob(60))",
    "category = 'own-1', category_name = char(8238) || 'x'",
    "category = 'own-1', category_name = hex(zeroblob(600))", "ended_at = 253402300800",
    "ended_at = -62135596801", "pairs = x'00'", "pairs = zeroblob(16)",
    "pairs = x'00000101020203030404050506060708'", "flips = x'1000'", "flips = x'00'",
    "flips = zeroblob(20002)",
  ])
  func `a row that contradicts itself is left out and stays`(change: String) throws {
    try file.addSamples(1...3)
    let database = try file.opened()
    try database.execute("PRAGMA ignore_check_constraints = ON")
    try database.execute("UPDATE games SET \(change) WHERE id = 2")

    let loaded = try file.games(flipCount: .max)

    #expect(loaded.games == [.sample(id: 1), .sample(id: 3)])
    #expect(loaded.notice == nil)
    #expect(try file.count().count == 3)
  }
}

@Suite struct FlipBytesTests {
  @Test(arguments: [
    ([], []),
    ([Flip(card: 3, seconds: 0), Flip(card: 79, seconds: 127)], [3, 0, 79, 127]),
    ([Flip(card: 0, seconds: 128), Flip(card: 1, seconds: 128)], [0, 0x80, 1, 1, 0]),
    ([Flip(card: 0, seconds: 4_000_000_000)], [0, 0x80, 0xD0, 0xAC, 0xF3, 0x0E]),
  ])
  func `flips are stored in a few bytes and read again`(flips: [Flip], bytes: [UInt8]) {
    #expect(flips.bytes == bytes)
    #expect([Flip](bytes: bytes, cardCount: 80) == flips)
  }

  @Test(arguments: [
    [16, 0], [255, 0], [3], [3, 0x80], [3, 0x80, 0x80, 0x80, 0x80, 0x80, 0],
    [3, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0, 0x80, 0xD0, 0xAC, 0xF3, 0x0E, 0, 1],
    Array(repeating: 0, count: 20_002),
  ])
  func `bytes that are no flips are refused`(bytes: [UInt8]) {
    #expect([Flip](bytes: bytes, cardCount: 16) == nil)
  }

  @Test func `time that runs backwards cannot be stored`() {
    #expect([Flip(card: 0, seconds: 2), Flip(card: 1, seconds: 1)].bytes == nil)
    #expect([Flip(card: -1, seconds: 0)].bytes == nil)
  }
}
