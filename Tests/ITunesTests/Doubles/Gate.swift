/// Holds all callers until it is opened, or one of them is cancelled: a test that waits in vain ends
/// at its time limit.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func pass() async {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      Task { await open() }
    }
  }

  private func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

actor Turnstile {
  private let size: Int
  private var gate = Gate()
  private var count = 0

  init(size: Int) {
    self.size = size
  }

  func pass() async {
    let gate = gate
    count += 1
    if count == size {
      count = 0
      self.gate = Gate()
      await gate.open()
    }
    await gate.pass()
  }
}
