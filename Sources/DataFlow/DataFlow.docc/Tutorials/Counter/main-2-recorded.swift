import DataFlow

let store = Store(initialState: Counter(), reducer: counterReducer, performer: .counter)
let counting = store.subscribe(to: \.count) { print("count: \($0)") }

let launch = ContinuousClock.now
var bytes: [UInt8] = []
let recorder = Recorder<Counter, CounterAction>(
  header: RecordingHeader(schema: 1, program: "1.0"),
  file: RecordingFile(rotate: { bytes = [] }, append: { bytes += $0 }),
  now: { ContinuousClock.now - launch }, onFailure: { print("not recorded:", $0) })
let recording = store.add(recorder.middleware())

store.dispatch(.increase)
store.dispatch(.decrease)
print("decrease:", store.dispatch(.decrease).response)
await store.dispatch(.load).finish()

let session = try Recording<Counter, CounterAction>(bytes, schema: 1)
var replay = Replay(session, initialState: Counter(), reducer: Reducer(counterReducer))
while replay.next != nil { try replay.step() }
print("\(replay.position) events replayed, the count is \(replay.state.count) again")
