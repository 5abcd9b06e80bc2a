import DataFlow

/// A kettle that boils for three minutes, and can be switched off before.
struct Kettle: Equatable {
  var isFull = false
  var isHot = false
  var isOn = false
}

enum KettleAction: Codable, Equatable, CaseIterable {
  case fill
  case switchOn
  case switchOff
  case boiled
}

enum KettleWork: Equatable {
  case boil
}

func kettleReducer(state: inout Kettle, action: KettleAction) -> Outcome<KettleWork> {
  switch action {
  case .fill:
    state.isFull = true
    state.isHot = false
    return .handled()
  case .switchOn:
    guard state.isFull else { return .ignored("there is no water") }
    state.isOn = true
    return .handled(.run(.boil, id: "boil", after: .seconds(180)))
  case .switchOff:
    state.isOn = false
    return .handled(.cancel("boil"))
  case .boiled:
    state.isOn = false
    state.isHot = true
    return .handled()
  }
}

extension Performer<KettleAction, KettleWork> {
  /// The boiling is the effect's delay; the work itself is to say that it is over.
  static var kettle: Self {
    Self { _, send in
      send(.boiled)
    }
  }
}
