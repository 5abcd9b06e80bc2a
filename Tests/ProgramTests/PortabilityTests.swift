import Foundation
import TestSupport
import Testing

/// The program cannot be compiled for every system here; what is known to be missing on one can be
/// looked for.
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
    let text = """
      #if os(Linux) && !PORTABLE
        dup3(1, 2, 0)
      #else
        Glibc.write(1, "", 0)
      #endif
      #if canImport(Darwin)
        open("/proc/self/exe", 0)
      #else
        pipe2(ends, 0)
      #endif
      // memfd_create is Linux's.
      prctl(1)
      """

    #expect(
      strayLines(of: text) == [
        "Glibc.write(1, \"\", 0)", "open(\"/proc/self/exe\", 0)", "prctl(1)",
      ])
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
