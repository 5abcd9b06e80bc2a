/// The recording of actions, so many milliseconds apart; the last one is not played.
///
/// Its header has a state unless it starts like the program.
@MainActor
package func recording(
  of actions: [AppAction], from start: AppState? = nil, milliseconds: Int = 0
) -> [UInt8] {
  var (state, bytes) = (start ?? AppState(), [UInt8]())
  let recorder = Recorder<AppState, AppAction>(
    header: RecordingHeader(schema: AppState.schema, program: "test", state: start),
    file: RecordingFile(rotate: {}, append: { bytes += $0 }), now: { .zero },
    onFailure: { fatalError("memory does not fail: \($0)") })
  for (index, action) in actions.enumerated() {
    if index > 0 { _ = appReducer(state: &state, action: actions[index - 1]) }
    recorder.record(
      Event(number: index + 1, milliseconds: index * milliseconds, kind: .action(action)),
      before: state)
  }
  return bytes
}
