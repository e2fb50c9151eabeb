import SettingsDocuments

/// How long telling the formats of many files takes, whose paths are the lines of standard input.
enum Detection {
  static func measure() {
    var paths: [String] = []
    while let line = readLine() { paths.append(line) }
    let files = paths.compactMap { path in (try? FileContent(path)).map { (path: path, bytes: $0.bytes) } }
    var counts: (known: Int, refused: Int, unknown: Int) = (0, 0, 0)
    let start = seconds()
    for file in files {
      switch FormatDetection(name: file.path, content: file.bytes) {
      case .known: counts.known += 1
      case .refused: counts.refused += 1
      case .unknown: counts.unknown += 1
      }
    }
    let taken = seconds() - start
    let verdicts = "\"known\": \(counts.known), \"refused\": \(counts.refused), \"unknown\": \(counts.unknown)"
    print("{\"files\": \(files.count), \(verdicts), \"seconds\": \(taken)}")
  }
}
