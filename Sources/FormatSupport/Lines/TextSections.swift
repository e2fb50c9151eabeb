/// The sections that the headers of a text of lines begin, and the settings in each: a view of a document's records.
package struct TextSections {
  let storage: DocumentStorage
  /// The records of a container that are written on lines of its sections.
  let settings: (_ container: Int) -> [Int]

  package init(storage: DocumentStorage, settings: @escaping (_ container: Int) -> [Int]) {
    self.storage = storage
    self.settings = settings
  }

  package struct Section {
    /// `nil` for the part above all headers, which the root has.
    package let header: Range<Int>?
    /// From the header's end to the next header.
    package let range: Range<Int>
    /// The arena index of the container that the settings are in.
    let container: Int
    /// The arena indices of the values that are written here, those of lists among them, in the order of the text.
    package let settings: ArraySlice<Int>
  }

  private var headers: [HeaderRecord] { storage.headers }

  /// Every section; the one above all headers is the first.
  package var all: [Section] { sections(of: Set(headers.map { $0.container } + [0])) }

  /// The sections that containers are written as, with their settings, in the order of the text.
  ///
  /// - Complexity: the headers of the text and the settings of the containers.
  package func sections(of containers: Set<Int>) -> [Section] {
    var rest = containers.flatMap(settings).sorted { storage.records[$0].start < storage.records[$1].start }[...]
    return (0...headers.count).compactMap { number in
      let header = number == 0 ? nil : headers[number - 1]
      let container = Int(header?.container ?? 0)
      guard containers.contains(container) else { return nil }
      let start = header?.end ?? UTF8Text.start(of: storage.text)
      let range = start..<max(start, number < headers.count ? headers[number].start : storage.text.count)
      let own = rest.prefix { storage.records[$0].start <= range.upperBound }
      rest = rest.dropFirst(own.count)
      return Section(header: header?.span, range: range, container: container, settings: own)
    }
  }

  /// The settings of some sections that go over several lines.
  package func valuesOverLines(in sections: [Section]) -> [Range<Int>] {
    sections.flatMap(\.settings).map { storage.records[$0].span }.filter {
      ByteScan.contains(0x0A, in: storage.text, $0)
    }
  }
}
