import SettingsDocuments

/// A file, of JSON for the most part, in which the program keeps something for itself; nothing depends on it.
struct KeptFile: Sendable {
  /// Nil where nothing can be kept.
  let path: String?
  let writer: FileWriter

  /// The elements of the array that is in it; none where that cannot be read.
  var elements: [Node] {
    guard let path, let content = try? FileContent(ownFile: path, writer.fileSystem),
      let document = try? Document(parsing: content.bytes, as: .json)
    else { return [] }
    return Array(document.root.elements)
  }

  /// Keeps an array, if that can be done.
  func keep(_ elements: [Value]) {
    keep(Array((Value.array(elements).json + "\n").utf8))
  }

  func keep(_ text: [UInt8]) {
    guard let path else { return }
    if (try? writer.fileSystem.linkStatus(of: path)) != nil {
      try? writer.replace(path, with: text)
    } else {
      try? writer.create(path, with: text)
    }
  }
}
