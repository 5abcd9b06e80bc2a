#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A time in seconds since 1970, in ISO 8601 and UTC: "2026-11-22T20:14:05Z".
func utc(_ seconds: Int) -> String {
  Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
}
