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

/// Fills each closed standard descriptor with an empty file; otherwise the next file opened would take it.
public func fillStandardDescriptors() {
  for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDWR)
  }
}

/// True if this many more files can be open at once.
public func canOpen(files count: Int) -> Bool {
  let descriptors = (0..<count).map { _ in dup(STDIN_FILENO) }
  for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
  return !descriptors.contains(-1)
}
