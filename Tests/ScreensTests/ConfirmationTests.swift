import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The question before an unfinished game is given up.
@Suite struct ConfirmationTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 40, height: 12),
  ]
  /// Two of eight pairs found.
  private static let begun = AppState.dealt().withPairsFound(2)

  /// The words in the box of the question, its title first.
  private func question(of state: AppState, in size: Size) -> String {
    let frame = appView(state: state, in: size)
    return frame.words(on: Theme.dark.surface).replacing(#/[─│╭╮╰╯ ]+/#, with: " ")
  }

  /// A daily board on the screen, with a pair, over the ordinary game that was begun before.
  private static func playingDaily(_ day: Int = 20_780) -> AppState {
    let dealt = begun.after(
      .routing(.go(.menu)), .daily(.found(Daily(day: day, isPractice: false))))
    return dealt.after(
      .game(.setCards(.init(request: 2, batch: CoverBatch(covers: covers("metal")))))
    ).withPairsFound(1)
  }

  @Test(arguments: sizes)
  func `it names the game that is given up, also if another one is on the screen`(size: Size) {
    let state = Self.playingDaily().after(.routing(.go(.confirmation)))

    #expect(state.game.daily != nil)
    #expect(
      question(of: state, in: size).hasPrefix(" New game Give up 4×4 Rock, 2 of 8 pairs? "))
  }

  @Test(arguments: sizes)
  func `the board of another day is named by its day`(size: Size) {
    let state = Self.playingDaily()
      .after(.routing(.go(.menu)), .daily(.found(Daily(day: 20_781, isPractice: false))))

    #expect(
      question(of: state, in: size).hasPrefix(
        " daily-2026-11-24 Give up the board of 23 November 2026, 1 of 8 pairs? "))
  }

  @Test(
    arguments: [
      (LaunchOptions(opponents: [.fuzz]), "New game"),
      (LaunchOptions(code: try? BoardCode("pop-4x4-7k3q")), "pop-4x4-7k3q"),
    ] as [(LaunchOptions, String)])
  func `its title is the code of a board that the command line asked for`(
    options: LaunchOptions, title: String
  ) {
    let state = Self.begun.after(.settings(.restore(.init(preferences: .init(), options: options))))

    #expect(state.routing.destination == .confirmation)
    for size in Self.sizes {
      #expect(
        question(of: state, in: size).hasPrefix(" \(title) Give up 4×4 Rock, 2 of 8 pairs? "),
        "\(size)")
    }
  }

  @Test(arguments: sizes)
  func `a long name and many pairs fit`(size: Size) {
    let state = AppState.dealt(Grid.choices[10], fillers: 20).flipping(0)

    #expect(
      question(of: state.after(.routing(.go(.confirmation))), in: size)
        .hasPrefix(" New game Give up 10×8 Rock, 0 of 40 pairs? "))
  }
}
