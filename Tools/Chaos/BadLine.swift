import Foundation
import Platform

/// A socket that passes lines on to another, late and not for long.
@MainActor
final class BadLine {
  private let target: String
  private var listener: ListeningSocket?
  private var pairs: [(guest: LineSocket, host: LineSocket)] = []
  /// The longest that a line is held up, in seconds.
  var delay = 0.0

  init(from path: String, to target: String) throws {
    self.target = target
    listener = try ListeningSocket(path: path, mode: 0o600) { [weak self] in self?.connect($0) }
  }

  private func connect(_ guest: LineSocket) {
    guard let host = try? LineSocket(connectedTo: target) else { return guest.close() }
    pairs.append((guest, host))
    for (one, other) in [(guest, host), (host, guest)] {
      one.maximumLength = 1_000_000
      one.rate.limit = 100_000
      // Dispatch keeps the order of those that are due at different times only.
      var lastDue = DispatchTime.now()
      one.start(
        onLine: { [weak self] line in
          lastDue = max(lastDue + 1e-6, .now() + .random(in: 0...(self?.delay ?? 0)))
          DispatchQueue.main.asyncAfter(deadline: lastDue) { other.send(line) }
        },
        onEnd: { _ in other.close() })
    }
  }

  func cut() {
    for pair in pairs {
      pair.guest.close()
      pair.host.close()
    }
    pairs = []
  }

  func close() {
    cut()
    listener?.close()
  }

  /// Passes on what is due.
  func run(milliseconds: Int) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: Double(milliseconds) / 1000))
  }
}
