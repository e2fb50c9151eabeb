import SettingsDocuments
import SettingsScreens
import TerminalTables

/// Where each row of the first screen leads.
extension HomeScreen {
  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .file(let file), .recent(let file): files.show(FileRequest(path: file.path), on: navigator)
    case .program(let name): open(program: name, in: navigator)
    case .open: questions(in: navigator).open()
    case .create: questions(in: navigator).create()
    case .theme: chooseTheme(in: navigator)
    case .stored: break
    case .settings: openPreferences(in: navigator)
    case .about: navigator.push(AboutScreen())
    case .clear: await clear(in: navigator)
    }
  }

  /// One file is opened, several are listed.
  func open(program name: String, in navigator: Navigator) {
    guard let program = machine.programs.program(named: name), program.files.count == 1 else {
      return showFiles(ofProgram: name, in: navigator)
    }
    files.show(program.files[0].request, on: navigator)
  }

  func showFiles(ofProgram name: String, in navigator: Navigator) {
    let summary = program(name) ?? ProgramSummary(name: name, title: name, files: [])
    navigator.push(ProgramFilesScreen(summary, machine: machine, survey: survey, files: files))
  }

  private func openPreferences(in navigator: Navigator) {
    if let problem = preferences.problem {
      navigator.show(message: problem, isError: true)
    } else {
      navigator.push(preferences.screen)
    }
  }

  private func chooseTheme(in navigator: Navigator) {
    let screen = DocumentScreens.choices(of: preferences.session, at: ["theme"]) { [preferences, weak navigator] in
      navigator?.pop()
      do throws(PreferencesError) {
        try preferences.save()
      } catch {
        navigator?.show(message: error.description, isError: true)
      }
    }
    navigator.push(screen)
  }

  func stepTheme(by direction: Int, in table: TableView?) {
    let next = ThemeChoice(name: preferences.themeName).step(by: direction)
    do throws(PreferencesError) {
      try preferences.set("theme", to: next.name)
    } catch {
      table?.show(error: error.description)
    }
    table?.reconfigure(ItemID.theme)
  }

  private func clear(in navigator: Navigator) async {
    if preferences.asksBeforeRemoving {
      let isAgreed = await navigator.confirm(
        "Clear?", text: "The journal, the recent files and the copies that Settee keeps are removed for good.",
        yes: "Clear what Settee stores", no: "Leave it as it is", isDestructive: true)
      guard isAgreed else { return }
    }
    clearNow(in: navigator)
  }

  private func clearNow(in navigator: Navigator) {
    do throws(FileError) {
      try stored.clear()
      navigator.reloadTop()
      navigator.show(message: "Cleared")
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
