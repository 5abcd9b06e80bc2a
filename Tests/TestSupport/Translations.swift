import Foundation

/// The translations of the game, each with its code and its catalog, as `msgfmt` makes it.
package let translations: [(code: String, catalog: Catalog)] = {
  let folder = repository.appending(path: "po")
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return files.filter { $0.hasSuffix(".po") }.sorted().compactMap { file in
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["msgfmt", "--output-file=-", folder.appending(path: file).path]
    process.standardOutput = output
    try? process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return Catalog(bytes).map { (String(file.dropLast(3)), $0) }
  }
}()
