public func missingSoundLibraries() -> [String] {
  var missing = TrackReader.isAvailable ? [] : ["libsndfile"]
  #if !canImport(AudioToolbox)
    if !ALSADevice.isAvailable { missing.append("libasound") }
  #endif
  return missing
}
