import LoopbackITunes

/// A loopback port that the system gives to nobody else until the process ends: it refuses
/// connections, except while an ``ITunesDouble`` listens there.
package func reservedPort() throws -> UInt16 {
  // Never released, and with it its socket.
  try Unmanaged.passRetained(LoopbackServer()).takeUnretainedValue().port
}

/// A loopback URL that always refuses connections.
package func deadAddress() throws -> String { "http://127.0.0.1:\(try reservedPort())" }
