/// Work that a state waits for.
///
/// Where a program can list what each of its states waits for, nothing else has to start that work, cancel it, begin
/// it anew, or take it up again after a rewind: ``Effect/pending(_:insteadOf:)`` tells what changes with an action.
/// A timer then follows from what it is for, as subscriptions do in Elm.
///
///     extension Kitchen {
///       var pendingWork: [PendingWork<KitchenWork>] {
///         guard let egg else { return [] }
///         return [PendingWork("egg", since: egg.number, after: .seconds(240), .ring)]
///       }
///     }
public struct PendingWork<Work: Sendable> {
  /// Its name; a state waits for one piece of work at most under each.
  public let id: EffectID
  /// How long to wait before.
  public let delay: Duration
  private let moment: AnyHashable
  private let make: () -> Work

  /// Work that is done `delay` after `moment` became what it is: another moment begins it anew.
  ///
  /// The work is only made where it begins.
  public init(
    _ id: EffectID, since moment: some Hashable, after delay: Duration = .zero,
    _ work: @autoclosure @escaping () -> Work
  ) {
    (self.id, self.delay, self.moment, make) = (id, delay, AnyHashable(moment), work)
  }

  /// What is to be done.
  public var work: Work { make() }

  fileprivate func goesOn(in others: [Self]) -> Bool {
    others.contains { $0.id == id && $0.moment == moment }
  }
}

extension Effect {
  /// Cancels what a state no longer waits for, and begins what it waits for but did not before.
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
