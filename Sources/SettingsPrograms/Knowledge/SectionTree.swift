/// The settings of a program by the sections and subsections that they are in.
struct SectionTree {
  private(set) var settings: [SettingKnowledge] = []
  /// Sections inside, in the order of their first settings; `*` is any name.
  private(set) var sections: [Section] = []

  struct Section {
    let name: String
    var tree: SectionTree
  }

  init(_ settings: [SettingKnowledge]) {
    for setting in settings {
      let path = (setting.section ?? "").split(separator: ".").map(String.init)
      add(setting, at: path[...])
    }
  }

  private init() {}

  private mutating func add(_ setting: SettingKnowledge, at path: ArraySlice<String>) {
    guard let first = path.first else {
      settings.append(setting)
      return
    }
    if let place = sections.firstIndex(where: { $0.name == first }) {
      sections[place].tree.add(setting, at: path.dropFirst())
    } else {
      var tree = SectionTree()
      tree.add(setting, at: path.dropFirst())
      sections.append(Section(name: first, tree: tree))
    }
  }
}
