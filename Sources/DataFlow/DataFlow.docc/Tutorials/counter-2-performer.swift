import DataFlow

struct Counter: Codable, Equatable {
  var count = 0
}

enum CounterAction: Codable, Equatable {
  case increase, decrease, load
  case loaded(Int)
}

enum CounterWork: Equatable {
  case load
}

func counterReducer(state: inout Counter, action: CounterAction) -> Outcome<CounterWork> {
  switch action {
  case .increase: state.count += 1
  case .decrease where state.count == 0: return .ignored("the count is zero")
  case .decrease: state.count -= 1
  case .load: return .handled(.run(.load, id: "load"))
  case .loaded(let count): state.count = count
  }
  return .handled()
}

extension Performer<CounterAction, CounterWork> {
  static var counter: Self {
    Self { work, send in
      switch work {
      case .load: send(.loaded(40))
      }
    }
  }
}
