import SettingsFiles
import SettingsSession
import TerminalTables

/// What is done where the file may not be written.
extension DocumentSaver {
  enum Way: Hashable {
    case back, replace, privileged, elsewhere
  }

  /// Asks what to do instead.
  ///
  /// - Parameters:
  ///   - first: what is offered before all else; nil for nothing.
  ///   - reason: why it was not written.
  ///   - seen: what another program put there, and the user wants overwritten.
  func ask(_ first: Way?, _ reason: String, overwriting seen: SaveConflict?) {
    // Another program is given the whole text.
    let isWhole = review?.leftOut.isEmpty ?? true
    let privilege = first == nil && isWhole ? otherWays?.privilege() : nil
    var text = reason
    if first == nil, !isWhole { text += " Saving as root is not offered while changes are left out." }
    if case .unavailable(let why)? = privilege { text += " Saving as root is not offered: \(why)." }
    navigator.choose("Not saved", text: text, from: choices(first, privilege)) { way in
      switch way {
      case .replace?:
        model.allowReadOnly()
        writeLater(overwriting: seen)
      case .privileged?: if case .offered(let name, let place)? = privilege { save(by: name, overwriting: seen, place) }
      case .elsewhere?: askWhere()
      case .back?, nil: break
      }
    }
  }

  private func choices(_ first: Way?, _ privilege: OtherWaysToSave.Privilege?) -> [DialogChoice<Way>] {
    var choices = [
      DialogChoice(
        "Go back, and leave the file as it is", value: Way.back, help: "Nothing is written, and nothing is lost")
    ]
    if first == .replace {
      choices.append(
        DialogChoice(
          "Replace it all the same", value: .replace, help: "Writes a new file with the same mode in its place",
          isDestructive: true))
    }
    if case .offered(let name, _)? = privilege {
      choices.append(
        DialogChoice(
          "Save it with \(name)", value: .privileged,
          help: "\(name) may ask for your password; it writes the file as root"))
    }
    if otherWays != nil {
      choices.append(
        DialogChoice(
          "Write a copy elsewhere", value: .elsewhere, help: "The changes stay here, unsaved, and are in the copy too"))
    }
    return choices
  }

  // MARK: - By a program that may

  private func save(
    by name: String, overwriting seen: SaveConflict?,
    _ place: @escaping (FilePlacement) throws(ProgramError) -> Void
  ) {
    let isSaved = save(by: name, overwriting: seen) {
      model.save(overwriting: seen) { placement throws(SaveFailure) in
        var result = Result<Void, ProgramError>.success(())
        navigator.lendTerminal {
          result = Result { () throws(ProgramError) in try place(placement) }
        }
        if case .failure(let error) = result { throw SaveFailure(error.description) }
      }
    }
    navigator.appearAgain()
    if isSaved { savedLater() }
  }

  // MARK: - Elsewhere

  private func askWhere(_ typed: String? = nil) {
    guard let otherWays else { return }
    let completion = otherWays.completion
    navigator.prompt(
      "Write a copy", text: "Its path; Tab completes it.",
      initial: typed ?? otherWays.proposal(for: model.store.location),
      completions: TextCompletions { @MainActor typed in typed.isEmpty ? [] : completion.texts(for: typed) }
    ) { typed in
      if let typed, !typed.isEmpty { copy(to: typed, at: completion.path(typed)) }
    }
  }

  private func copy(to typed: String, at path: String) {
    let isCopied = navigator.attempt { () throws(SaveFailure) in
      try model.copy(to: path)
      navigator.show(message: "the changes are in \(typed) now; here they are still unsaved")
    }
    if !isCopied { askWhere(typed) }
  }
}

extension SaveFailure {
  /// Whether the file may not be written, by this account or by any.
  var isRefusal: Bool {
    guard case .file(let error)? = cause else { return false }
    return switch error {
    case .notWritable, .readOnly, .readOnlyFileSystem, .immutable, .appendOnly, .untrustedFolder: true
    default: false
    }
  }
}
