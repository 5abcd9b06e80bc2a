/// Work that a state waits for.
///
/// If a program can list the work each of its states waits for, nothing else has to start, cancel, restart or
/// resume that work after a rewind: ``Effect/pending(_:insteadOf:)`` returns the changes by an action. A timer
/// then follows from its purpose, like subscriptions in Elm.
///
///     extension Kitchen {
///       var pendingWork: [PendingWork<KitchenWork>] {
///         guard let egg else { return [] }
///         return [PendingWork("egg", since: egg.number, after: .seconds(240), .ring)]
///       }
///     }
public struct PendingWork<Work: Sendable> {
  /// Its name; a state waits for at most one piece of work under each.
  public let id: EffectID
  /// The time to wait before.
  public let delay: Duration
  private let moment: AnyHashable
  private let make: () -> Work

  /// Work done `delay` after `moment` took its value; another moment restarts it.
  ///
  /// The work is only made when it begins.
  public init(
    _ id: EffectID, since moment: some Hashable, after delay: Duration = .zero,
    _ work: @autoclosure @escaping () -> Work
  ) {
    (self.id, self.delay, self.moment, make) = (id, delay, AnyHashable(moment), work)
  }

  /// The work to do.
  public var work: Work { make() }

  fileprivate func goesOn(in others: [Self]) -> Bool {
    others.contains { $0.id == id && $0.moment == moment }
  }
}

extension Effect {
  /// Cancels work a state no longer waits for, and begins work it newly waits for.
  ///
  /// O(m · n) for m and n pieces of work.
  public static func pending(
    _ work: [PendingWork<Work>], insteadOf earlier: [PendingWork<Work>] = []
  ) -> Self {
    let ended = earlier.filter { old in !work.contains { $0.id == old.id } }
    let begun = work.filter { !$0.goesOn(in: earlier) }
    return merge(
      ended.map { .cancel($0.id) } + begun.map { .run($0.work, id: $0.id, after: $0.delay) })
  }
}
