#if !canImport(AudioToolbox)
  import CLibraries
#endif

/// What the program that reads a configuration on trial and the game agree on.
public enum SoundConfiguration {
  /// The program's only argument.
  public static let order = "configure"

  /// Reads all of the configuration, as opening a sound card would, but opens none; whether that succeeds
  /// means nothing.
  public static func load() {
    #if !canImport(AudioToolbox)
      alsa_configuration_load("libasound.so.2")
    #endif
  }
}
