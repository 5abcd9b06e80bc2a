/// The parts of the state that work belongs to.
struct EffectOwners {
  struct Owner {
    /// The numbers of its work.
    var numbers: Set<Int> = []
    /// Its throttled ids whose time is not over.
    var pausedIDs: Set<EffectID> = []
    /// The place where it was found last.
    fileprivate var hint = 0

    fileprivate var isIdle: Bool { numbers.isEmpty && pausedIDs.isEmpty }
  }

  private var owners: [EffectScope: Owner] = [:]

  var isEmpty: Bool { owners.isEmpty }

  /// Changes the work of a part; the whole's is not tracked.
  mutating func change(_ scope: EffectScope, _ change: (inout Owner) -> Void) {
    if scope.steps.isEmpty { return }
    change(&owners[scope, default: Owner()])
    if owners[scope]?.isIdle == true { owners[scope] = nil }
  }

  /// The parts no longer in the state, and those the finder does not know.
  mutating func lost<State>(
    in state: State, findingPartsBy finder: PartFinder<State>?
  ) -> (abandoned: [Owner], unknown: [Owner]) {
    var lost: (abandoned: [Owner], unknown: [Owner]) = ([], [])
    for (scope, owner) in owners {
      var hint = owner.hint
      switch finder?.isThere(state, scope.steps[...], &hint) {
      case true: if hint != owner.hint { owners[scope]?.hint = hint }
      case false: lost.abandoned.append(owner)
      default: lost.unknown.append(owner)
      }
    }
    return lost
  }
}
