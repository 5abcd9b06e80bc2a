import TestSupport

@testable import DataFlow
@testable import Program

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Connections between two programs at a table, over a real socket.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TableLinkTests {
  private let loop = MainLoop()
  private let folder = TestFolder()
  private let host: TableLink
  private let guest: TableLink
  private let heard = Heard()

  private final class Heard {
    var byHost: [TogetherAction] = []
    var byGuest: [TogetherAction] = []
  }

  init() {
    let environment = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
    host = TableLink(environment: environment, isArcade: false, loop: loop)
    guest = TableLink(environment: environment, isArcade: false, loop: loop)
  }

  private func sender(_ list: ReferenceWritableKeyPath<Heard, [TogetherAction]>) -> Send<AppAction>
  {
    Send(on: MainActor.shared) { [heard] action in
      if case .together(let action) = action { heard[keyPath: list].append(action) }
    }
  }

  private func join() -> Task<Void, Never> {
    let send = sender(\.byGuest)
    return Task { await guest.connect(.own, as: "Ben", send: send) }
  }

  /// Does the work of the loop until something has happened, or for long enough.
  private func wait(until isSo: (Heard) -> Bool) async {
    for _ in 0..<2000 where !isSo(heard) {
      await Task.yield()
      #if os(Linux) && !PORTABLE
        for (number, watch) in loop.watches {
          var source = watch.source
          if poll(&source, 1, 1) > 0 { loop.watches[number]?.perform() }
        }
      #endif
    }
  }

  @Test func `a table that is left and joined at once stays joined`() async {
    let send = sender(\.byHost)
    let table = Task { await host.listen(as: "Ann", isOpen: false, keys: [], send: send) }
    await wait { !$0.byHost.isEmpty }
    let first = join()
    await wait { !$0.byGuest.isEmpty }
    first.cancel()
    let second = join()
    await wait { $0.byGuest.count == 2 }
    await first.value
    guest.send(.hello(Hello(name: "Ben", isSpectator: false)), to: [0])
    await wait { $0.byHost.count == 2 }

    #expect(heard.byGuest == [.reached, .reached])
    #expect(heard.byHost.count == 2)
    guard case .received(.hello(let hello), from: let id) = heard.byHost.last else {
      return #expect(Bool(false))
    }
    #expect(hello.name == "Ben")
    host.send(.sign(seat: 0, .hello), to: [id])
    await wait { $0.byGuest.count == 3 }
    #expect(heard.byGuest.last == .received(.sign(seat: 0, .hello), from: 0))
    second.cancel()
    table.cancel()
  }
}
