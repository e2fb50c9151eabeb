extension Navigator {
  /// Asks for a yes or a no, over the present screen; `y` and `n` answer it at once.
  ///
  /// ```swift
  /// func didSelect(_ file: String, in navigator: Navigator) async {
  ///   if await navigator.confirm("Delete \(file)?", text: "It cannot be brought back.", yes: "Delete", isDestructive: true) {
  ///     delete(file)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - question: the title of the dialog.
  ///   - text: what comes of it, in a sentence or two; empty for nothing.
  ///   - yes: what is done, as a verb; a plain word unless given.
  ///   - no: what is done instead.
  ///   - isDestructive: whether something is lost by it: Enter pressed without reading then does no harm.
  /// - Returns: whether the user agreed; false as well where Esc, Ctrl-C or the end of the task dismissed the dialog.
  public func confirm(
    _ question: String, text: String = "", yes: String? = nil, no: String? = nil, isDestructive: Bool = false
  ) async -> Bool {
    var agreement = DialogChoice(yes ?? Words.current[.yes], value: true, isDestructive: isDestructive)
    agreement.key = ("yes", .character("y"))
    var refusal = DialogChoice(no ?? Words.current[.no], value: false)
    refusal.key = ("no", .character("n"))
    return await choose(question, text: text, from: [agreement, refusal], initially: !isDestructive) ?? false
  }

  /// Asks for one of several, over the present screen.
  ///
  /// ```swift
  /// let signal = await navigator.choose("Send a signal", from: [
  ///   DialogChoice("Ask it to end", value: SIGTERM),
  ///   DialogChoice("End it at once", value: SIGKILL, isDestructive: true),
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - question: the title of the dialog.
  ///   - text: what it is about, in a sentence or two; empty for nothing.
  ///   - choices: what can be chosen; a search finds in many of them.
  ///   - value: the one that is focused at first; the first that destroys nothing unless given.
  /// - Returns: the chosen one; nil where the dialog was dismissed.
  public func choose<Value: Hashable & Sendable>(
    _ question: String, text: String = "", from choices: [DialogChoice<Value>], initially value: Value? = nil
  ) async -> Value? {
    await ask(text: text) { reply in
      ChoiceTable(title: question, choices: choices, initial: value, reply: reply)
    }
  }

  /// Asks for one of several, and goes on with the answer; for where nothing can wait.
  ///
  /// - Parameters:
  ///   - question: the title of the dialog.
  ///   - text: what it is about, in a sentence or two; empty for nothing.
  ///   - choices: what can be chosen; a search finds in many of them.
  ///   - value: the one that is focused at first; the first that destroys nothing unless given.
  ///   - then: what is done with the chosen one; nil where the dialog was dismissed.
  public func choose<Value: Hashable>(
    _ question: String, text: String = "", from choices: [DialogChoice<Value>], initially value: Value? = nil,
    then: @escaping (Value?) -> Void
  ) {
    present(
      text: text,
      { reply in ChoiceTable(title: question, choices: choices, initial: value, reply: reply) }, then: then)
  }

  /// Asks for a line of text, over the present screen.
  ///
  /// ```swift
  /// let name = await navigator.prompt("New folder", text: "A name without a slash") { name throws(TextProblem) in
  ///   if name.isEmpty || name.contains("/") { throw TextProblem("A name has letters and no slash") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - question: the title of the dialog.
  ///   - text: what is to be typed, in a sentence or two; empty for nothing.
  ///   - initial: the text that is there at first.
  ///   - isSecure: whether what is typed is hidden, as a password is.
  ///   - completions: what the text may become, listed under it while it is typed; nil for nothing.
  ///   - validate: throws what is wrong with a text; called at each key, and what is wrong is not taken.
  /// - Returns: the text; nil where the dialog was dismissed.
  public func prompt(
    _ question: String, text: String = "", initial: String = "", isSecure: Bool = false,
    completions: TextCompletions? = nil,
    validate: @escaping (String) throws(TextProblem) -> Void = { (_: String) throws(TextProblem) in }
  ) async -> String? {
    await ask(text: text) { reply in
      PromptTable(
        title: question, initial: initial, isSecure: isSecure, completions: completions, validate: validate,
        reply: reply)
    }
  }

  /// Asks for a line of text, and goes on with it; for where nothing can wait.
  ///
  /// - Parameters:
  ///   - question: the title of the dialog.
  ///   - text: what is to be typed, in a sentence or two; empty for nothing.
  ///   - initial: the text that is there at first.
  ///   - isSecure: whether what is typed is hidden, as a password is.
  ///   - completions: what the text may become, listed under it while it is typed; nil for nothing.
  ///   - validate: throws what is wrong with a text; called at each key, and what is wrong is not taken.
  ///   - then: what is done with the text; nil where the dialog was dismissed.
  public func prompt(
    _ question: String, text: String = "", initial: String = "", isSecure: Bool = false,
    completions: TextCompletions? = nil,
    validate: @escaping (String) throws(TextProblem) -> Void = { (_: String) throws(TextProblem) in },
    then: @escaping (String?) -> Void
  ) {
    present(
      text: text,
      { reply in
        PromptTable(
          title: question, initial: initial, isSecure: isSecure, completions: completions, validate: validate,
          reply: reply)
      }, then: then)
  }

  /// Asks with a table of one's own, over the present screen: what a row means is said with the reply that the table is
  /// given.
  ///
  /// ```swift
  /// let file = await navigator.ask(text: "Which one is right?") { reply in FilesTable(files, reply: reply) }
  /// ```
  ///
  /// - Parameters:
  ///   - text: what it is about, above the rows; empty for nothing.
  ///   - content: makes the table; its title is the dialog's. It answers by calling what it is given.
  /// - Returns: the answer; nil where the dialog was dismissed.
  public func ask<Answer: Sendable>(
    text: String = "", with content: (@escaping @MainActor (Answer) -> Void) -> some TableScreen
  ) async -> Answer? {
    let pending = PendingAnswer<Answer>()
    let dialog = open(text: text, content) { pending.finish($0) }
    pending.dismiss = { [weak self, weak dialog] in
      if let dialog { self?.remove(dialog) }
    }
    return await withTaskCancellationHandler {
      await pending.answer()
    } onCancel: {
      Task { @MainActor in pending.dismiss() }
    }
  }

  /// Asks with a table of one's own, and goes on with its answer; for where nothing can wait.
  ///
  /// - Parameters:
  ///   - text: what it is about, above the rows; empty for nothing.
  ///   - content: makes the table, which answers by calling what it is given.
  ///   - then: what is done with the answer; nil where the dialog was dismissed.
  public func present<Answer>(
    text: String = "", _ content: (@escaping @MainActor (Answer) -> Void) -> some TableScreen,
    then: @escaping (Answer?) -> Void
  ) {
    _ = open(text: text, content, then: then)
  }

  /// Makes a question for ``confirmationBeforeQuit``, which ``quit()`` shows over the present screen.
  ///
  /// Esc stays in the program. What else would leave it, as Ctrl-C, does not take the question away.
  ///
  /// ```swift
  /// navigator.confirmationBeforeQuit = { navigator in
  ///   if !model.isChanged { return nil }
  ///   return navigator.questionBeforeQuit(text: "A text is not saved.") { reply in
  ///     LeavingTable(reply: reply)
  ///   } then: { (leaves: Bool?) in
  ///     if leaves == true { navigator.quitNow() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: what is at stake, above the rows; empty for nothing.
  ///   - content: makes the table, which answers by calling what it is given.
  ///   - then: what is done with the answer; nil where the user stays.
  public func questionBeforeQuit<Answer>(
    text: String = "", _ content: (@escaping @MainActor (Answer) -> Void) -> some TableScreen,
    then: @escaping (Answer?) -> Void
  ) -> any Screen {
    makeDialog(text: text, staysOnInterrupt: true, content, then: then)
  }

  private func open<Answer>(
    text: String, _ content: (@escaping @MainActor (Answer) -> Void) -> some TableScreen,
    then: @escaping (Answer?) -> Void
  ) -> any Screen {
    let dialog = makeDialog(text: text, content, then: then)
    push(dialog)
    return dialog
  }

  private func makeDialog<Answer>(
    text: String, staysOnInterrupt: Bool = false,
    _ content: (@escaping @MainActor (Answer) -> Void) -> some TableScreen, then: @escaping (Answer?) -> Void
  ) -> any Screen {
    let reply = DialogReply<Answer>()
    let dialog = DialogController(content { reply.give($0) }, text: text, over: top) { then(nil) }
    dialog.staysOnInterrupt = staysOnInterrupt
    reply.give = { [weak self, weak dialog] answer in
      guard let self, let dialog, self.screens.contains(where: { $0 === dialog }) else { return }
      dialog.end()
      self.remove(dialog)
      then(answer)
    }
    return dialog
  }
}
