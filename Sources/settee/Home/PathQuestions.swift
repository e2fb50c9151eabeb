import SettingsDocuments
import SettingsSession
import TerminalTables

/// Asks for the path of a file to open or to make, until it is one or the user has had enough.
@MainActor
struct PathQuestions {
  let files: OpenFiles
  let completion: PathCompletion
  let navigator: Navigator

  // MARK: - Opening

  func open(_ proposal: String = "") {
    ask("Open a file", text: "Its path; Tab completes it, and ~ is your own folder.", proposal) { typed in
      if !show(FileRequest(path: completion.path(typed))) { open(typed) }
    }
  }

  // MARK: - Making

  /// Makes a file, and has its first setting added; it is written when it is saved.
  func create(_ proposal: String = "") {
    ask("New file", text: "Its path, in a folder that is there; its name says what is in it.", proposal) { typed in
      let path = completion.path(typed)
      if (try? SystemFileSystem().linkStatus(of: path)) != nil {
        guard show(FileRequest(path: path)) else { return create(typed) }
        navigator.show(message: "\(FilePath.name(of: path)) is there already")
      } else if Format.detect(name: path, content: []) != nil {
        make(path, nil, typed)
      } else {
        // The name says nothing of what is in the file.
        navigator.push(
          FormatsScreen(name: FilePath.name(of: path)) { format, navigator in
            navigator.pop()
            make(path, format, typed)
          })
      }
    }
  }

  private func make(_ path: String, _ format: Format?, _ typed: String) {
    let isShown = navigator.attempt { () throws(FileOpeningError) in
      try files.showNew(FileRequest(path: path, format: format), on: navigator)
    }
    if !isShown { create(typed) }
  }

  // MARK: - Both

  private func ask(
    _ question: String, text: String, _ proposal: String, then: @escaping (String) -> Void
  ) {
    let completion = completion
    navigator.prompt(
      question, text: text, initial: proposal,
      completions: TextCompletions { @MainActor typed in typed.isEmpty ? [] : completion.texts(for: typed) }
    ) { typed in
      if let typed, !typed.isEmpty { then(typed) }
    }
  }

  private func show(_ request: FileRequest) -> Bool {
    navigator.attempt { () throws(FileOpeningError) in navigator.push(try files.screen(for: request)) }
  }
}
