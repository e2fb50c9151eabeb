import SettingsDocuments
import SettingsScreens
import SettingsSearch

extension OpenFiles {
  /// Finds settings of a file by what one wants; nil where no program is known that reads it.
  func intents(of opened: OpenedFile) -> IntentSearch? {
    guard let search, let page = opened.subject.page else { return nil }
    let name = page.name
    return IntentSearch(begin: { search.begin($0) }) { typed in
      // The same setting may be set in several files of the program, and each time is a hit.
      var known: Set<Path> = []
      return (search.find(typed, programs: [name]) ?? []).compactMap { hit in
        guard let path = try? Path(parsing: hit.path), known.insert(path).inserted else { return nil }
        return IntentSearch.Hit(path: path, hit.wish)
      }
    }
  }
}

extension IntentSearch.Hit {
  init(path: Path, _ wish: SettingHit.Wish?) { self.init(path: path, wanted: wish?.value, phrase: wish?.phrase) }
}
