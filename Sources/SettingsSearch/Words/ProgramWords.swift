import EmbeddedPages
import SettingsDocuments

/// A page `Words/PROGRAM.toml`: what people call a program's settings, and what they want of them.
package struct ProgramWords: Sendable {
  package struct Setting: Sendable {
    /// Its name, behind its section where that is needed.
    package let name: String
    /// Names that people use for it.
    package var called: [String] = []
    /// Values, with what people say who want them.
    package var wishes: [(value: String, phrases: [String])] = []
  }

  package let settings: [Setting]

  /// The page of a program; nil where there is none.
  package static func builtIn(for program: String) -> ProgramWords? {
    BuiltInPages.words.text(of: program).flatMap { try? ProgramWords(name: program, parsing: $0) }
  }

  package init(settings: [Setting]) { self.settings = settings }

  /// Reads a page.
  ///
  /// - Throws: where it is no such page, with the line.
  package init(name: String, parsing text: [UInt8]) throws(PageError) {
    let page = try PageReader(page: name + ".toml", parsing: text)
    try page.expect(only: ["language", "settings"])
    var settings: [Setting] = []
    for (name, reader) in try page.namedTables("settings") {
      try reader.expect(only: ["called", "wishes"])
      var setting = Setting(name: name, called: try reader.strings("called"))
      for phrase in setting.called { try reader.expect(plain: phrase, in: "called") }
      if let wishes = try reader.table("wishes") {
        for member in wishes.table.members {
          let phrases = try wishes.strings(member.key)
          for phrase in phrases { try wishes.expect(plain: phrase, in: member.key) }
          setting.wishes.append((member.key, phrases))
        }
      }
      if setting.called.isEmpty, setting.wishes.isEmpty { throw page.error("\(name) says nothing", in: "settings") }
      settings.append(setting)
    }
    self.settings = settings
  }
}
