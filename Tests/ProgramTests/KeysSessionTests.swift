import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// The player's own keys and play with a single switch, in a whole session.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct KeysSessionTests {
  @Test func `the keys of the file are hinted and work, and those of the layout no longer do`()
    async
  {
    let files = Files()
    files.keyTable = KeyTable().with([.newGame: ["ctrl+n"], .mute: ["F"]])
    let player = await Player.atMenu(files: files)

    player.press(.control("n"))
    await player.wait { $0.game.hasBoard }
    // The tip of a first game leaves no room for all hints before its first move.
    let cards = player.state.game.cards
    for card in [0, cards.firstIndex { $0.pair != cards[0].pair } ?? 0] {
      player.session.store.dispatch(.game(.flipCard(.init(index: card))))
    }
    player.press(.right)
    let hints = player.text.split(separator: "\n").last.map(String.init) ?? ""
    player.press(.character("n"), .character("m"))

    #expect(hints.contains("Ctrl-N new"))
    #expect(player.state.routing.destination == .game)
    #expect(player.state.settings.current.sound == .auto)
    player.press(.character("F"))
    #expect(player.state.settings.current.sound != .auto)
  }

  @Test func `a key that is given on the screen is in the file, and a failure to write it is told`()
    async
  {
    let files = Files()
    let player = await Player.atMenu(files: files)
    let flip = KeysRow.all.firstIndex(of: .control(.flip)) ?? 0

    player.press(.character(","), .up, .up, .up, .enter)
    for _ in 0..<flip { player.press(.down) }
    player.press(.enter, .function(5))
    await player.wait { _ in files.keyTable != nil }
    files.failure = .diskFull(file: "keys.toml")
    player.press(.enter, .function(6))
    await player.wait { !$0.notices.isEmpty }

    #expect(files.keyTable?.keys(of: .flip) == ["space", "f5"])
    #expect(player.state.notices == [.notStored(.keys, .diskFull(file: "keys.toml"))])
    #expect(player.state.keys.table.keys(of: .flip) == ["space", "f5", "f6"])
  }

  @Test func `the mark walks by itself, rests after a press, and stands still while it is paused`()
    async
  {
    let files = Files()
    files.preferences.settings.scanning = .normal
    let player = await Player.atMenu(files: files)

    await player.pass(.milliseconds(1500))
    let walked = player.state.scan.step
    player.press(.character("p"))
    let isPaused = player.state.scan.isPaused
    let works = player.session.store.runningWork.contains(.send(.scan(.advance)))
    player.press(.character("p"), .character(" "))
    let isResting = player.state.scan.isResting
    await player.pass(.milliseconds(500))

    #expect(walked == 1)
    #expect(isPaused && !works)
    #expect(isResting && !player.state.scan.isResting)
  }
}

extension KeyTable {
  /// The table with these keys instead of those of the layout.
  fileprivate func with(_ changes: [Control: [KeyName]]) -> KeyTable {
    var problems: [KeyProblem] = []
    return KeyTable(
      reading: changes.flatMap { control, keys in
        keys.map { KeyEntry(table: "keys", name: control.rawValue, value: $0.text, line: 1) }
      }, problems: &problems)
  }
}
