import ArtworkLive
import Foundation
import Subprocess
import SystemPackage
import TestSupport

private let openSSL = "/usr/bin/openssl"
private let hasOpenSSL = FileManager.default.isExecutableFile(atPath: openSSL)

@Suite(.timeLimit(.minutes(10))) struct UntrustedServerTests {
  /// The server answers, though not with covers.
  @Test(
    .enabled(if: hasOpenSSL),
    arguments: [
      ("", FetchFailure.untrusted), ("SSL_CERT_FILE=certificate.pem", .unusableAnswer),
      ("SSL_CERT_DIR=.", .unusableAnswer),
      ("SSL_CERT_FILE=certificate.pem SSLKEYLOGFILE=keys", .unusableAnswer),
      ("mkfifo named && SSL_CERT_FILE=named", .noCertificates),
      ("mkdir named && SSL_CERT_FILE=named", .noCertificates),
      ("ln -s /dev/zero named && SSL_CERT_FILE=named", .noCertificates),
      ("truncate -s 1G named && SSL_CERT_FILE=named", .noCertificates),
    ])
  func `only a certificate in a file that a variable names is trusted, and no keys are written`(
    setting: String, failure: FetchFailure
  ) async throws {
    try await withTemporaryFolder { folder in
      let told = try await withSecureServer(in: folder) { address in
        try await runShell(
          "cd \(folder) && openssl rehash . && \(setting) $FETCH",
          input: line(.rock(3, at: address)))
      }

      #expect(try told.map { try replies(in: $0.output) } == searchFailed(failure))
      #expect(!FileManager.default.fileExists(atPath: folder + "/keys"))
    }
  }

  @Test func `a server without TLS is reported`() async throws {
    try await ITunesDouble.use(ITunesDouble.wellBehaved(3)) { itunes in
      let address = itunes.address.replacing("http:", with: "https:")

      #expect(await replies(to: .rock(3, at: address)) == searchFailed(.untrusted))
    }
  }
}

/// Calls `body` with the address of a server whose certificate is `certificate.pem` in the folder.
private func withSecureServer<Result: Sendable>(
  in folder: String, _ body: @Sendable (_ address: String) async throws -> Result
) async throws -> Result? {
  let (key, certificate) = (folder + "/key", folder + "/certificate.pem")
  _ = try await Subprocess.run(
    .path(FilePath(openSSL)),
    arguments: [
      "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost",
      "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate,
    ], input: .none, output: .discarded, error: .discarded)
  return try await Subprocess.run(
    .path(FilePath(openSSL)),
    arguments: [
      "s_server", "-accept", "127.0.0.1:0", "-key", key, "-cert", certificate, "-www",
    ], input: .none, output: .sequence, error: .discarded
  ) { execution -> Result? in
    for try await line in execution.standardOutput.strings() {
      guard
        let port = line.trimmingCharacters(in: .whitespacesAndNewlines)
          .wholeMatch(of: /ACCEPT .*:([0-9]+)/)?.1
      else { continue }
      let result = try await body("https://127.0.0.1:\(port)")
      try execution.send(signal: .terminate)
      return result
    }
    return nil
  }.closureResult
}
