import Foundation
import TestSupport

@testable import Films

private struct Cast {
  let header: [String: Any]
  let events: [(seconds: Double, code: String, text: String)]

  init(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    header = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Any])
    events = try lines.dropFirst().map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: line) as? [Any])
      #expect(event.count == 3)
      return try (
        #require(event[0] as? Double), #require(event[1] as? String), #require(event[2] as? String)
      )
    }
  }
}

private let size = Size(width: 80, height: 24)

/// Makes a film in memory, with the number of each frame for what a terminal is sent.
private func film(of bytes: [UInt8], _ film: Film = Film(size: size)) throws -> [UInt8] {
  let recording = try AppRecording(bytes, schema: AppState.schema)
  var output: [UInt8] = []
  var frames: [Frame] = []
  _ = try film.write(
    recording, bytes: bytes,
    show: { frame in
      guard frame != frames.last else { return "" }
      frames.append(frame)
      return "\(frames.count)"
    }, to: { output += $0 })
  return output
}

/// Plays a recording to its end, where every state must be as it was; returns the number of its lines.
private func replay(_ recording: AppRecording) throws -> Int {
  var replay = Replay<AppState, AppAction, AppEffect>(
    recording, initialState: AppState(), reducer: .app)
  try replay.stepToLast()
  return replay.recording.lines.count
}

@MainActor @Suite struct FilmTests {
  private func verify(_ film: [UInt8]) throws -> Int {
    try replay(AppRecording(recording(inCast: film), schema: AppState.schema, isValid: \.isValid))
  }

  @Test(arguments: [CastVersion.v2, .v3])
  func `a film has the recording in it, byte by byte`(version: CastVersion) throws {
    for seed in UInt64(0)..<2 {
      let bytes = RecordedGame(seed: seed).bytes
      let film = try film(of: bytes, Film(size: size, version: version))

      #expect(isCast(film))
      #expect(try recording(inCast: film) == bytes)
      #expect(try verify(film) == bytes.count { $0 == UInt8(ascii: "\n") } - 1)
    }
  }

  @Test func `the same recording makes the same film, and so does the film`() throws {
    let bytes = RecordedGame(seed: 7).bytes
    let first = try film(of: bytes)

    #expect(try film(of: bytes) == first)
    #expect(try film(of: recording(inCast: first)) == first)
  }

  @Test func `the third version has the pauses, which add up to the game's time`() throws {
    let game = RecordedGame(seed: 3)
    let cast = try Cast(film(of: game.bytes))

    #expect(cast.header["version"] as? Int == 3)
    #expect(cast.header["title"] as? String == "MemoryTunes")
    #expect(cast.header["term"] as? [String: Int] == ["cols": 80, "rows": 24])
    #expect(Set(cast.events.map(\.code)) == ["g", "o", "x"])
    #expect(cast.events.allSatisfy { $0.seconds >= 0 })
    let total = cast.events.map { Int(($0.seconds * 1000).rounded()) }.reduce(0, +)
    #expect(total == game.milliseconds - 1)
    let last = try #require(cast.events.last)
    #expect((last.code, last.text) == ("x", "0"))
    #expect(cast.events.dropLast().last?.text == "\u{1B}[24;1H\u{1B}[?25h")
  }

  @Test func `the second version has the times since the beginning, and no exit`() throws {
    let game = RecordedGame(seed: 3)
    let film = Film(size: Size(width: 120, height: 40), version: .v2)
    let cast = try Cast(FilmsTests.film(of: game.bytes, film))

    #expect(cast.header["version"] as? Int == 2)
    #expect(cast.header["width"] as? Int == 120 && cast.header["height"] as? Int == 40)
    #expect(Set(cast.events.map(\.code)) == ["g", "o"])
    let times = cast.events.map(\.seconds)
    #expect(times == times.sorted())
    #expect(times.last == Double(game.milliseconds - 1) / 1000)
  }

  @Test(
    arguments: [
      (Film(size: size), [0, 100, 4000, 5]),
      (Film(size: size, longestPause: 1500), [0, 100, 1500, 5]),
      (Film(size: size, speed: 2), [0, 50, 2000, 3]),
      (Film(size: size, speed: 0.5, longestPause: 1500), [0, 200, 3000, 10]),
    ])
  func `a film can be faster, and its pauses shorter`(film: Film, pauses: [Int]) {
    var clock = FilmClock(speed: film.speed, longestPause: film.longestPause)
    let times = [5, 105, 4105, 4110].map { time in
      clock.advance(to: time)
      return clock.time
    }
    #expect(zip(times, [0] + times).map { $0 - $1 } == pauses)
  }

  @Test func `frames too brief to see are skipped`() throws {
    let game = RecordedGame()
    game.play(.settings(.restore(.init(preferences: Preferences()))))
    for _ in 0..<20 { game.play(.routing(.select(MenuEntry.settings.rawValue))) }
    for _ in 0..<3 {
      game.play(.routing(.go(.help)), after: 16)
      game.play(.routing(.go(.menu)), after: 16)
    }

    // That of the menu, and six for dialogs that come and go.
    #expect(try Cast(film(of: game.bytes)).events.count { $0.code == "o" } == 2 + 7)
  }

  @Test func `what follows the last result is left out, and another game is not`() throws {
    let game = RecordedGame(seed: 11)
    #expect(game.state.routing.destination == .finished)
    let finished = game.bytes
    game.play(.routing(.go(.help)), after: 900)
    game.play(.routing(.go(.finished)), after: 900)
    let atResult = game.bytes
    game.play(.routing(.go(.menu)), after: 900)
    game.play(.session(.quit(.init())), after: 900)

    #expect(atResult.count > finished.count)
    #expect(try recording(inCast: film(of: game.bytes)) == atResult)
    game.play(.routing(.go(.game)), after: 900)
    #expect(try recording(inCast: film(of: game.bytes)) == game.bytes)
  }

  @Test func `a film in which one flip was changed is refused`() throws {
    for seed in UInt64(0)..<2 {
      let film = try film(of: RecordedGame(seed: seed).bytes)
      let text = String(decoding: film, as: UTF8.self)
      let flip = try #require(text.firstMatch(of: /\\"index\\":(\d+)/))
      let other = flip.1 == "0" ? "1" : "0"
      let changed = text.replacingCharacters(in: flip.1.startIndex..<flip.1.endIndex, with: other)

      #expect(throws: (any Error).self) { try verify(Array(changed.utf8)) }
      // With a checksum that is right again, the state that follows is another one.
      let rows = try recording(inCast: Array(changed.utf8)).split(separator: UInt8(ascii: "\n"))
      let forged = try AppRecording(
        rows.flatMap { Array($0.dropLast(18)).withChecksum + [UInt8(ascii: "\n")] },
        schema: AppState.schema)
      #expect(throws: (any Error).self) { try replay(forged) }
    }
  }
}

@Suite struct ReadCastTests {
  private static let header = "{\"version\":3,\"term\":{\"cols\":80,\"rows\":24}}\n"

  private func recording(_ events: String) -> Result<String, CastError> {
    Result { () throws(CastError) in
      String(
        decoding: try Films.recording(inCast: Array((Self.header + events).utf8)), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{\"version\":2,\"width\":1,\"height\":1}\n", true), ("{\"version\":3}", true),
    ("{\"metadata\":null,\"program\":\"1\",\"schema\":1}\n", false), ("", false), ("\n", false),
    ("[0.1,\"o\",\"\"]\n", false), ("{\"version\":\"3\"}\n", false),
    ("{\"version\":3,\"command\":\"" + String(repeating: "x", count: 100_000) + "\"}\n", false),
  ])
  func `a cast is known by its first line`(text: String, isOne: Bool) {
    #expect(isCast(Array(text.utf8)) == isOne)
  }

  @Test(
    arguments: [
      ("[0.1,\"o\",\"hello\"]\n[0.2,\"i\",\"q\"]\n", .failure(.noRecording)),
      ("", .failure(.noRecording)),
      ("[0.1,\"o\",\"a \\\"g\\\" in the output\"]\n", .failure(.noRecording)),
      ("# our \"g\" lines:\n[0,\"g\",\"a\"]\n#[0,\"g\",\"b\"]\n", .success("a\n")),
      ("[ 0.1 , \"g\" , \"a\" ]\r\n[0,\"o\",\"\"]\n[1e-3, \"g\", \"b\"]", .success("a\nb\n")),
    ] as [(String, Result<String, CastError>)])
  func `the film of another program has a game in it only if it has our lines, however written`(
    events: String, result: Result<String, CastError>
  ) {
    #expect(recording(events) == result)
  }

  @Test(arguments: [
    "[0.1,\"g\",7]", "[0.1,\"g\"", "[\"g\",\"a\"]", "{\"code\":\"g\"}", "[0.1,\"g\",\"\\ud800\"]",
    "[0.1,\"g\"]",
  ])
  func `a line with our code and no text is damage, which is told with its number`(line: String) {
    #expect(recording("[0.1,\"g\",\"a\"]\n\(line)\n") == .failure(.damaged(lineNumber: 3)))
  }

  @Test @MainActor func `two recordings in one film are no recording`() throws {
    let bytes = RecordedGame(seed: 1).bytes + RecordedGame(seed: 2).bytes
    let recording = try AppRecording(bytes, schema: AppState.schema)

    let isAltered = if case .altered = recording.end { true } else { false }
    #expect(isAltered, "\(String(describing: recording.end))")
  }

  @Test func `random lines never crash`() {
    var generator = SeededGenerator(seed: 1)
    let signs = Array("[]{}\"g,o:01.\\u\n ".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<60).map { _ in signs[generator.number(below: signs.count)] }
      _ = isCast(bytes)
      _ = try? Films.recording(inCast: Array(Self.header.utf8) + bytes)
    }
  }
}
