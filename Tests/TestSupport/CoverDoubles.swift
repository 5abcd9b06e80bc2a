extension CoverService {
  /// Answers every query with the same covers and has no pictures.
  package static func fixed(_ covers: [Cover]) -> Self {
    var service = CoverService()
    service.covers = { _, _ in CoverBatch(covers: covers) }
    service.catalogue = { ["": covers] }
    return service
  }

  /// Answers no query until it is cancelled.
  package static var silent: Self {
    var service = CoverService()
    service.covers = { _, _ in
      let (nothing, continuation) = AsyncStream<Never>.makeStream()
      for await _ in nothing {}
      continuation.finish()
      throw CancellationError()
    }
    return service
  }

  /// Fails at everything.
  package static func failing(_ failure: CoverFailure) -> Self {
    var service = CoverService()
    service.covers = { _, _ in throw failure }
    service.catalogue = { throw failure }
    return service
  }
}
