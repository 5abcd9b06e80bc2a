import DataFlow
import Observation

/// A part of a store's state as an object that SwiftUI, or anything else that uses Observation, keeps
/// itself up to date with.
///
///     struct ScoreView: View {
///       let score: Observed<Int>  // store.observed(\.score)
///       var body: some View { Text("\(score.value)") }
///     }
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class Observed<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var current: Value
  private var subscription: Subscription?

  /// The part after the last processed action; reading it is tracked.
  public var value: Value {
    registrar.access(self, keyPath: \.value)
    return current
  }

  init<State>(
    _ store: some StoreProtocol<State, some Any>, _ path: KeyPath<State, Value>
  ) where Value: Equatable {
    current = store.state[keyPath: path]
    subscription = store.subscribe(to: path) { [weak self] in self?.change(to: $0) }
  }

  private func change(to value: Value) {
    guard subscription != nil else { return }
    registrar.withMutation(of: self, keyPath: \.value) { current = value }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension StoreProtocol {
  /// The part of the state at a key path as an observable object, until that is released.
  @MainActor
  public func observed<Value: Equatable>(_ path: KeyPath<State, Value>) -> Observed<Value> {
    Observed(self, path)
  }
}
