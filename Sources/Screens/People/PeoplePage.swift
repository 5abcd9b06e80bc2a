extension Screen {
  /// Those who play here, and who of them plays next.
  static let people = Screen(commands: { _ in peopleCommands + commonCommands }, page: peoplePage)

  /// The name, the face and the colour of one of them.
  static let person = Screen(page: personPage)
}

/// The arrows around a value show that it can be changed.
private let peopleCommands =
  [Command(forItem: .changePerson), Command(forItem: .deletePerson)]
  + listCommands.map { $0.name == .changeRow ? $0.unhinted : $0 } + [backCommand]

extension AppState {
  fileprivate var selectedRow: Int { routing.selections[.people] ?? 0 }

  fileprivate func peoplePage(of items: [Item], selected: Int, titled title: String) -> Page {
    var page = Page(title: title, lines: [PlainWords.changing], items: items, selected: selected)
    page.faces = settings.current.people.enumerated().map { index, person in
      let isSeated = settings.current.isSeated(person.name)
      let name = isSeated ? "✓ \(person.name)" : person.name
      var face = Face(
        image: faceImage(of: .person(name: person.name)), initial: String(person.name.prefix(1)),
        names: [name, person.name], style: theme.person(person.color))
      face.isDimmed = !isSeated
      face.isSelected = index == selectedRow
      if routing.base == .people { face.target = .choose(index) }
      return face
    }
    return page
  }
}

@Sendable private func peoplePage(of state: AppState) -> Page {
  let settings = state.settings.current
  var items = settings.people.map { item(for: $0, in: state) }
  if settings.person.isEmpty { items.append(item(for: nil, in: state)) }
  if let newcomer = state.nextPerson {
    items.append(
      Item(
        label: PeopleWords.add, note: tr("Type a name; they join the table."),
        act: .prompt(.open(.addPerson(newcomer)))))
  }
  return state.peoplePage(
    of: items, selected: min(state.selectedRow, items.count - 1), titled: tr("players"))
}

/// Somebody who plays here, or the player without a name, who can take one if alone.
private func item(for person: Person?, in state: AppState) -> Item {
  let settings = state.settings.current
  let (name, headStart) = (person?.name ?? "", person?.headStart ?? 0)
  let isSeated = settings.isSeated(name)
  let place = isSeated ? tr("at the table") : tr("not at the table")
  let joining =
    settings.hasFreeSeat
    ? tr("Choose to join the table.") : tr("Four are playing: one of them must leave first.")
  var item = Item(
    label: person?.name ?? tr("You"), toldValue: list([place, PeopleWords.headStart(headStart)]),
    isTicked: isSeated, note: isSeated ? tr("Is playing. Choose to leave the table.") : joining,
    act: .settings(.people(.seat(name))))
  if let person {
    item.value = PeopleWords.headStart(headStart)
    item.values = (0...HeadStart.maximumPairCount).map {
      value(\.headStart, $0, PeopleWords.headStart($0), of: person)
    }
    (item.valueIndex, item.isCircle) = (headStart, false)
    item.commands = [
      .changePerson: .routing(.go(.person)), .deletePerson: .settings(.people(.remove(name))),
    ]
  } else {
    let naming = state.nextPerson.map { _ in AppAction.prompt(.open(.renamePerson(""))) }
    item.commands[.changePerson] = naming
    guard settings.peopleCount == 1 else { return item }
    (item.value, item.act) = (personLabel(""), naming)
    item.note = tr("With a name, you have records of your own.")
  }
  return item
}

/// The page of the people, if none of them is selected any more.
@Sendable private func personPage(of state: AppState) -> Page {
  let people = state.settings.current.people
  guard people.indices.contains(state.selectedRow) else { return peoplePage(of: state) }
  let person = people[state.selectedRow]
  let others = people.filter { $0 != person }.map(\.face)
  let faces = state.facesToChoose.filter { !others.contains($0) }
  let titles = faces.map { state.categories.bundledCover($0)?.title ?? "" }
  let index = faces.firstIndex(of: person.face)
  let name = Item(
    label: PeopleWords.name, value: person.name, note: tr("Games and records go by it."),
    act: .prompt(.open(.renamePerson(person.name))))
  let face = Item(
    // The cover that stands for a player.
    label: tr("Face"), value: index.map { titles[$0] } ?? "",
    values: zip(faces, titles).map { value(\.face, $0, $1, of: person) }, valueIndex: index,
    note: tr("One of the covers; those you have found come first."))
  let color = Item(
    label: tr("Colour"), value: PeopleWords.colors[person.color],
    values: PeopleWords.colors.enumerated().map { value(\.color, $0, $1, of: person) },
    valueIndex: person.color, note: tr("At one table, no two have the same."))
  return state.peoplePage(
    of: [name, face, color], selected: state.routing.selections[.person] ?? 0, titled: person.name)
}

private func value(
  _ place: WritableKeyPath<Person, Int>, _ number: Int, _ text: String, of person: Person
) -> Item.Value {
  var changed = person
  changed[keyPath: place] = number
  return Item.Value(text: text, action: .settings(.people(.change(person.name, changed))))
}
