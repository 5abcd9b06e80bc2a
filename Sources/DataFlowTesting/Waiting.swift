/// Lets other tasks run until a condition holds or the time has passed.
nonisolated(nonsending)
  func waitUntil(_ timeout: Duration, _ isReached: () -> Bool) async
{
  let end = ContinuousClock.now + timeout
  var turns = 0
  while !isReached(), !Task.isCancelled, turns < 100 || ContinuousClock.now < end {
    turns += 1
    await Task.yield()
    // Anything not ready by then waits for another thread: leave it the processor.
    if turns > 1000 { try? await Task.sleep(for: .milliseconds(1)) }
  }
}
