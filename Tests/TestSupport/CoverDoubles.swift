import Artwork

extension CoverService {
  /// Answers every query with the same covers and has no pictures.
  package static func fixed(_ covers: [Cover]) -> Self {
    Self(
      covers: { _, _ in CoverBatch(covers: covers) }, image: { _, _ in nil },
      catalogue: { ["": covers] })
  }

  /// Fails at everything.
  package static func failing(_ failure: CoverFailure) -> Self {
    Self(
      covers: { _, _ in throw failure }, image: { _, _ in nil }, catalogue: { throw failure })
  }
}
