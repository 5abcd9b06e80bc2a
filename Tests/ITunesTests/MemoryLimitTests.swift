#if os(Linux)
  import Artwork
  import ArtworkLive
  import FlyingFox
  import Foundation
  import Subprocess
  import SystemPackage
  import TestSupport
  import Testing

  @testable import FetchProgram

  @Suite(.timeLimit(.minutes(10)), .serialized) struct MemoryLimitTests {
    /// The program's replies to an order for forty covers; its memory must stay modest.
    private func replies(from address: String) async throws -> [FetchReply] {
      let result = try await Subprocess.run(
        .path(FilePath(fetchProgram)), input: .string(try line(.rock(40, at: address))),
        output: .sequence, error: .discarded
      ) { execution -> (Int, String) in
        async let peak = peakMemory(of: execution.processIdentifier.value)
        var output = ""
        for try await line in execution.standardOutput.strings() { output += line + "\n" }
        return (await peak, output)
      }
      let (peak, output) = result.closureResult
      print("memorytunes-fetch: at most \(peak / 1024) MiB")
      #expect(peak <= 160 << 10)
      return try ITunesTests.replies(in: output)
    }

    /// Polls a process until it ends; returns its peak in KiB, or 0 under a sanitizer, which needs more memory.
    private func peakMemory(of process: pid_t) async -> Int {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          var peak = 0
          while let figures = figures(of: process) {
            let isSanitized = figures["VmPeak"] ?? 0 > 1 << 30
            peak = isSanitized ? 0 : max(peak, figures["VmHWM"] ?? 0)
          }
          continuation.resume(returning: peak)
        }
      }
    }

    @Test(arguments: ["{}", "[]", "1", "\"\"", "{\"a\":0}"], [1 << 20, 4 << 20])
    func `an answer that is a decompression bomb`(unit: String, bytes: Int) async throws {
      let units = String(repeating: unit + ",", count: (bytes - 64) / (unit.utf8.count + 1))
      let answer = HTTPResponse.answer(#"{"results":[\#(units.dropLast())]}"#)
      try await ITunesDouble.use(ITunesDouble.always(answer)) { itunes throws in
        let failure = bytes > 1 << 20 ? FetchFailure.unusableAnswer : .nothingFound(term: "Rock")
        #expect(try await replies(from: itunes.address) == searchFailed(failure))
      }
    }

    @Test func `an answer that expands when decompressed`() async throws {
      let response = HTTPResponse.gzipped(try fixture("five-megabytes-of-spaces.gz"))
      try await ITunesDouble.use(ITunesDouble.always(response)) { itunes throws in
        #expect(try await replies(from: itunes.address) == searchFailed(.unusableAnswer))
      }
    }

    @Test func `an endless answer`() async throws {
      let server = try RudeServer(
        head: "HTTP/1.1 200 OK\r\n\r\n", rest: .init(repeating: 0x20, count: 65_536),
        isEndless: true)

      #expect(try await replies(from: server.address) == searchFailed(.unusableAnswer))
    }

    @Test(arguments: ["42-byte-2GB.png", "jd-max_size.jpg", "nine-megabytes-of-spaces.gz"])
    func `pictures that are decompression bombs`(file: String) async throws {
      let bomb = try fixture(file)
      let response = file.hasSuffix(".gz") ? HTTPResponse.gzipped(bomb) : .bytes(bomb)
      let odd = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, response) })
      try await ITunesDouble.use(ITunesDouble.misbehaving(60, odd)) { itunes in
        let titles = try await replies(from: itunes.address).titles
        #expect(Set(titles) == Set((20..<60).map { "Song \($0)" }))
      }
    }
  }

  /// The kernel's figures for a process in KiB; nil if it has ended.
  private func figures(of process: pid_t) -> [Substring: Int]? {
    guard
      let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      !text.contains("zombie")
    else { return nil }
    let pairs = text.matches(of: /(?<name>Vm[A-Za-z]+):\s+(?<number>[0-9]+) kB/).map {
      ($0.output.name, Int($0.output.number) ?? 0)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
#endif
