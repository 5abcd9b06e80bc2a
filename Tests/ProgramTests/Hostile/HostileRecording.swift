import Foundation
import Screens
import TestSupport

@testable import Program

/// A recording altered by somebody who knows the checksum.
struct HostileRecording {
  var header: [UInt8]
  var lines: [[UInt8]]

  var bytes: [UInt8] { ([header] + lines).flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// A recording of these actions; its header has a state unless it starts like the program.
  @MainActor
  init(of actions: [AppAction], from start: AppState? = nil) {
    let bytes = recording(of: actions, from: start, milliseconds: 10)
    let rows = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    (header, lines) = (rows[0], Array(rows.dropFirst()))
  }

  var withoutSums: [UInt8] {
    ([header] + lines).flatMap { $0.dropLast(sumLength) + [UInt8(ascii: "\n")] }
  }

  /// The recording with each number of its header, or of one line, replaced by each extreme one.
  func withExtremeNumbers(inLine index: Int?) -> [HostileRecording] {
    let row = index.map { lines[$0] } ?? header
    return Array(row.dropLast(sumLength)).withExtremeNumbers.map { content in
      var other = self
      if let index {
        other.lines[index] = content.withChecksum
      } else {
        other.header = content.withChecksum
      }
      return other
    }
  }
}

/// The length of `,"sum":"01234567"}`.
private let sumLength = 18

/// Verifies the recording and watches it to its end; returns the sentences shown.
@discardableResult
func play(_ bytes: [UInt8], in size: Size = Size(width: 80, height: 24)) -> [String] {
  let recording: AppRecording
  do {
    recording = try AppRecording(bytes, schema: AppState.schema, isValid: \.isValid)
  } catch {
    return [error.sentence(in: programVersion)]
  }
  var sentences: [String] = []
  var replay = Replay(recording, initialState: AppState(), reducer: .app)
  do { try replay.stepToLast() } catch { sentences.append(error.report) }
  var state = ReplayState(recording)
  var outcome = replayReducer(state: &state, action: .begin)
  while case .handled = outcome { outcome = replayReducer(state: &state, action: .playNext) }
  _ = replayView(state: state, in: size)
  if let failure = state.failure { sentences.append(failure.sentence) }
  return sentences
}

/// Numbers at and beyond the limits of their types.
let extremeNumbers = [
  "0", "-1", "2147483648", "-2147483648", "9007199254740993", "-9007199254740993",
  "9223372036854775807", "-9223372036854775808", "18446744073709551615", "1e308",
]

extension [UInt8] {
  /// The ranges of the numbers in a JSON text.
  var numbers: [Range<Int>] {
    var found: [Range<Int>] = []
    var (isText, isEscaped) = (false, false)
    var start: Int?
    for (index, byte) in enumerated() {
      let isPart = !isText && "-+.eE0123456789".utf8.contains(byte)
      if isPart, start == nil, "-0123456789".utf8.contains(byte) { start = index }
      if !isPart, let first = start {
        found.append(first..<index)
        start = nil
      }
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
    }
    return found
  }

  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    self[..<range.lowerBound] + Array(text.utf8) + self[range.upperBound...]
  }

  /// The text with each of its numbers replaced by each of the extreme ones.
  var withExtremeNumbers: [[UInt8]] {
    numbers.flatMap { range in extremeNumbers.map { replacing(range, with: $0) } }
  }
}

/// Calls `body` with an empty folder for what the program stores, and an environment that leads there.
@MainActor
func withStateFolder(_ body: (String, _ environment: [String: String]) throws -> Void) throws {
  try withTemporaryFolder { base in
    let folder = base + "/memorytunes"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder, ["XDG_STATE_HOME": base, "XDG_CONFIG_HOME": base, "XDG_CACHE_HOME": base])
  }
}
