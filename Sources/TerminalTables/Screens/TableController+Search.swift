import Curses

extension TableController {
  /// What is typed into the search; nil while none is open.
  var searchField: TextEditor? {
    get { content.searchBar?.field ?? openedField }
    set {
      if let bar = content.searchBar { bar.field = newValue ?? TextEditor() } else { openedField = newValue }
    }
  }

  func beginSearch() {
    guard !table.isEmpty, content.searchBar == nil else { return }
    openedField = TextEditor()
    beginFiltering()
  }

  func beginFiltering() {
    if let texts = content.searchTexts {
      var first: FilterText? = texts
      table.beginFiltering(
        by: .prepared { [content] in
          defer { first = nil }
          return first ?? content.searchTexts ?? FilterText([])
        })
    } else {
      table.beginFiltering(by: { [content] (item: Content.ItemID) in content.searchText(for: item) })
    }
  }

  func showFound() {
    guard let typed = searchField?.text else { return }
    guard let bar = content.searchBar, let find = bar.onChange else {
      return table.setFilter(content.searchQuery(for: typed))
    }
    guard bar.takeChange() else { return }
    find(typed)
    table.reloadSections()
    table.move(.first)
  }

  /// Esc in a search that is open as long as its screen.
  private func leaveSearchBar(in navigator: Navigator) {
    guard let reason = navigator.reasonToStay(isTyping: true) else { return navigator.pop() }
    navigator.show(message: reason, isError: true)
  }

  /// Answers a key while a search is open; false for one that has nothing to do with it.
  func search(_ key: Key, in navigator: Navigator) -> Bool {
    switch key {
    case .escape where openedField == nil: leaveSearchBar(in: navigator)
    case .escape: endSearch(keepingFocus: false)
    case .enter where openedField == nil: open(in: navigator)
    case .enter: endSearch(keepingFocus: true)
    case .up: table.move(.up)
    case .down: table.move(.down)
    case .pageUp: table.move(.pageUp)
    case .pageDown: table.move(.pageDown)
    default:
      if searchField?.handle(key) != true { return openedField != nil }
    }
    return true
  }

  func endSearch(keepingFocus: Bool) {
    openedField = nil
    table.endFiltering(keepingFocus: keepingFocus)
  }

  var searchLine: Chrome.SearchLine? {
    searchField.map { field in
      let words = Words.current
      let found = "\(table.focusPosition.count)"
      let count = table.awaitsHits ? words[.searching] : words.text(.found, ["count": found])
      let keys =
        openedField != nil
        ? words[.searchKeys] : navigator?.reasonToStay(isTyping: true) ?? words[.searchBarKeys]
      return Chrome.SearchLine(field: field, note: content.searchBar?.note ?? (field.isEmpty ? keys : count))
    }
  }
}
