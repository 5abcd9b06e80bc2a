import Artwork
import ArtworkLive
import FetchProgram
import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

private let openSSL = "/usr/bin/openssl"
private let hasOpenSSL = FileManager.default.isExecutableFile(atPath: openSSL)

/// Servers with untrusted certificates.
@Suite(.timeLimit(.minutes(10))) struct UntrustedServerTests {
  @Test(.enabled(if: hasOpenSSL))
  func `an untrusted certificate is reported`() async throws {
    try await withTemporaryFolder { folder in
      let told = try await withSecureServer(in: folder) { await replies(to: .rock(3, at: $0)) }

      #expect(told == searchFailed(.untrusted))
    }
  }

  /// The server answers, though not with covers.
  @Test(.enabled(if: hasOpenSSL), arguments: ["SSL_CERT_FILE=certificate.pem", "SSL_CERT_DIR=."])
  func `a certificate that a variable names is trusted`(variable: String) async throws {
    try await withTemporaryFolder { folder in
      let told = try await withSecureServer(in: folder) { address in
        try await runShell(
          "cd \(folder) && openssl rehash . && \(variable) $FETCH",
          input: line(.rock(3, at: address)))
      }

      #expect(try told.map { try replies(in: $0.output) } == searchFailed(.notAnAnswer))
    }
  }

  @Test(
    .enabled(if: hasOpenSSL), arguments: ["mkfifo", "mkdir", "ln -s /dev/zero", "truncate -s 1G"])
  func `a pipe, a folder or a device holds no certificates`(make: String) async throws {
    try await withTemporaryFolder { folder in
      let told = try await withSecureServer(in: folder) { address in
        try await runShell(
          "cd \(folder) && \(make) named && SSL_CERT_FILE=named $FETCH",
          input: line(.rock(3, at: address)))
      }

      #expect(try told.map { try replies(in: $0.output) } == searchFailed(.noCertificates))
    }
  }

  @Test(.enabled(if: hasOpenSSL))
  func `the keys of a connection are not written`() async throws {
    try await withTemporaryFolder { folder in
      let told = try await withSecureServer(in: folder) { address in
        try await runShell(
          "cd \(folder) && SSL_CERT_FILE=certificate.pem SSLKEYLOGFILE=keys $FETCH",
          input: line(.rock(3, at: address)))
      }

      #expect(try told.map { try replies(in: $0.output) } == searchFailed(.notAnAnswer))
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
