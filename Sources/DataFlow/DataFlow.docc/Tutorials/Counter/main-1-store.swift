import DataFlow

let store = Store(initialState: Counter(), reducer: counterReducer, performer: .counter)
let counting = store.subscribe(to: \.count) { print("count: \($0)") }

store.dispatch(.increase)
store.dispatch(.decrease)
print("decrease:", store.dispatch(.decrease).response)
await store.dispatch(.load).finish()
