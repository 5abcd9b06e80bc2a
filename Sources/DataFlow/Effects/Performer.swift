/// Performs a program's work: the only place where a store meets the outside world.
///
/// Work starts on the store's actor, and may leave it.
public struct Performer<Action, Work: Sendable> {
  /// Does the work, sends any number of actions over time, and finishes by returning or throwing.
  let perform: nonisolated(nonsending) (Work, Send<Action>) async throws -> Void
  /// Maps a thrown error to an action; not called once the work is cancelled.
  let recover: ((any Error, Work) -> Action?)?

  /// Creates a performer that turns an error of `perform` into an action, or into none if `recover` returns nil.
  ///
  /// Work that takes longer than its effect allows throws ``EffectTimeout``. Errors of cancelled work are dropped.
  public init(
    perform: nonisolated(nonsending) @escaping (Work, Send<Action>) async throws -> Void,
    recover: @escaping (any Error, Work) -> Action?
  ) {
    self.perform = perform
    self.recover = recover
  }

  /// Creates a performer of work that cannot fail.
  public init(perform: nonisolated(nonsending) @escaping (Work, Send<Action>) async -> Void) {
    self.perform = perform
    recover = nil
  }

  /// A performer that does nothing, for tests of reducers.
  public static var noop: Self {
    Self { _, _ in }
  }
}
