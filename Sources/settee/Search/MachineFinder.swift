import SettingsSearch

/// Finds settings of this machine; what it searches is read, or made, beside the interface, once for all screens.
@MainActor
final class MachineFinder {
  private let index: MachineIndex
  private(set) var finder: SettingFinder?
  private var key = ""
  private(set) var isReading = false
  private var waiting: [@MainActor () -> Void] = []

  init(_ index: MachineIndex) { self.index = index }

  /// Looks whether the index is still of what the machine has; what was found so far serves until then.
  ///
  /// - Parameter onReady: called when that is known.
  func begin(_ onReady: @escaping @MainActor () -> Void) {
    waiting.append(onReady)
    if isReading { return }
    isReading = true
    let index = index
    let begins = Workers.begin {
      let content = index.content()
      Task { @MainActor [weak self] in self?.take(content) }
    }
    if !begins { take(index.content()) }
  }

  private func take(_ content: MachineIndex.Content?) {
    isReading = false
    if let content, content.key != key || finder == nil { (finder, key) = (content.finder, content.key) }
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0() }
  }

  /// The settings that fit best; nil while nothing can be searched.
  ///
  /// - Parameter programs: those that are looked through; nil for all.
  func find(_ typed: String, programs: [String]? = nil, most: Int = 100) -> [SettingHit]? {
    guard let finder else { return nil }
    if let found = try? finder.find(typed, programs: programs, most: most) { return found }
    // It turned out to be cut off, and is made anew when it is needed next.
    self.finder = nil
    return nil
  }
}
