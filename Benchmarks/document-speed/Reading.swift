import SettingsDocuments

/// `document-speed --read FILE COUNT`: reads a settings file COUNT times and does nothing else, for whoever counts
/// instructions: two runs differ by what the readings cost that one has more.
///
/// Prints one line of JSON with the memory beside the text, in bytes: what the open document holds (`held`), and what
/// the process took to read it (`peak`). What malloc keeps for later counts as held, unless MALLOC_MMAP_THRESHOLD_ in the
/// environment has it give large pieces back.
enum Reading {
  static func measure(_ path: String, count: Int) throws {
    let content = try FileContent(path)
    let format = Format.detect(name: path, content: content.bytes) ?? .json
    Memory.forgetPeak()
    let before = Memory.now
    let first = try Document(parsing: content.bytes, as: format)
    let memory = "\"held\": \(Memory.now - before), \"peak\": \(Memory.peak - before)"
    for _ in 1..<max(1, count) { _ = try Document(parsing: content.bytes, as: format) }
    print("{\"format\": \"\(format.name)\", \"bytes\": \(content.bytes.count), \(memory)}")
    withExtendedLifetime(first) {}
  }
}
