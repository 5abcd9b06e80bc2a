import Foundation
import MemoryTunes

/// Lines of JSON from another program leave a host and a guest in possible states, and change no board of the host,
/// whose turn it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let decoder = JSONDecoder()
  var (host, guest) = (tables.host, tables.guest)
  let board = host.game.board
  for line in UnsafeBufferPointer(start: start, count: count).split(separator: 10) {
    guard let message = try? decoder.decode(PeerMessage.self, from: Data(line)) else { continue }
    for peer in 1...2 { host.play(.together(.received(message, from: peer))) }
    guest.play(.together(.received(message, from: 0)))
  }
  precondition(host.game.board == board)
  return 0
}

extension AppState {
  /// Plays an action, and deals the board that it asks for.
  fileprivate mutating func play(_ action: AppAction) {
    let before = self
    let outcome = appReducer(state: &self, action: action)
    precondition(appInvariants.allSatisfy { $0.holds(before, self) })
    guard case .handled(let effect) = outcome else { return }
    for case .run(let job) in effect.steps {
      switch job.work {
      case .send(.game(.deal(let deal))): play(.game(.deal(deal)))
      case .game(.fetchCovers(let request, _)):
        let covers = (0..<request.grid.pairCount).map {
          Cover(id: "\($0)", title: "\($0)", artist: "", artwork: "")
        }
        play(.game(.setCards(.init(request: request.id, batch: CoverBatch(covers: covers)))))
      default: break
      }
    }
  }
}

/// A host on whose turn it is, and a guest who has just been heard.
private let tables: (host: AppState, guest: AppState) = {
  let place = TogetherState.TablePlace(account: "ann", machine: "box", isForOthers: true)
  let hello = PeerMessage.hello(Hello(name: "Ben", key: 1, isSpectator: false))
  var (host, guest) = (AppState(), AppState())
  for action in [
    .host, .opened(place), .received(hello, from: 1), .deal,
  ] as [TogetherAction] { host.play(.together(action)) }
  for action in [.join(.path("/s"), isSpectator: false), .reached] as [TogetherAction] {
    guest.play(.together(action))
  }
  return (host, guest)
}()
