#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Darwin)
  typealias Resource = Int32
#else
  typealias Resource = __rlimit_resource
#endif

/// Limits what this process may take; the signal of a limit that is reached ends it.
func limit(_ resource: Resource, to value: Int) {
  #if canImport(Darwin)
    let resource = resource
  #else
    let resource = __rlimit_resource_t(resource.rawValue)
  #endif
  var limit = rlimit()
  getrlimit(resource, &limit)
  limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
  setrlimit(resource, &limit)
}
