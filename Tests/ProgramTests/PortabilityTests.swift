import Foundation
import TestSupport

/// Not every system is here to compile for; what is known to be missing on one can be looked for.
@Suite struct PortabilityTests {
  @Test func `what only Linux has stands where only Linux compiles it`() throws {
    let paths = try ["Sources", "Tools"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
    }
    let files = paths.filter { $0.contains(/\.(swift|c|h)$/) && !$0.contains("/.") }

    let strays = try files.flatMap { file in
      let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
      return strayLines(of: text).map { "\(file): \($0)" }
    }

    #expect(files.count > 200)
    #expect(strays == [])
  }

  @Test func `a call of Linux is found in what others compile too`() {
    let text = "#if os(Linux)\n dup3(1)\n#else\n Glibc.write(1)\n#endif\n// prctl(1)\n prctl(1)"

    #expect(strayLines(of: text) == ["Glibc.write(1)", "prctl(1)"])
    #expect(strayLines(of: "#if canImport(Darwin)\nx\n#else\npipe2(1)\n#endif") == [])
    #expect(strayLines(of: "#if canImport(Darwin)\n\"/proc\"\n#endif") == ["\"/proc\""])
  }
}

/// The lines with something of Linux that other systems compile too.
private func strayLines(of text: String) -> [String] {
  let onlyOnLinux =
    /\b(memfd_create|dup3|pipe2|accept4|signalfd|eventfd|epoll_\w+|prctl|renameat2|close_range|POLLRDHUP|MSG_NOSIGNAL|__r\w+_t|st_mtim)\b|Glibc\.|"\/proc/
  var conditions: [String] = []
  var strays: [String] = []
  for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
    if line.hasPrefix("#if") {
      conditions.append(line)
    } else if line.hasPrefix("#el") {
      conditions.append("\(line) after \(conditions.removeLast())")
    } else if line.hasPrefix("#endif") {
      conditions.removeLast()
    } else if !line.hasPrefix("/"), !conditions.contains(where: isOfLinux),
      line.contains(onlyOnLinux)
    {
      strays.append(line)
    }
  }
  return strays
}

/// Whether a condition holds on Linux only.
private func isOfLinux(_ condition: String) -> Bool {
  condition.contains(
    /^#(if|ifdef|elseif) (os\(Linux\)|__linux__|__GLIBC__|canImport\(Glibc\))|^#else after .*(Darwin|__APPLE__)/
  )
}
