#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Darwin)
  public typealias Resource = Int32
#else
  public typealias Resource = __rlimit_resource
#endif

/// Limits a resource of this process; a later limit may be higher.
public func limit(_ resource: Resource, to value: Int) {
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

/// Lets a signal end this process after this much more processor time, or up to a second less.
public func limitProcessorTime(toSecondsMore seconds: Int) {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  limit(RLIMIT_CPU, to: time.tv_sec + seconds)
}
