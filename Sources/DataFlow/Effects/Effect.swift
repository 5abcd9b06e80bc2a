/// A reducer's request to the outside world, as a value that can be compared, logged and ignored: any number of
/// steps, in order.
///
/// `Work` is the program's own description of a job, usually an enum. Only the ``Performer`` given
/// to the ``Store`` knows how to do it, so reducers and their tests never touch the outside world.
public struct Effect<Work: Sendable>: Sendable {
  /// A step of an effect.
  public enum Step: Sendable {
    /// Do work.
    case run(Job)
    /// Cancel all work with the id; nothing it still sends is delivered.
    case cancel(EffectID)
  }

  /// Work and its schedule.
  public struct Job: Sendable {
    /// The work to do.
    public var work: Work
    /// The name for cancelling it, possibly shared with other work.
    public var id: EffectID?
    /// The time to wait before.
    public var delay: Duration
    /// The treatment of other work with the same id; irrelevant without an id.
    public var order: EffectOrder
    /// The time it may take, not counting the delay; nil for no limit.
    public var timeout: Duration?
    /// The part it belongs to; its end is the end of the work.
    var scope = EffectScope()
  }

  /// The steps, in order.
  public var steps: [Step]

  @inlinable
  init(steps: [Step]) {
    self.steps = steps
  }

  /// Nothing to do.
  @inlinable public static var none: Self { Self(steps: []) }

  /// Do the work, after an optional delay.
  ///
  /// Under an id, the latest wins unless `order` says otherwise: pending or running work with that id
  /// is cancelled. So an id and a delay together debounce: only the last of several requests in quick
  /// succession is performed. Work that takes longer than `timeout` is cancelled, and fails with
  /// ``EffectTimeout``. All durations count as at least zero and at most a century.
  public static func run(
    _ work: Work, id: EffectID? = nil, after: Duration = .zero, order: EffectOrder = .latest,
    timeout: Duration? = nil
  ) -> Self {
    Self(steps: [.run(Job(work: work, id: id, delay: after, order: order, timeout: timeout))])
  }

  /// Cancel all work with the id; nothing it still sends is delivered.
  public static func cancel(_ id: EffectID) -> Self {
    Self(steps: [.cancel(id)])
  }

  /// Perform all of them, in order.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Perform all of them, in order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    Self(steps: effects.flatMap(\.steps))
  }

  /// Appends another effect.
  public mutating func merge(_ other: Self) {
    steps += other.steps
  }

  /// This effect followed by the other.
  public func merged(with other: Self) -> Self {
    if steps.isEmpty { return other }
    return Self(steps: steps + other.steps)
  }

  /// The same effect with each piece of work wrapped by the function: turns a feature's effect into one of the program.
  public func map<Other: Sendable>(_ wrap: (Work) -> Other) -> Effect<Other> {
    Effect<Other>(
      steps: steps.map { step in
        switch step {
        case .run(let job):
          .run(
            .init(
              work: wrap(job.work), id: job.id, delay: job.delay, order: job.order,
              timeout: job.timeout, scope: job.scope))
        case .cancel(let id): .cancel(id)
        }
      })
  }
}

/// The error of work that took longer than its effect allowed.
public struct EffectTimeout: Error, Hashable, Sendable {
  /// The time it was allowed to take.
  public let limit: Duration
}

extension Effect: CustomStringConvertible {
  /// `none`, or the steps: `cancel(clock), run(tick, id: clock, after: 1.0 seconds)`.
  public var description: String {
    steps.isEmpty ? "none" : steps.map { "\($0)" }.joined(separator: ", ")
  }
}

extension Effect.Job: CustomStringConvertible {
  /// `tick, id: clock, after: 1.0 seconds`.
  public var description: String {
    (["\(work)"] + conditions.map { "\($0): \($1)" }).joined(separator: ", ")
  }

  /// The requests besides the work, in the words of ``Effect/run(_:id:after:order:timeout:)``.
  private var conditions: [(label: String, value: String)] {
    [
      ("id", id?.description), ("after", delay > .zero ? "\(delay)" : nil),
      ("order", order == .latest ? nil : "\(order)"), ("timeout", timeout.map { "\($0)" }),
    ].compactMap { label, value in value.map { (label, $0) } }
  }
}

extension Effect: Equatable where Work: Equatable {}

extension Effect.Step: Equatable where Work: Equatable {
  /// Both request the same, for any part.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.run(let one), .run(let other)): one == other
    case (.cancel(let one), .cancel(let other)): one.description == other.description
    case (.run, .cancel), (.cancel, .run): false
    }
  }
}

extension Effect.Job: Equatable where Work: Equatable {
  /// Both request the same, for any part.
  public static func == (one: Self, other: Self) -> Bool {
    one.work == other.work && one.id?.description == other.id?.description
      && one.delay == other.delay && one.order == other.order && one.timeout == other.timeout
  }
}

extension Effect.Job: CustomReflectable {
  /// The effect in the words a reducer uses to request it.
  public var customMirror: Mirror {
    let children: [Mirror.Child] = [("work", work)] + conditions.map { ($0.label, $0.value) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
