#if !canImport(AudioToolbox)
  import CLibraries
#endif

/// The interface between the game and the program that reads a configuration on trial.
public enum SoundConfiguration {
  /// The program's only argument.
  public static let order = "configure"

  /// Reads all of the configuration, as opening a sound card would, but opens none; success or failure means
  /// nothing.
  public static func load() {
    #if !canImport(AudioToolbox)
      alsa_configuration_load("libasound.so.2")
    #endif
  }
}
