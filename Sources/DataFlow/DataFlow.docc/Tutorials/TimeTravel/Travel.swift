import DataFlow

/// Counts to three, goes back to one, and continues from there.
@MainActor func travel(recordingTo path: String) throws {
  let store = Store(initialState: Counter(), reducer: counterReducer, performer: .counter)
  let recorder = recorder(writingTo: path)
  let recording = store.add(recorder.middleware())
  let launch = ContinuousClock.now
  let travel = TimeTravel(store, now: { ContinuousClock.now - launch })

  for _ in 1...3 { store.dispatch(.increase) }
  let isThere = travel.rewind(to: 1) { event, state in
    recorder.record(event, before: store.state, restored: state)
  }
  print(isThere ? "back at \(store.state.count)" : "that event is forgotten")
  store.dispatch(.decrease)
  recording.cancel()

  let history = travel.history
  for position in history.indices {
    let change = try StateDifference(
      from: history.state(before: position), to: history.state(after: position))
    print("\(history[position].event.kind.label) changed \(change)")
  }
}
