/// The sections that the headers of a text of lines begin, and the settings in each: a view of a document's records.
struct TextSections {
  let storage: DocumentStorage

  struct Section {
    /// `nil` for the part above all headers, which the root has.
    let header: Range<Int>?
    /// From the header's end to the next header.
    let range: Range<Int>
    /// The arena index of the container that the settings are in.
    let container: Int
    /// The arena indices of the scalars that are written here, those of lists among them, in the order of the text.
    let settings: ArraySlice<Int>
  }

  private var headers: [HeaderRecord] { storage.headers }

  /// A section by its number; the one above all headers is the first.
  private func range(_ number: Int) -> Range<Int> {
    let start = number == 0 ? UTF8Text.start(of: storage.text) : headers[number - 1].end
    let end = number < headers.count ? headers[number].start : storage.text.count
    return start..<max(start, end)
  }

  /// Every section, without its settings.
  var all: [Section] {
    (0...headers.count).map { number in
      let header = number == 0 ? nil : headers[number - 1]
      return Section(
        header: header?.span, range: range(number), container: header?.container ?? 0, settings: [])
    }
  }

  /// The sections that containers are written as, with their settings, in the order of the text.
  ///
  /// - Complexity: the headers of the text and the settings of the containers.
  func sections(of containers: Int...) -> [Section] { sections(of: Set(containers)) }

  func sections(of containers: Set<Int>) -> [Section] {
    var rest = containers.flatMap(settings).sorted { storage.records[$0].start < storage.records[$1].start }[...]
    return all.filter { containers.contains($0.container) }.map { section in
      let own = rest.prefix { storage.records[$0].start <= section.range.upperBound }
      rest = rest.dropFirst(own.count)
      return Section(header: section.header, range: section.range, container: section.container, settings: own)
    }
  }

  private func settings(of container: Int) -> [Int] {
    ChildIndices(of: container, in: storage.records).flatMap { child -> [Int] in
      switch storage.records[child].kind {
      case .object: []
      case .array: Array(ChildIndices(of: child, in: storage.records))
      default: [child]
      }
    }
  }

  /// The first setting of the text's arena that fits.
  func firstSetting(where isWanted: (Int) -> Bool = { _ in true }) -> Int? {
    storage.records.indices.first { storage.records[$0].kind.isScalar && isWanted($0) }
  }

  /// The values that go over several lines, in the order of the text.
  var valuesOverLines: [Range<Int>] {
    let spans = storage.records.lazy.filter(\.kind.isScalar).map(\.span)
    return spans.filter { ByteScan.contains(0x0A, in: storage.text, $0) }.sorted { $0.lowerBound < $1.lowerBound }
  }
}
