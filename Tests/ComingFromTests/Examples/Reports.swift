import DataFlow

/// Reports where something is, but not too often.
struct Reports: Equatable {
  var sent: [Int] = []
}

enum ReportAction: Equatable {
  case move(Int)
  case reported(Int)
}

func reportReducer(state: inout Reports, action: ReportAction) -> Outcome<Int> {
  switch action {
  case .move(let place):
    return .handled(.run(place, id: "report", order: .throttled(.seconds(1))))
  case .reported(let place):
    state.sent.append(place)
    return .handled()
  }
}

extension Performer<ReportAction, Int> {
  static var reporting: Self {
    Self { place, send in
      send(.reported(place))
    }
  }
}
