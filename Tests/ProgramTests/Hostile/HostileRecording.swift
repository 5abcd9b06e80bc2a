import Artwork
import DataFlow
import MemoryTunes
import Screens
import Terminal

@testable import Program

/// A recording altered by somebody who knows the checksum.
struct HostileRecording {
  var header: [UInt8]
  var lines: [[UInt8]]

  var bytes: [UInt8] { ([header] + lines).flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// A recording of these actions; its header has a state unless it starts like the program.
  @MainActor
  init(of actions: [AppAction], from start: AppState? = nil) {
    let written = Written()
    let recorder = Recorder<AppState, AppAction>(
      header: RecordingHeader(
        schema: AppState.schema, program: "test", state: start),
      file: RecordingFile(rotate: {}, append: { written.bytes += $0 }),
      now: { .zero }, onFailure: { _ in })
    var state = start ?? AppState()
    for (index, action) in actions.enumerated() {
      recorder.record(
        Event(number: index + 1, milliseconds: 10 * index, kind: .action(action)), before: state)
      _ = appReducer(state: &state, action: action)
    }
    let rows = written.bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    (header, lines) = (rows[0], Array(rows.dropFirst()))
  }

  /// Its rows without their sums.
  var withoutSums: [UInt8] {
    ([header] + lines).flatMap { $0.dropLast(sumLength) + [UInt8(ascii: "\n")] }
  }

  private final class Written {
    var bytes: [UInt8] = []
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
