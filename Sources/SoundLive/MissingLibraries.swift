public func missingSoundLibraries() -> [String] {
  var missing = TrackReader.library == nil ? ["libsndfile"] : []
  #if !canImport(AudioToolbox)
    if ALSADevice.library == nil { missing.append("libasound") }
  #endif
  return missing
}
