/// The part of the state that work belongs to, as the way to it from the whole; empty for the whole.
@usableFromInline
struct EffectScope: Hashable, Sendable {
  /// A step of the way: a property that holds a part, and which part it is if it could be another.
  @usableFromInline
  struct Step: Hashable, Sendable {
    let path: any AnyKeyPath & Sendable
    let id: ID?

    @usableFromInline
    static func == (one: Self, other: Self) -> Bool {
      one.path == other.path && one.id == other.id
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(id)
    }
  }

  /// An id of any type.
  struct ID: Hashable, Sendable {
    let value: any Hashable & Sendable

    static func == (one: Self, other: Self) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
  }

  var steps: [Step] = []

  /// The scope of the same part in a larger whole.
  func within(_ step: Step) -> Self {
    Self(steps: [step] + steps)
  }
}

extension Effect {
  /// The same effect of a part that may go away: its work is cancelled then, and its ids are its own.
  func within(_ step: EffectScope.Step) -> Self {
    scoped { $0.within(step) }
  }

  /// The same effect of a part that stays: only the work of parts in it needs to be found again.
  func passed(through step: EffectScope.Step) -> Self {
    scoped { $0.steps.isEmpty ? $0 : $0.within(step) }
  }

  private func scoped(_ change: (EffectScope) -> EffectScope) -> Self {
    Self(
      steps: steps.map { step in
        switch step {
        case .run(var job):
          job.scope = change(job.scope)
          job.id?.scope = job.scope
          return .run(job)
        case .cancel(var id):
          id.scope = change(id.scope)
          return .cancel(id)
        }
      })
  }
}

extension Outcome {
  /// The same outcome with another effect.
  func mapEffect(_ change: (Effect<Work>) -> Effect<Work>) -> Self {
    if case .handled(let effect) = self, !effect.steps.isEmpty {
      return .handled(change(effect))
    }
    return self
  }
}
