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
