@testable import MemoryTunes

extension TogetherAction {
  /// An action for every case, with every field set.
  static let everyCase: [TogetherAction] =
    PeerMessage.everyCase.map { .received($0, from: 1) } + [
      .host, .join(.account("ann"), isSpectator: true), .join(.path("/tmp/s"), isSpectator: false),
      .change(.race), .deal, .say(.wellPlayed), .substitute(1), .playAlone, .leave,
      .opened(.init(account: "ann", machine: "box", isForOthers: true)), .reached,
      .failed(.system("no")), .left(1, .stalled), .left(0, nil),
      .found([.init(name: "ann", address: .account("ann"))]),
      .join(.player("Ann"), isSpectator: false),
      .giveUpWaiting, .endSign,
    ]

  /// Any action; messages are from anybody about anything.
  static func random(in state: AppState, by generator: inout SeededGenerator) -> Self {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let (seat, peer) = (number(5) - 1, number(4))
    guard number(3) == 0 else {
      return .received(
        .random(in: state, by: &generator), from: state.together.role == .host ? peer : 0)
    }
    let actions: [Self] = [
      .host, .host, .join(.own, isSpectator: number(3) == 0),
      .change(number(2) == 0 ? .race : .turns),
      .deal, .deal, .say(Sign.allCases[number(4)]), .substitute(seat), .playAlone,
      number(3) == 0 ? .leave : .endSign,
      .opened(.init(account: "ann", machine: "box", isForOthers: false)),
      .opened(.init(account: "ann", machine: "box", isForOthers: false)), .reached,
      .failed(.noHost), .left(peer, nil), .found([.init(name: "Ann", address: .player("Ann"))]),
      .giveUpWaiting, .endSign,
    ]
    return actions[number(actions.count)]
  }
}

extension PeerMessage {
  static let everyCase: [PeerMessage] = [
    .hello(Hello(name: "Ben", key: .max, isSpectator: true)), .ready(round: 3),
    .request(round: 3, Flip(card: 2, seconds: 9)), .done, .refused(.full),
    .seats(
      [PresentSeat(name: "Ann"), PresentSeat(name: "Ben", isPresent: false, substitute: .skip)],
      form: .race, yours: 1),
    .deal(TableDeal(id: .max, code: .pop, form: .turns, round: 2)),
    .boards(round: 2, [[Flip(card: 1, seconds: 0)], []], finishers: []),
    .flip(
      OrderedFlip(
        round: 2, seat: 1, number: 4, flip: Flip(card: 3, seconds: 8), fingerprint: .max)),
    .cursor(seat: 1, card: 5), .sign(seat: 1, .again),
  ]

  /// A message about the table of a state, or about another.
  static func random(in state: AppState, by generator: inout SeededGenerator) -> Self {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let round = (state.game.table?.round ?? 1) - number(6) / 5
    let (seat, card) = (number(5) - 1, number(18) - 1)
    let flip = Flip(card: card, seconds: state.game.clock.seconds + number(4) - 1)
    let board = state.game.board
    var after = board
    _ = after.flip(flip)
    let messages: [Self] = [
      .hello(
        Hello(
          name: ["Ben", "", "Ann", "\u{1B}[2J"][number(4)], key: UInt64(number(4)),
          isSpectator: number(4) == 0)),
      .hello(Hello(name: "Ben", key: UInt64(1 + number(3)), isSpectator: false)),
      .ready(round: round), .request(round: round, flip), .request(round: round, flip), .done,
      number(8) == 0 ? .refused(.closed) : .done,
      .seats(
        (0...number(4)).map { PresentSeat(name: "P\($0)", isPresent: number(4) > 0) },
        form: number(2) == 0 ? .race : .turns, yours: number(5) == 0 ? nil : number(4)),
      .deal(
        TableDeal(
          id: UInt64(number(3)), code: .pop, form: number(2) == 0 ? .race : .turns, round: round)),
      .boards(round: round, Array(repeating: board.flips, count: 1 + number(4)), finishers: []),
      .boards(round: round, [board.flips + [flip]], finishers: []),
      .flip(
        OrderedFlip(
          round: round, seat: seat, number: board.flips.count - number(8) / 7, flip: flip,
          fingerprint: after.fingerprint)),
      .cursor(seat: seat, card: card), .sign(seat: seat, .oops),
    ]
    return messages[number(messages.count)]
  }
}

extension BoardCode {
  static let pop = BoardCode.bundled(
    Category.bundled[0], deck: 1, BoardPlan(grid: .standard, seed: 7))
}
