import ArgumentParser
import TestSupport

@testable import MemoryTunes
@testable import Program

@Suite struct CommandLineTests {
  /// What ArgumentParser accepts, as the game reads it.
  private func read(_ arguments: [String]) throws -> PlayOptions {
    _ = try MemoryTunesCommand.parse(arguments)
    return try PlayOptions(arguments)
  }

  @Test func `all options together`() throws {
    let options = try read([
      "--category", "METAL", "--grid", "6x5", "--seed", "42", "--color", "256", "--ascii",
      "--no-animation", "--no-mouse", "--itunes-url", "http://127.0.0.1:8080",
      "--itunes-country", "de", "--plain", "--images", "Sixel", "--sound=off", "--lang", "en",
      "--source", "/", "--record", "/session.jsonl", "--no-record",
    ])

    let launch = LaunchOptions(
      category: .bundled[3], grid: Grid("6x5"), color: .palette256, images: .sixel,
      sound: .off, isAnimated: false, usesMouse: false, mode: .told, source: .folder("/"),
      language: "en", seed: 42)
    #expect(
      options
        == PlayOptions(
          launch: launch, isASCII: true, recordingFile: "/session.jsonl", isRecorded: false,
          itunesURL: "http://127.0.0.1:8080", itunesCountry: "DE"))
  }

  @Test func `a code, and who plays how`() throws {
    let launches: [([String], LaunchOptions)] = [
      ([" POP-4x4-7k3q "], LaunchOptions(code: try BoardCode("pop-4x4-7k3q"))),
      (["daily"], LaunchOptions(code: .today)),
      (["daily-2026-11-23"], LaunchOptions(code: try BoardCode("daily-2026-11-23"))),
      (
        ["--players", "2", "--names", "Anna, Ben", "--against", "Echo"],
        LaunchOptions(peopleCount: 2, names: ["Anna", "Ben"], opponents: [.echo])
      ),
      (["--names", "A,Ben,C"], LaunchOptions(peopleCount: 3, names: ["A", "Ben", "C"])),
      (
        ["--against", "skip", "--against", "maestro", "--kind", "Titles"],
        LaunchOptions(kind: .titles, opponents: [.skip, .maestro])
      ),
      (["--kind", "sprint", "--players", "2"], LaunchOptions(kind: .sprint, peopleCount: 2)),
      (["--kind", "ear", "--source", "bundled"], LaunchOptions(kind: .ear, source: .bundled)),
      ([], LaunchOptions()), (["--seed=4", "--"], LaunchOptions(seed: 4)),
    ]

    for (arguments, launch) in launches {
      #expect(try read(arguments).launch == launch)
    }
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["replay"], ["cache"], ["--seed"], ["--seed", "x"], ["--ascii=3"],
    ["--seed", "-0"], ["--color", "pink"], ["4"],
    [""], ["--grid", "3x3"], ["--category", "Polka"],
    ["--players", "0"], ["--against", "me"], ["pop-4x5x-7k3q"],
    ["daily", "daily"], ["--seed", "4", "daily"], ["--players", "4", "--against", "echo"],
  ])
  func `everything else is left to ArgumentParser`(arguments: [String]) {
    #expect((try? PlayOptions(arguments)) == nil)
  }

  // After a blank at the end, an argument is empty.
  @Test(arguments: [
    ("--category Polka", "“Polka” is unknown: choose one of Pop, Electronic"),
    ("--grid 3x3", "“3x3” is not a board size: give 2x2 to 10x8"),
    ("pop-4x5x-7k3q", "“4x5x” is not a board size: give 2x2"),
    ("jazz-4x4", "Codes begin with pop, electronic, rock, metal, rap, folder or daily"),
    ("pop-4x4-7k3q --seed 4", "leave out --seed, --category, --grid and --kind."),
    ("pop-4x4-7k3q --category rock", "leave out --seed, --category, --grid and --kind."),
    ("pop-4x4-sprint-7k3q --against fuzz", "leave out --against."),
    ("daily --against fuzz", "leave out --players and --against."),
    ("--players 2 --names A,B,C", "or give --players 3."),
    ("--plain records", "A command comes first: memorytunes records, then its options."),
    ("recrods", "is neither a command nor a code: see memorytunes --help."),
    ("--players 0", "“0” cannot be used: give a number from 1 to 4."),
    ("--players 5", "“5” cannot be used: give a number"),
    ("--against me", "“me” is unknown: choose one of fuzz, skip, echo, maestro."),
    ("--names A,B,C,D,E", "Give at most 4 names of up to 16 characters"),
    ("--names A-name-of-seventeen", "Give at most 4 names"),
    ("--players 4 --against echo", "5 cannot play: with computers, there are at most"),
    ("--kind sprint --against echo", "Computers don’t play sprints"),
    ("--kind ear --source /", "By ear, only bundled covers are played: leave out --source"),
    ("--source /nowhere", "There is no folder /nowhere: create it, or give another path."),
    ("--record /nowhere/x", "There is no folder /nowhere/: create it, or give another path."),
    ("--record ", "The name of a file is missing: give one."),
    ("--seed 1.5", "“1.5” cannot be used: give a number from 0 to"),
    ("--itunes-url http://a.example", "“http://a.example” is not a server: give its"),
    ("--itunes-url ", "“” is not a server: give its address"),
    ("--itunes-country Germany", "“Germany” is not a country: give its two letters"),
    ("--color 512", "“512” is unknown: choose one of auto, truecolor, 256, 16"),
    ("--seed", "Missing value for '--seed <number>': see memorytunes --help."),
    ("daily daily", "Unexpected argument 'daily': see memorytunes --help."),
    ("help me", "Unexpected argument 'me': see memorytunes --help."),
    ("--sead 4", "Unknown option '--sead'. Did you mean '--seed'?"),
    ("--ascii=3", "The option '--ascii' does not take any value, but '3' was specified."),
    ("replay ", "The name of a file is missing: give one."),
    ("replay --film ", "The name of a file is missing: give one."),
    ("replay --film a --svg b", "Give one of --verify, --plain, --film, --svg, --png."),
    ("replay --v2", "--v2 and --size go with --film: give it, too."),
    ("replay --idle 1", "--speed and --idle go with --film or --svg: give one."),
    (
      "replay --film a --size 39x12",
      "“39x12” is not a size: give columns and rows from 40x12 to 300x100, like 80x24."
    ),
    ("replay --film a --speed nan", "“nan” cannot be used: give a number from 0.01 to 100."),
    ("replay --film a --idle -", "“-” cannot be used: give a number from 0 to 3600."),
    ("records --last 0", "“0” cannot be used: give a number from 1 to 1000000."),
    ("records --last x", "“x” cannot be used: give a number from 1 to 1000000."),
    ("records --export ", "The name of a file is missing: give one."),
    ("duel", "A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14."),
    ("duel ", "A duel needs a game: give a film, a recording, or a result like pop-4x4-7k3q:14."),
    ("duel --names a,b c", "A duel is for one: give one name."),
    ("duel --play a b", "--play goes with one game: give only that."),
    ("share --daily x", "“x” is not a day: give one like 2026-11-23."),
    ("cache --clear me", "Unexpected argument 'me': see memorytunes cache --help."),
  ])
  func `a bad value, and what is not understood, is answered with what is right, and 64`(
    line: String, sentence: String
  ) {
    let arguments = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let error = #expect(throws: (any Error).self) {
      if try MemoryTunesCommand.command(arguments) is MemoryTunesCommand {
        _ = try PlayOptions(arguments)
      }
    }

    let complaint = error.map { MemoryTunesCommand.complaint(about: $0, in: arguments) } ?? ""
    #expect(complaint.contains(sentence) && ".?".contains(complaint.last ?? " "), "\(complaint)")
    #expect(!complaint.contains("is invalid for"))
    #expect(error.map { MemoryTunesCommand.exitCode(for: $0) } == .validationFailure)
  }

  @Test(arguments: [
    ["records", "--json", "--export", "a.csv"], ["records", "--json", "--forget"],
    ["records", "--yes"], ["records", "--last", "-1"], ["records", "--forget", "--grid", "4x4"],
    ["records", "--forget", "--last", "3"], ["records", "--grid", "3x3"],
    ["share", "--daily", "2026-02-30"], ["share", "--daily", ""], ["share", "--daily"],
    ["share", "--last", "--daily", "2026-11-23"], ["share", "--daily", "2026-11-23\u{1B}[2J"],
  ])
  func `options that contradict each other, and what is no day, are refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try MemoryTunesCommand.command(arguments) }
  }
}
