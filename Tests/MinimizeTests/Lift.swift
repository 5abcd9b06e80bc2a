import DataFlow

@testable import Minimize

/// A lift with bugs: once it has been hit, it goes below the ground, moves although it refuses to,
/// and crashes at the top.
struct Lift: Codable, Equatable {
  var floor = 0
  var isHit = false
  var bellCount = 0
}

enum LiftAction: Codable, Equatable {
  case up, down, hit, ring
  /// Does not apply on the ground.
  case leave
}

extension Lift {
  static var check: RuleCheck<Self, LiftAction, Never> {
    RuleCheck(
      start: Lift(), reducer: Reducer(liftReducer),
      invariants: [Invariant("the lift stays above the ground") { $1.floor >= 0 }])
  }

  /// Plays the actions as another process would.
  static func playApart(_ actions: [LiftAction]) -> Ending {
    var lift = Lift()
    for action in actions {
      if action == .up, lift.isHit, lift.floor == 2 { return .crashed(signal: 4) }
      if check.brokenRule(of: action, in: &lift) != nil { return .broken }
    }
    return .kept
  }
}

private func liftReducer(state: inout Lift, action: LiftAction) -> Outcome<Never> {
  switch action {
  case .up: state.floor += 1
  case .down:
    guard state.floor > 0 || state.isHit else { return .ignored("this is the ground") }
    state.floor -= 1
  case .hit: state.isHit = true
  case .ring: state.bellCount += 1
  case .leave:
    if state.isHit, state.floor == 1 { state.floor = 0 }
    return .ignored("there is nowhere to go")
  }
  return .handled()
}

extension Recording<Lift, LiftAction> {
  /// A recording of actions and, where there is a number, of rewinds to it.
  @MainActor
  init(_ events: Event<LiftAction>.Kind...) throws {
    try self.init(of: events)
  }

  @MainActor
  init(of events: [Event<LiftAction>.Kind]) throws {
    var bytes: [UInt8] = []
    let recorder = Recorder<Lift, LiftAction>(
      header: RecordingHeader(schema: 1, program: "test"),
      file: RecordingFile(rotate: {}, append: { bytes += $0 }), now: { .zero },
      onFailure: { _ in })
    for (index, kind) in events.enumerated() {
      recorder.record(Event(number: index + 1, milliseconds: 0, kind: kind), before: Lift())
    }
    try self.init(bytes, schema: 1)
  }
}

extension Event<LiftAction>.Kind {
  static let up = Self.action(.up)
  static let down = Self.action(.down)
  static let hit = Self.action(.hit)
  static let ring = Self.action(.ring)
  static let leave = Self.action(.leave)
}
