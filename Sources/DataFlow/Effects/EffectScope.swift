/// The part of the state that work belongs to, as a path from the whole; empty for the whole.
@usableFromInline
struct EffectScope: Hashable, Sendable {
  /// A step of the path: a property that holds a part, and the part's id if there could be others.
  // Note: it is only made of key paths and ids that are `Sendable`.
  @usableFromInline
  struct Step: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
    let id: AnyHashable?
  }

  var steps: [Step] = []

  /// The scope of the same part in a larger whole.
  func within(_ step: Step) -> Self {
    Self(steps: [step] + steps)
  }
}

extension Effect {
  /// The same effect of a part: the ids of its work are its own.
  ///
  /// If the part may go away, its work is then cancelled; otherwise only the work of its parts is.
  func within(_ step: EffectScope.Step, mayGoAway: Bool) -> Self {
    Self(
      steps: steps.map { request in
        switch request {
        case .run(var job):
          if mayGoAway || !job.scope.steps.isEmpty { job.scope = job.scope.within(step) }
          if let id = job.id { job.id?.scope = id.scope.within(step) }
          return .run(job)
        case .cancel(var id):
          id.scope = id.scope.within(step)
          return .cancel(id)
        }
      })
  }
}
