import SettingsFiles

/// Why a change of before was not taken back, in words for the user.
package enum TakeBackError: Error, Equatable, CustomStringConvertible {
  /// What the value was is not kept.
  case notKept(Path, JournalEntry.ChangedSetting.Kept)
  /// It is already as it was before the change.
  case done(Path)
  /// The setting has another value than the change gave it.
  case changedSince(Path, now: String, given: String)
  case refused(Path, SettingError)

  package var description: String {
    switch self {
    case .notKept(let path, .secret): "\(path) is a secret, so what it was is not kept and cannot be taken back"
    case .notKept(let path, .long): "\(path) was too long to be kept, and cannot be taken back"
    case .notKept(let path, _): "\(path): what it was is not kept, and cannot be taken back"
    case .done(let path): "\(path) is as it was before already"
    case .changedSince(let path, let now, let given):
      "\(path) was changed since: it was made \(given), and is \(now) now"
    case .refused(let path, let error): "\(path): \(error)"
    }
  }
}

extension EditingSession {
  /// Takes one change of before back, whatever was changed beside it since.
  ///
  /// - Parameter force: takes it back although the setting has another value by now, or the schema does not allow the former
  ///   one.
  /// - Throws: why it was not; the text is then as it was.
  /// - Returns: where the setting is.
  @discardableResult
  package func takeBack(
    _ change: JournalEntry.ChangedSetting, force: Bool = false
  ) throws(TakeBackError) -> Path {
    guard change.kept == .values else { throw .notKept(change.path, change.kept) }
    if let place = try putBack(change) { return place }
    let place = place(of: change)
    let now = node(at: place)?.value
    if now == change.old { throw .done(place) }
    if now != change.new, !force {
      throw .changedSince(place, now: shown(now, at: place), given: shown(change.new, at: place))
    }
    do throws(SettingError) {
      switch (change.old, place.last) {
      case (let old?, _): try set(place, to: old, force: force)
      case (nil, .index?): try apply(.remove(place))
      case (nil, _): try reset(place, force: force)
      }
      return place
    } catch {
      throw .refused(place, error)
    }
  }

  /// Puts an item back that was removed from a list, about where it was; nil where that is not what was changed.
  private func putBack(_ change: JournalEntry.ChangedSetting) throws(TakeBackError) -> Path? {
    let place = place(of: change.path)
    guard change.new == nil, let old = change.old, let parent = place.parent, let list = node(at: parent),
      list.kind == .array, let index = place.last?.arrayIndex
    else { return nil }
    if list.children.contains(where: { $0.value == old }) { throw .done(change.path) }
    let end = parent.appending(min(index, list.count))
    do throws(SettingError) { try apply(.insert(end, old)) } catch { throw .refused(end, error) }
    return end
  }

  /// Takes all back that was saved at a time or later, byte for byte, as one step.
  ///
  /// - Returns: whether what is kept leads there: another program may have changed the file since, and nothing is kept of
  ///   secrets.
  package func takeBackText(since time: Int) -> Bool {
    guard !history.isModified else { return false }
    let earlier = EarlierSteps(store.record?.earlierChanges() ?? [], leadingTo: document).done
    guard earlier.contains(where: { $0.time == time }) else { return false }
    var text = document.text
    for step in earlier.reversed().prefix(while: { $0.time >= time }) {
      guard let edits = step.edits, let inverse = edits.inverse(toSize: text.count),
        edits.isWritten(in: text, at: inverse)
      else { return false }
      text = inverse.applied(to: text)
    }
    guard let former = try? Document(parsing: text, as: document.format) else { return false }
    restore(former)
    return true
  }

  /// Where a setting is that was changed: an item of a list may have moved, and is found by its value.
  private func place(of change: JournalEntry.ChangedSetting) -> Path {
    let place = place(of: change.path)
    guard let parent = place.parent, let list = node(at: parent), list.kind == .array,
      let index = place.last?.arrayIndex
    else { return place }
    let asIndex = parent.appending(index)
    guard let new = change.new, node(at: asIndex)?.value != new else { return asIndex }
    let places = list.children.enumerated().filter { $0.element.value == new }.map(\.offset)
    return places.count == 1 ? parent.appending(places[0]) : asIndex
  }

  private func shown(_ value: Value?, at path: Path) -> String {
    value == nil ? "not set" : SecretMask(self).line(for: value, at: path)
  }
}
