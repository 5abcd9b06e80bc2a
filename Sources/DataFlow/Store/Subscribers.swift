/// The subscribers of a store: those who watch the same part share one comparison.
@usableFromInline
final class Subscribers<State> {
  @usableFromInline let registry = Registry<Subscriber<State>>()
  @usableFromInline @exclusivity(unchecked) var watches: [Watch<State>] = []
  @usableFromInline @exclusivity(unchecked) var abandonedCount = 0
  @usableFromInline @exclusivity(unchecked) var isLooking = false
  /// The watches of key paths, with the ``Latest`` of each.
  @usableFromInline @exclusivity(unchecked) var shared:
    [AnyKeyPath: (watch: Watch<State>, latest: AnyObject)] = [:]

  @inlinable init() {}

  /// The watch of a key path, and what it last gave to subscribers: the one that others share, or a new one.
  @inlinable
  func watch<Value: Equatable>(
    _ path: KeyPath<State, Value>, in box: UnsafePointer<StateBox<State>>
  ) -> (Watch<State>, Latest<Value>) {
    // A watch without subscribers may be out of date; so may any other during a check, where a selection can subscribe.
    if !isLooking, let known = shared[path], known.watch.subscriberCount > 0 {
      // Equal key paths have equal types.
      return (known.watch, unsafeDowncast(known.latest, to: Latest<Value>.self))
    }
    let latest = Latest(box.pointee.state[keyPath: path])
    let watch = Watch.part(path, latest)
    shared[path] = (watch, latest)
    return (watch, latest)
  }

  /// Adds a subscriber to a new watch, or to one that others share.
  @inlinable
  func add(_ watch: Watch<State>, _ call: @escaping Subscriber<State>.Call) -> Subscription {
    if watch.subscriberCount == 0 { watches.append(watch) }
    watch.subscriberCount += 1
    let number = registry.add(Subscriber(watch: watch, call: call))
    return Subscription(number: number, ended: registry.ended)
  }

  /// Removes the subscribers whose subscriptions have ended.
  @inlinable
  func removeEnded() {
    registry.removeEnded {
      $0.watch.subscriberCount -= 1
      if $0.watch.subscriberCount == 0 { abandonedCount += 1 }
    }
    sweepIfWorthwhile()
  }

  @inlinable
  func sweepIfWorthwhile() {
    guard !registry.isInRound, abandonedCount * 2 > watches.count else { return }
    // Kept until the end: objects owned by a selection may cancel subscriptions when released.
    let all = watches
    watches = all.filter { $0.subscriberCount > 0 }
    shared = shared.filter { $0.value.watch.subscriberCount > 0 }
    abandonedCount = 0
    withExtendedLifetime(all) {}
  }

  /// Calls the subscribers whose part of the state has changed, in the order in which they subscribed.
  @inlinable
  func notify(of box: UnsafePointer<StateBox<State>>, isRestored: Bool) {
    if registry.hasEnded { removeEnded() }
    if watches.isEmpty { return }
    let count = registry.beginRound()
    if lookForChanges(in: box, isRestored: isRestored) {
      for index in 0..<count {
        registry[unretained: index]?._withUnsafeGuaranteedRef {
          if $0.watch.isChanged, isStillThere(index) { $0.call(box) }
        }
      }
    }
    registry.endRound()
    if registry.hasEnded { removeEnded() }
    if abandonedCount > 0 { sweepIfWorthwhile() }
  }

  /// The subscriber of an entry has not ended its subscription in this round.
  @inlinable
  func isStillThere(_ index: Int) -> Bool {
    guard registry.hasEnded else { return true }
    removeEnded()
    return registry[index] != nil
  }

  /// Marks the watches whose part has changed, and returns whether there are any.
  @inlinable
  func lookForChanges(in box: UnsafePointer<StateBox<State>>, isRestored: Bool) -> Bool {
    var isAnyChanged = false
    isLooking = true
    // A selection may cancel and begin subscriptions: a watch stays until the end of the round, and a new one has
    // already been checked.
    for index in watches.indices {
      Unmanaged.passUnretained(watches[index])._withUnsafeGuaranteedRef { watch in
        watch.isChanged = watch.subscriberCount > 0 && watch.look(box, isRestored)
        if watch.isChanged { isAnyChanged = true }
      }
    }
    isLooking = false
    return isAnyChanged
  }
}

@usableFromInline
final class Subscriber<State> {
  @usableFromInline typealias Call = (UnsafePointer<StateBox<State>>) -> Void

  @usableFromInline let watch: Watch<State>
  @usableFromInline let call: Call

  @inlinable
  init(watch: Watch<State>, call: @escaping Call) {
    self.watch = watch
    self.call = call
  }
}
