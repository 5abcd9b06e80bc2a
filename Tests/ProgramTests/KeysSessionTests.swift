import DataFlow
import Foundation
import MemoryTunes
import Screens
import Terminal
import Testing

@testable import Program

/// The player's own keys and play with a single switch, in a whole session.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct KeysSessionTests {
  /// The keys of a file with these changes.
  private func keys(_ changes: String) throws -> KeyTable {
    try JSONDecoder().decode(KeyTable.self, from: Data(#"{"changes": \#(changes)}"#.utf8))
  }

  @Test func `the keys of the file are hinted and work, and those of the layout no longer do`()
    async throws
  {
    let files = Files()
    files.preferences.keys = try keys(#"{"new-game": ["ctrl+n"], "mute": ["F"]}"#)
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
    await player.wait { _ in files.saveCount > 0 }
    files.failure = .diskFull(file: "preferences.json")
    player.press(.enter, .function(6))
    await player.wait { !$0.notices.isEmpty }

    #expect(files.preferences.keys.keys(of: .flip) == ["space", "f5"])
    #expect(player.state.notices == [.notStored(.choices, .diskFull(file: "preferences.json"))])
    #expect(player.state.settings.saved.keys.keys(of: .flip) == ["space", "f5", "f6"])
  }

  @Test func `the keys are printed as the file has them, with what they do`() throws {
    let table = try keys(#"{"flip": ["\"", "\\"]}"#)

    let lines = table.listing.split(separator: "\n")

    #expect(
      lines.prefix(3).map(String.init) == [
        #""layout": "standard""#, #""changes":"#,
        #"  "left": ["left", "h", "a"]        To the card or the entry on the left."#,
      ])
    #expect(lines.contains { $0.hasPrefix(##"  "flip": ["\"", "\\"] "##) })
    #expect(lines.count == Control.allCases.count + 2)
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
