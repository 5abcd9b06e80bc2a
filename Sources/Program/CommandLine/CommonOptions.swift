import MemoryTunes

extension PlayOptions {
  /// Reads the options most players use; nil if there are others or an invalid value, which ArgumentParser then
  /// reads or explains.
  ///
  /// Its reflection takes as long as the rest of the launch.
  init?(common arguments: some Sequence<String>) {
    self.init()
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--plain": launch.mode = .told
      case "--ascii": isASCII = true
      case "--no-animation": launch.isAnimated = false
      case "--no-mouse": launch.usesMouse = false
      case "--no-record": isRecorded = false
      case _ where !name.hasPrefix("-"):
        guard launch.code == nil, let code = try? BoardCode(name) else { return nil }
        launch.code = code
      default:
        guard let value = arguments.popFirst(), !value.hasPrefix("-"), set(name, to: value) else {
          return nil
        }
      }
    }
    guard (try? launch.check()) != nil else { return nil }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    do {
      switch name {
      case "--category": launch.category = try parseCategory(value)
      case "--players": launch.peopleCount = try parsePlayers(value)
      case "--against": launch.opponents = (launch.opponents ?? []) + [try Opponent.named(value)]
      case "--kind": launch.kind = try GameKind.named(value)
      case "--grid": launch.grid = try parseGrid(value)
      case "--seed": launch.seed = try parseSeed(value)
      case "--images": launch.images = try ImageSetting.named(value)
      case "--sound": launch.sound = try SoundSetting.named(value)
      case "--color": launch.color = try ColorSetting.named(value)
      case "--lang": launch.language = try parseLanguage(value)
      default: return false
      }
      return true
    } catch {
      return false
    }
  }
}
