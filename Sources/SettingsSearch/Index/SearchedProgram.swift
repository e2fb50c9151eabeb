/// A program with all that is known of its settings, to be put into an index.
package struct SearchedProgram: Sendable {
  /// The name of its page.
  package let name: String
  /// What people call it.
  package let title: String
  package let isInstalled: Bool
  package var settings: [SearchedSetting] = []
  /// The file in which what no file has would be written.
  package let mainFile: String

  package init(name: String, title: String, isInstalled: Bool = true, mainFile: String) {
    (self.name, self.title, self.isInstalled, self.mainFile) = (name, title, isInstalled, mainFile)
  }
}

/// A setting with the texts that it can be found by.
package struct SearchedSetting: Sendable {
  package let file: String
  /// The keys that lead to it; the last is its name.
  package let keys: [String]
  /// Its path, as it is written.
  package let path: String
  package let state: State
  /// What it is, or would be where it is not set, as a list shows it; empty for nothing that is to be shown.
  package var value = ""
  /// What filters ask: bits that mean what they mean to whoever makes the index.
  package var traits: UInt32 = 0
  package var texts: [(field: TextField, text: String)] = []

  /// Whether it is in a file.
  package enum State: Int, Sendable {
    case unset, commentedOut, set
  }

  package init(file: String, keys: [String], path: String, state: State) {
    (self.file, self.keys, self.path, self.state) = (file, keys, path, state)
  }

  package mutating func add(_ text: String, as field: TextField) { texts.append((field, text)) }
}

/// The texts of a setting, from the one that counts most.
package enum TextField: Int, CaseIterable, Sendable {
  /// Its own name.
  case name
  case title
  /// The names of what it is in.
  case section
  /// The first sentence that is said of it.
  case summary
  /// What it may be, and what it is.
  case value
  /// All else that is said of it, comments among it.
  case text
  /// The same where it is long: any word may be in it.
  case longText

  /// What a word is worth that is found there.
  var weight: Float {
    switch self {
    case .name: 1
    case .title: 0.9
    case .section: 0.6
    case .summary: 0.6
    case .value: 0.5
    case .text: 0.35
    case .longText: 0.2
    }
  }

  static let bits = 3
}
