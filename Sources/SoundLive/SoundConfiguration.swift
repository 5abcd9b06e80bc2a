import CPlatform

/// The interface between the game and the program that reads a configuration on trial.
public enum SoundConfiguration {
  /// The program's only argument.
  public static let order = "configure"

  /// Reads all of the configuration, as opening a sound card would, but opens none.
  ///
  /// False if it has no library that reads it; true says nothing about the configuration.
  public static func load() -> Bool { alsa_configuration_load() }
}
