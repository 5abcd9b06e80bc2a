import DataFlow
import Foundation
import MemoryTunes
import Terminal
import TestSupport
import Testing

@testable import Films

/// A cast as its format has it.
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

/// Makes a film in memory, with the number of each frame for what a terminal is sent.
private func film(
  of bytes: [UInt8], _ film: Film = Film(size: Size(width: 80, height: 24))
) throws -> [UInt8] {
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

private func verify(_ bytes: [UInt8]) throws -> Int {
  let recording = try AppRecording(
    try recording(inCast: bytes), schema: AppState.schema, isValid: \.isValid)
  var replay = Replay<AppState, AppAction, AppEffect>(
    recording, initialState: AppState(), reducer: .app)
  try replay.stepToLast()
  return replay.recording.lines.count
}

@MainActor
@Suite struct FilmTests {
  @Test(arguments: [CastVersion.v2, .v3])
  func `a film has the recording in it, byte by byte`(version: CastVersion) throws {
    for seed in UInt64(0)..<6 {
      let bytes = RecordedGame(seed: seed).bytes
      let film = try film(of: bytes, Film(size: Size(width: 80, height: 24), version: version))

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

  @Test func `the third version has the pauses between events, which add up to the game's time`()
    throws
  {
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

  @Test func `a film can be faster, and its pauses shorter`() throws {
    func pauses(_ film: Film) -> [Int] {
      var clock = FilmClock(speed: film.speed, longestPause: film.longestPause)
      var last = 0
      return [5, 105, 4105, 4110].map { time in
        clock.advance(to: time)
        defer { last = clock.time }
        return clock.time - last
      }
    }
    let size = Size(width: 80, height: 24)

    #expect(pauses(Film(size: size)) == [0, 100, 4000, 5])
    #expect(pauses(Film(size: size, longestPause: 1500)) == [0, 100, 1500, 5])
    #expect(pauses(Film(size: size, speed: 2)) == [0, 50, 2000, 3])
    #expect(pauses(Film(size: size, speed: 0.5, longestPause: 1500)) == [0, 200, 3000, 10])
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
    for seed in UInt64(0)..<6 {
      let film = try film(of: RecordedGame(seed: seed).bytes)
      let text = String(decoding: film, as: UTF8.self)
      let flip = try #require(text.firstMatch(of: /\\"index\\":(\d+)/))
      let other = flip.1 == "0" ? "1" : "0"
      let changed = text.replacingCharacters(in: flip.1.startIndex..<flip.1.endIndex, with: other)

      #expect(throws: (any Error).self) { try verify(Array(changed.utf8)) }
      // With a checksum that is right again, the state that follows is another one.
      let rows = try recording(inCast: Array(changed.utf8)).split(separator: UInt8(ascii: "\n"))
      let forged = rows.flatMap { row in
        let isChanged = !row.isIntactRow
        return (isChanged ? Array(row.dropLast(18)).withChecksum : Array(row)) + [
          UInt8(ascii: "\n")
        ]
      }
      let recording = try AppRecording(forged, schema: AppState.schema)
      var replay = Replay<AppState, AppAction, AppEffect>(
        recording, initialState: AppState(), reducer: .app)
      #expect(throws: (any Error).self) { try replay.stepToLast() }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether its checksum is right.
  fileprivate var isIntactRow: Bool { Array(dropLast(18)).withChecksum[...] == self }
}
