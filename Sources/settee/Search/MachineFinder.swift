import SettingsDocuments
import SettingsScreens
import SettingsSearch

/// Finds settings of this machine; what it searches is read, or made, beside the interface, once for all screens.
@MainActor
final class MachineFinder {
  private let index: MachineIndex
  private(set) var finder: SettingFinder?
  /// How many programs of how many are read; nil while nothing is, or it is not known yet.
  private(set) var progress: (done: Int, all: Int)?
  private(set) var isReading = false
  private var waiting: [@MainActor () -> Void] = []
  var onProgress: () -> Void = {}

  init(_ index: MachineIndex) { self.index = index }

  /// Looks whether the index is still of what the machine has; what was found so far serves until then.
  ///
  /// - Parameters:
  ///   - isQuiet: whether nobody waits for it.
  ///   - onReady: called when that is known.
  func begin(isQuiet: Bool = false, _ onReady: @escaping @MainActor () -> Void = {}) {
    waiting.append(onReady)
    if isReading { return }
    isReading = true
    let index = index
    Workers.beginOrDo(isQuiet: isQuiet) {
      let finder = index.finder { done, all in
        Task { @MainActor [weak self] in self?.take(progress: (done, all)) }
      }
      finder?.prepare()
      Task { @MainActor [weak self] in self?.take(finder) }
    }
  }

  private func take(progress: (Int, Int)) {
    self.progress = progress
    onProgress()
  }

  private func take(_ finder: SettingFinder?) {
    (isReading, progress) = (false, nil)
    Allocation.giveBack()
    if let finder { self.finder = finder }
    let waiting = waiting
    self.waiting = []
    waiting.forEach { $0() }
  }

  /// Reads or makes the index on this thread, for who has nothing else to do.
  ///
  /// - Parameter isNew: whether it is made in any case.
  func read(isNew: Bool = false) { take(index.finder(isNew: isNew)) }

  /// The settings that fit best; nil while nothing can be searched.
  ///
  /// - Parameters:
  ///   - traits: the bits of filters that they fit.
  ///   - programs: those that are looked through; nil for all.
  func find(_ typed: String, having traits: UInt32 = 0, programs: [String]? = nil, most: Int = 100) -> [SettingHit]? {
    guard let finder else { return nil }
    if let found = try? finder.find(typed, having: traits, programs: programs, most: most) { return found }
    // It turned out to be cut off, and is made anew when it is needed next.
    self.finder = nil
    return nil
  }

  /// Finds settings of the files of one program by what one wants.
  func intents(ofProgram name: String) -> IntentSearch {
    IntentSearch(begin: { self.begin($0) }) { typed in
      // The same setting may be set in several files of the program, and each time is a hit.
      let hits = self.find(typed, programs: [name]) ?? []
      return hits.compactMap { hit in hit.path.map { IntentSearch.Hit(path: $0, hit.wish) } }.uniqued(on: \.path)
    }
  }
}

extension SettingHit {
  var path: Path? { try? Path(parsing: setting.path) }
}

extension IntentSearch.Hit {
  init(path: Path, _ wish: SettingHit.Wish?) { self.init(path: path, wanted: wish?.value, phrase: wish?.phrase) }
}
