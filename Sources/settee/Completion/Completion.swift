/// A word that may be in the place of the one that is being typed.
struct Completion: Equatable {
  let text: String
  /// What it is, in a few words; shells that can show it beside the word do.
  var summary = ""
  /// Whether more of the word is to come, so that no blank follows.
  var goesOn = false
}

/// What may be in the place of a word that is being typed.
struct Completions: Equatable {
  var words: [Completion] = []
  /// Whether files may be there as well, or folders; shells know best how to complete these.
  var files: Files?

  enum Files: String {
    case files, folders
  }

  mutating func add(_ others: Completions) {
    words += others.words
    files = files ?? others.files
  }

  func beginning(with typed: String) -> Completions {
    Completions(words: words.filter { $0.text.utf8.starts(with: typed.utf8) }, files: files)
  }
}
