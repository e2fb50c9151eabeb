import CLinuxProcesses
import Libc

/// One output of a program that runs: a pipe, and what came through it.
final class ProgramOutput {
  private(set) var bytes: [UInt8] = []
  /// How many of the bytes are known to hold no end of a line.
  private var looked = 0
  /// Whether the line that is being read is longer than is wanted.
  private var isInLongLine = false
  /// The end that the program writes to; -1 once it is closed.
  private(set) var writer: Int32
  private var reader: Int32

  /// Nil where no more files can be opened.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard linux_pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeWriter()
    closeReader()
  }

  /// Closes this side's copy, so that the output ends with the program.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  private func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  /// Waits until one of the outputs has something, and reads it; or until a process ends.
  ///
  /// - Parameter process: a descriptor of the process, or -1.
  /// - Returns: whether there was something.
  static func read(_ outputs: [ProgramOutput], orEndOf process: Int32, waiting seconds: Double) -> Bool {
    var files = (outputs.map(\.reader) + [process]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), Int32(seconds * 1000)) > 0 else { return false }
    var hasRead = false
    for (output, file) in zip(outputs, files) where file.revents != 0 {
      hasRead = output.readPiece() || hasRead
    }
    return hasRead
  }

  private func readPiece() -> Bool {
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Libc.read(reader, buffer.baseAddress, buffer.count))
    }
    bytes += piece
    if piece.isEmpty { closeReader() }
    return !piece.isEmpty
  }

  /// Hands on the lines that are whole, without their ends, and forgets them.
  ///
  /// - Parameters:
  ///   - most: the most bytes that a line may have.
  ///   - isEnd: whether nothing follows, so that what is left is a line.
  ///   - tell: called with each; nil in the place of one that is longer.
  func takeLines(most: Int, isEnd: Bool, _ tell: ([UInt8]?) -> Void) {
    var start = 0
    while let end = bytes[max(start, looked)...].firstIndex(of: 0x0A) {
      tell(isInLongLine || end - start > most ? nil : Array(bytes[start..<end]))
      (start, isInLongLine) = (end + 1, false)
    }
    bytes.removeFirst(start)
    if bytes.count > most { (bytes, isInLongLine) = ([], true) }
    looked = bytes.count
    if isEnd, !bytes.isEmpty || isInLongLine { tell(isInLongLine ? nil : bytes) }
  }

  /// Forgets what goes beyond so many bytes.
  func keep(most: Int) {
    if bytes.count > most { bytes.removeLast(bytes.count - most) }
  }
}
