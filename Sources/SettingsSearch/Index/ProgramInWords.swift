/// A program with the words of its settings, as far as they are told without those of other programs: several threads make
/// several at once.
package struct ProgramInWords: Sendable {
  let program: SearchedProgram
  let settings: [SettingInWords]
  /// What people say, in the order of the page of words.
  let spoken: [(setting: ProgramWords.Setting, called: [Phrase], wishes: [(value: String, phrases: [Phrase])])]
  let topics: [Phrase]
  /// How often each word is in the texts of the settings.
  let wordCounts: [String: Int]

  struct Phrase: Sendable {
    let text: String
    let words: [String]

    init(_ text: String) { (self.text, words) = (text, PlainWords.words(of: text)) }
  }

  /// - Parameters:
  ///   - words: its page of words.
  ///   - general: what tells that the program is meant.
  package init(_ program: SearchedProgram, words: ProgramWords?, general: GeneralWords = .builtIn) {
    self.program = program
    var counts: [String: Int] = [:]
    settings = program.settings.map { SettingInWords($0, counting: &counts) }
    wordCounts = counts
    spoken = (words?.settings ?? []).map { setting in
      (setting, setting.called.map(Phrase.init), setting.wishes.map { ($0.value, $0.phrases.map(Phrase.init)) })
    }
    topics = (general.topics[program.name] ?? []).map(Phrase.init)
  }
}

/// A setting with the words of its names and texts.
struct SettingInWords: Sendable {
  let setting: SearchedSetting
  /// Those of its name, and of the names of what it is in.
  let nameWords: [String]
  let sectionWords: [[String]]
  let titleWords, summaryWords: [String]
  /// Its keys as ``PlainWords/joined(_:)`` has them.
  let joinedKeys: [String]

  /// - Parameter counts: where the words of all that is said of it are counted.
  init(_ setting: SearchedSetting, counting counts: inout [String: Int]) {
    self.setting = setting
    nameWords = PlainWords.words(ofName: setting.keys.last ?? "")
    sectionWords = setting.keys.dropLast().map(PlainWords.words(ofName:))
    joinedKeys = setting.keys.map(PlainWords.joined)
    var (title, summary): ([String], [String]) = ([], [])
    for (field, text) in setting.texts where field != .name && field != .value {
      let words = PlainWords.words(of: text)
      for word in words { counts[word, default: 0] += 1 }
      if field == .title { title += words } else if field == .summary { summary += words }
    }
    (titleWords, summaryWords) = (title, summary)
  }
}
