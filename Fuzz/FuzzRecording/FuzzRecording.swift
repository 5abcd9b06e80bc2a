import Screens

/// Any bytes are a recording that can be verified and watched, or an error.
///
/// The input is a recording without checksums, which are added here, because random bytes would
/// never have valid ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let rows = UnsafeBufferPointer(start: start, count: count)
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let bytes = rows.flatMap { Array($0).withChecksum + [UInt8(ascii: "\n")] }
  guard
    let recording = try? AppRecording(bytes, schema: AppState.schema, isValid: \.isValid)
  else { return 0 }
  // Also what a hash would have kept from being played.
  var present = recording.header.state ?? AppState()
  for line in recording.lines {
    if case .action(let action) = line.event.kind {
      _ = appReducer(state: &present, action: action)
    }
  }
  let history = AppHistory(start: present, reducer: .app)
  _ = appView(state: present, history: history, in: Size(width: 80, height: 24))
  var replay = Replay(recording, initialState: AppState(), reducer: .app)
  _ = try? replay.stepToLast()
  var state = ReplayState(recording)
  var outcome = replayReducer(state: &state, action: .begin)
  while case .handled = outcome { outcome = replayReducer(state: &state, action: .playNext) }
  _ = replayView(state: state, in: Size(width: 80, height: 24))
  return 0
}
