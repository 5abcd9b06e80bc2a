#if canImport(Glibc)
  import Glibc
#endif

/// The memory of a program and its descendants, and what their threads have used so far.
public struct ProcessFigures: Equatable, Sendable {
  /// What a thread has used since it started.
  public struct Use: Equatable, Sendable {
    /// Nanoseconds of processor time.
    public var processorTime = 0
    /// Voluntary context switches: each time, something has to wake it.
    public var sleepCount = 0
  }

  /// Resident memory in KiB, including shared pages.
  public var residentKiB = 0
  /// Peak resident memory in KiB.
  public var peakResidentKiB = 0
  /// Proportional set size in KiB: each page divided by the number of processes that share it.
  public var proportionalKiB = 0
  /// Resident memory in KiB that is no copy of a file: what the program allocates, and the data that it
  /// changes.
  public var anonymousKiB = 0
  /// Resident pages of the program and its libraries in KiB; the system drops and shares them as it sees fit.
  public var fileKiB = 0
  public var processCount = 0
  /// What each living thread has used.
  public var threads: [Int32: Use] = [:]

  /// What was used since earlier figures of the same program.
  ///
  /// A thread that ended in between counts as one sleep, because its own figures are unknown.
  public func use(since earlier: ProcessFigures) -> Use {
    var use = Use()
    for (thread, now) in threads {
      let before = earlier.threads[thread] ?? Use()
      use.processorTime += now.processorTime - before.processorTime
      use.sleepCount += now.sleepCount - before.sleepCount
    }
    use.sleepCount += earlier.threads.keys.count { threads[$0] == nil }
    return use
  }
}

#if os(Linux)
  extension ProcessFigures {
    /// The current figures of a process.
    public init(of process: Int32) {
      let tree = descendants(of: process)
      processCount = tree.count
      for process in tree { add(process) }
    }

    private mutating func add(_ process: Int32) {
      let status = lines(of: "/proc/\(process)/status")
      residentKiB += number(after: "VmRSS:", in: status)
      peakResidentKiB += number(after: "VmHWM:", in: status)
      anonymousKiB += number(after: "RssAnon:", in: status)
      fileKiB += number(after: "RssFile:", in: status)
      proportionalKiB += number(after: "Pss:", in: lines(of: "/proc/\(process)/smaps_rollup"))
      for thread in tasks(of: process) {
        let folder = "/proc/\(process)/task/\(thread)"
        let schedule = content(of: folder + "/schedstat").split(separator: " ").first
        threads[thread] = Use(
          processorTime: schedule.flatMap { Int($0) } ?? 0,
          sleepCount: number(after: "voluntary_ctxt_switches:", in: lines(of: folder + "/status")))
      }
    }
  }

  extension TerminalProgram {
    /// The other processes in the program's session; its children are among them even when it has
    /// ended.
    public var companions: [Int32] {
      numbers(in: "/proc").filter { other in
        // A program's name may contain anything, so the fields start after the last parenthesis.
        let fields = content(of: "/proc/\(other)/stat").split(separator: ")").last?
          .split(separator: " ")
        guard let fields, fields.count > 3, fields[0] != "Z" else { return false }
        return Int32(fields[3]) == leader && other != leader && other != process
      }
    }
  }

  /// A process and all of its living descendants.
  private func descendants(of process: Int32) -> [Int32] {
    let children = tasks(of: process).flatMap { task in
      content(of: "/proc/\(process)/task/\(task)/children").split(separator: " ")
    }
    return [process] + children.compactMap { Int32($0) }.flatMap(descendants)
  }

  private func tasks(of process: Int32) -> [Int32] { numbers(in: "/proc/\(process)/task") }

  private func numbers(in path: String) -> [Int32] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }

  private func lines(of path: String) -> [Substring] {
    content(of: path).split(separator: "\n")
  }

  /// The number on the line that starts with `name`; 0 if there is none.
  private func number(after name: String, in lines: [Substring]) -> Int {
    let line = lines.first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(whereSeparator: \.isWhitespace).first
      .flatMap { Int($0) } ?? 0
  }

  private func content(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
#else
  extension TerminalProgram {
    /// Unknown on this system.
    public var companions: [Int32] { [] }
  }
#endif
