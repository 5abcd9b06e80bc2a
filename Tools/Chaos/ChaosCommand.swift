import ArgumentParser
import Foundation
import PseudoTerminal

/// The command behind `make chaos`.
@main
struct ChaosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Chaos",
    abstract: "Stress-tests the real program in a pseudo-terminal and checks that it survives.",
    discussion: "A seed decides every step: the same seed gives the same steps in every run.")

  @Option(help: "How many seconds to run.")
  var seconds = 60

  @Option(help: "The seed of all randomness.")
  var seed: UInt64 = 1

  @Option(help: "The maximum number of steps; 0 for no limit but time.")
  var steps = 0

  @Option(help: "Instead of all kinds of steps, kill the program this many times during a game.")
  var kills = 0

  @Option(help: "Perform only steps whose names contain this text.")
  var only = ""

  @Option(help: "The program; by default, the one built alongside this one.")
  var program: String?

  @Flag(help: "At a violation, leave the program for a debugger until Enter is pressed.")
  var hold = false

  @Flag(help: "Print every step.")
  var verbose = false

  func run() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let rig = try Rig(
      program: program ?? folder + "/memorytunes", pictures: "Resources/Covers")
    let end = Moment.inMilliseconds(seconds * 1000)
    var left = kills > 0 ? kills : steps > 0 ? steps : Int.max
    while left > 0, kills > 0 || now() < end {
      left -= 1
      rig.counts.steps += 1
      rig.chance = Chance(seed: seed, step: rig.counts.steps)
      try attempt(kills > 0 ? .killing : nextStep(of: rig), on: rig)
    }
    try attempt(.lastLook, on: rig)
    print("seed \(seed): \(rig.counts.summary)")
    if rig.counts.violations > 0 { throw ExitCode.failure }
  }

  private func nextStep(of rig: Rig) -> Step {
    let steps = Step.all.filter { only.isEmpty || $0.name.contains(only) }
    return rig.chance.one(weighted: steps.map { ($0.weight, $0) })
  }

  /// Performs a step; reports a violation, and then starts over with a new home.
  private func attempt(_ step: Step, on rig: Rig) throws {
    let start = now()
    defer {
      let time = (now() - start) / 1_000_000
      if verbose { print("\(rig.counts.steps): \(step.name), \(time) ms") }
      fflush(nil)
    }
    do {
      if step.name != Step.killing.name { rig.hasOneGame = false }
      try step.run(rig)
      try rig.checkSurvivors()
    } catch {
      rig.counts.violations += 1
      report(error, step, rig)
      if hold, let player = rig.running {
        print("process \(player.process): press Enter to continue")
        fflush(nil)
        _ = readLine()
      }
      try rig.moveOut()
    }
  }

  private func report(_ error: any Error, _ step: Step, _ rig: Rig) {
    let violation =
      error as? Violation ?? Violation(expected: "a step that can be performed", seen: "\(error)")
    _ = rig.running?.traces
    print(
      """
      VIOLATION in step \(rig.counts.steps) of seed \(seed): \(step.name)
        expected: \(violation.expected)
        seen: \(violation.seen)
        last input: \(readable(rig.lastInput))
        last output: \(readable(rig.lastOutput.suffix(300)))
        home: \(keep(rig))
        to reproduce: \(repetition) STEPS=\(rig.counts.steps)
      """)
  }

  /// Bytes as text, with control characters escaped.
  private func readable(_ bytes: some Sequence<UInt8>) -> String {
    String(bytes.map { Character(Unicode.Scalar($0)) }).debugDescription
  }

  private var repetition: String {
    let kind = kills > 0 ? " KILLS=\(kills)" : only.isEmpty ? "" : " ONLY='\(only)'"
    return "make chaos SEED=\(seed) SECONDS=100000\(kind)"
  }

  /// Copies the home to where it can be inspected.
  private func keep(_ rig: Rig) -> String {
    let name = ".build/chaos/seed-\(seed)-step-\(rig.counts.steps)"
    try? FileManager.default.removeItem(atPath: name)
    try? FileManager.default.createDirectory(
      atPath: ".build/chaos", withIntermediateDirectories: true)
    let isKept: Void? = try? FileManager.default.copyItem(atPath: rig.home.path, toPath: name)
    return isKept == nil ? "could not be copied" : name
  }
}
