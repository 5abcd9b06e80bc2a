import Artwork
import MemoryTunes
import Testing

@testable import Screens

/// Help with words, terms and values.
@Suite struct OrderHelpTests {
  @Test func `the terms of the game are explained, and the help says so`() {
    for state in [AppState(), .dealt()] {
      guard case .say(let terms) = readOrder("help terms", state: state, history: .empty),
        case .say(let help) = readOrder("help", state: state, history: .empty)
      else {
        Issue.record("no help")
        return
      }
      #expect(terms.count == gameTerms.count)
      #expect(terms.first == "Slip: You missed a pair that you had seen.")
      #expect(help.contains { $0.contains(" help terms,") })
      #expect(
        readOrder("help slip", state: state, history: .empty)
          == .say(["Slip: You missed a pair that you had seen."]))
    }
  }

  @Test func `the help names the words, and explains each of them, or all`() {
    func say(_ order: String) -> [String]? {
      guard case .say(let lines) = readOrder(order, state: .dealt(), history: .empty) else {
        return nil
      }
      return lines
    }
    let all = say("help all") ?? []
    let words = all.map { String($0.prefix { ![":", "."].contains($0) }) }

    #expect(say("help")?.contains { $0.hasPrefix("You can say board, open, left, seen,") } == true)
    #expect(say("help seen") == ["seen: the cards that have been seen and lie face down."])
    #expect(words.count > 20)
    #expect(words.allSatisfy { say("help \($0)")?.isEmpty == false })
    #expect(say("help xyz") == nil)
    #expect(
      say("help forward") == ["forward: one flip later.", "Not on this screen."])
  }

  @Test func `a value is set by its name, and the others are told if there is none such`() {
    let settings = AppState(
      after: .settings(.change(.init(\.sound, .tunes))), .routing(.go(.settings)))
    let game = AppState(after: .routing(.go(.newGame)))
    func read(_ order: String, _ state: AppState) -> Reply {
      readOrder(order, state: state, history: .empty)
    }

    #expect(
      read("volume 5", settings)
        == .actions([.routing(.select(3)), .settings(.change(.init(\.volume, 5)))]))
    #expect(read("volume 7", settings) == .actions([.routing(.select(3))]))
    #expect(
      read("music loud", settings) == .refuse(["Music cannot be loud: say off; quiet; full."]))
    for order in ["grid 2 by 2", "Grid 2x2"] {
      #expect(
        read(order, game)
          == .actions([
            .routing(.select(NewGameChoice.grid.rawValue)),
            .settings(.change(.init(\.grid, Grid.choices[0]))),
          ]))
    }
    #expect(
      read("pace fast", settings)
        == .actions([.routing(.select(6)), .settings(.change(.init(\.pace, .fast)))]))
    #expect(
      read("help covers", settings)
        == .say([
          "Covers: bundled.", "Bundled, from a folder, or from iTunes.",
          "It can be bundled; iTunes.",
        ]))
    #expect(
      read("covers itunes", settings)
        == .actions([.routing(.select(0)), .settings(.change(.init(\.source, .itunes)))]))
    #expect(
      read("against echo", game)
        == .actions([
          .routing(.select(NewGameChoice.rivals.rawValue)),
          .settings(.playAgainst(Rivals(opponents: [.echo]))),
        ]
        ))
    #expect(
      read("plain mode", AppState(after: .routing(.go(.accessibility))))
        == .actions([.routing(.select(4)), .settings(.change(.init(\.isPlain, true)))]))
    #expect(
      read("name Hanna", .amongPeople.after(.routing(.go(.person))))
        == .actions([
          .routing(.select(0)), .prompt(.open(.renamePerson("Anna"))), .prompt(.write("Hanna")),
          .prompt(.confirm),
        ]))
    for order in ["help 5", "help music"] {
      #expect(
        read(order, settings)
          == .say([
            "Music: full.", "The band grows with each pair you find.",
            "It can be off; quiet; full.",
          ]))
    }
  }
}
