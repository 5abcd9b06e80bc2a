import ArgumentParser
import Foundation
import TestSupport

@testable import Program

@Suite struct ManualTests {
  @Test func `the manual describes all options, and no others`() throws {
    let help =
      MemoryTunesCommand.helpMessage()
      + MemoryTunesCommand.helpMessage(for: HostCommand.self)
      + MemoryTunesCommand.helpMessage(for: ReplayCommand.self)
      + MemoryTunesCommand.helpMessage(for: DuelCommand.self)
      + MemoryTunesCommand.helpMessage(for: RecordsCommand.self)
      + MemoryTunesCommand.helpMessage(for: ShareCommand.self)
      + MemoryTunesCommand.helpMessage(for: CacheCommand.self)
    let page = repository.appending(path: "Packaging/memorytunes.6")
    let manual = try String(contentsOf: page, encoding: .utf8)

    let known = Set(help.matches(of: /--[a-z0-9-]+/).map { String($0.output) })
    let described = Set(
      manual.matches(of: /It .*Fl (?:h , )?(-[a-z0-9-]+)/).map { "-\($0.output.1)" })

    #expect(described == known)
  }

  @Test(arguments: translations.map(\.code))
  func `a translated manual has the entries of the English one in its order`(code: String) {
    func entries(of page: String) -> [[Substring]]? {
      let lines = read(repository.appending(path: page).path)?.split(separator: "\n")
      return lines?.filter { $0.starts(with: /\.(?:Sh|Ss|It)\b/) }.map { line in
        [line.prefix(3)] + line.matches(of: /\b(?:(?:Fl|Cm) \S+|(?:Ev|Pa) .*)/).map(\.output)
      }
    }

    #expect(entries(of: "po/manual/\(code).6") == entries(of: "Packaging/memorytunes.6"))
  }
}
