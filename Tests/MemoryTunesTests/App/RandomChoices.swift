import Artwork
import Basics
import DataFlow

@testable import MemoryTunes

extension SettingsAction {
  static func random(
    in settings: Settings, by generator: inout SeededGenerator
  ) -> SettingsAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-3", name: "Polka")]
    preferences.category = number(2) == 0 ? .bundled[3] : preferences.ownCategories[0]
    preferences.shelfCategory = number(2) == 0 ? nil : Category(id: "shelf-1", name: "Pop")
    switch number(16) {
    case 5: return .people(.random(by: &generator))
    case 0: return .restore(RestorePreferencesAction(preferences: preferences))
    case 3: return .startTally(after: UInt64(number(3)))
    case 4:
      return .playAgainst(
        Rivals(peopleCount: number(6) - 1, opponents: Array(Opponent.allCases.suffix(number(5)))))
    case 2:
      return .backgroundReported(
        TerminalBackground(red: 255, green: 255, blue: UInt8(number(256))))
    default:
      let setting = Setting.allCases[number(Setting.allCases.count)]
      return .change(.random(of: setting, in: settings, by: &generator))
    }
  }
}

extension PeopleAction {
  static func random(by generator: inout SeededGenerator) -> PeopleAction {
    let (one, other) = (Person.random(by: &generator), Person.random(by: &generator))
    return [.add(one), .change(one.name, other), .seat(one.name), .remove(one.name)][
      generator.number(below: 4)]
  }
}

extension Person {
  /// Somebody who may be impossible.
  static func random(by generator: inout SeededGenerator) -> Person {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    return Person(
      name: ["Anna", "Bo", "", "Eve, Mallory"][number(4)], face: number(9) - 1,
      color: number(5), headStart: number(5))
  }
}

extension ChangeSettingAction {
  /// A setting's next or previous value, or any of those that are typed.
  static func random(
    of setting: Setting, in settings: Settings, by generator: inout SeededGenerator
  ) -> ChangeSettingAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let changes = setting.changes
    if !changes.isEmpty { return changes[number(changes.count)] }
    return switch setting {
    case .names: .init(\.names, Array(["Anna", "", "Bo"].prefix(number(4))))
    case .people: .init(\.people, (0..<number(3)).map { _ in .random(by: &generator) })
    case .person: .init(\.person, ["", "Anna", "Bo"][number(3)])
    case .opponents:
      .init(\.opponents, Array(Opponent.allCases.shuffled(using: &generator).prefix(number(5))))
    case .folder: .init(\.folder, number(2) == 0 ? nil : "/covers")
    default: .init(\.source, [.bundled, .itunes, .folder("/covers")][number(3)])
    }
  }
}

extension CategoriesAction {
  static func random(
    in state: AppState, by generator: inout SeededGenerator
  ) -> CategoriesAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let all = state.categories.all + state.categories.listed
    let category = all[number(all.count)]
    let news: [ShelfAction.News] = [
      .progress(done: number(9), total: 7), .found(.small),
      .failed(.folder(path: "/covers", .forbidden)),
    ]
    return switch number(6) {
    case 0: .setCatalogue(SetCatalogueAction(catalogue: ["pop": .different(3)]))
    case 1: .select(number(9) - 1)
    case 2: .change(ChangeCategoryAction(category: category))
    case 3: .shelf(ShelfAction(folder: "/covers", news[number(news.count)]))
    case 4: .filter(["", "po", "zzz", nil][number(4)])
    default: .delete(DeleteCategoryAction(id: category.id))
    }
  }
}

extension PromptAction {
  static func random(by generator: inout SeededGenerator) -> PromptAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let purposes: [PromptPurpose] = [
      .addCategory, .renameCategory("own-\(number(4))"), .chooseFolder,
      .renamePerson("Anna"), .renamePerson(""), .enterCode,
      .addPerson(Person(name: "Ben", face: number(3), color: number(5))),
    ]
    let texts = [
      "", "Polka", "pop", "/covers", "~", String(repeating: "x", count: 201), "pop-4x4-7k3q:14",
    ]
    return switch number(4) {
    case 0: .open(purposes[number(purposes.count)])
    case 1: .write(texts[number(texts.count)])
    case 2: .paste(texts[number(texts.count)])
    default: .confirm
    }
  }
}

extension SessionAction {
  static func random(by generator: inout SeededGenerator) -> SessionAction {
    switch generator.number(below: 5) {
    case 2: .resumeGame(.ordinary)
    case 3: .resumeGame(.daily)
    case 0: .launch(LaunchAction(entropy: generator.next()))
    case 1: .resume(ResumeAction(entropy: generator.next()))
    default: .quit(QuitAction())
    }
  }
}
