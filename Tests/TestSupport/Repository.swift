import Foundation

/// The folder of this repository.
package let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder of what the game reads while it runs.
package let resources = repository.appending(path: "Resources").path

/// The folder of the fixtures of the test target that calls this.
package func fixtures(filePath: String = #filePath) -> URL {
  let tests = repository.appending(path: "Tests").path
  let target = filePath.dropFirst(tests.count + 1).prefix { $0 != "/" }
  return URL(filePath: tests).appending(path: "\(target)/Fixtures")
}

/// The bytes of a fixture of the test target that calls this.
package func fixture(_ name: String, filePath: String = #filePath) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: fixtures(filePath: filePath).appending(path: name)))
}
