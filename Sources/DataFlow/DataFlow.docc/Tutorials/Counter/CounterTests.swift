import DataFlow
import DataFlowTesting
import Testing

@testable import Clicker

@MainActor @Test func `a count is loaded, and never falls below zero`() async {
  let store = TestStore(initialState: Counter(), reducer: counterReducer, performer: .counter)

  store.send(.decrease, .ignored("the count is zero"))
  store.send(.load, .handled(.run(.load, id: "load")))
  await store.receive(.loaded(40)) { $0.count = 40 }
  store.send(.increase) { $0.count = 41 }
  await store.finish()
}
