import Artwork
import ArtworkLive
import Foundation
import ITunesLive
import Subprocess
import SystemPackage
import TestSupport
import Testing

private let openSSL = "/usr/bin/openssl"

/// Servers with untrusted certificates.
@Suite(.timeLimit(.minutes(10))) struct UntrustedServerTests {
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: openSSL)))
  func `an untrusted certificate is reported`() async throws {
    try await withTemporaryFolder { folder in
      let (key, certificate) = (folder + "/key", folder + "/certificate")
      _ = try await Subprocess.run(
        .path(FilePath(openSSL)),
        arguments: [
          "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
          "-keyout", key, "-out", certificate,
        ], input: .none, output: .discarded, error: .discarded)
      let told = try await Subprocess.run(
        .path(FilePath(openSSL)),
        arguments: [
          "s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www",
        ], input: .none, output: .sequence, error: .discarded
      ) { execution -> [FetchReply] in
        var told: [FetchReply] = []
        for try await line in execution.standardOutput.strings() {
          guard
            let port = line.trimmingCharacters(in: .whitespacesAndNewlines)
              .wholeMatch(of: /ACCEPT .*:([0-9]+)/)?.1
          else { continue }
          told = await replies(to: .rock(3, at: "https://127.0.0.1:\(port)"))
          break
        }
        try execution.send(signal: .terminate)
        return told
      }.closureResult

      #expect(told == searchFailed(.untrusted))
    }
  }

  @Test func `a server without TLS is reported`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(3)) { itunes in
      let address = itunes.address.replacing("http:", with: "https:")

      #expect(await replies(to: .rock(3, at: address)) == searchFailed(.untrusted))
    }
  }
}
