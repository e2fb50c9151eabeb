import CMalloc
import Libc

/// How this process takes memory from the system.
enum Allocation {
  /// Gives the system back what was used for a while, as by a look at the whole machine.
  static func giveBack() { malloc_trim(0) }

  /// For several threads: each time the memory of one of them grows by a few pages, all are held up. Sixteen megabytes
  /// ahead cost nothing before they are used.
  static func takeLargePieces() {
    mallopt(M_TOP_PAD, 16 << 20)
    keepLargePieces()
  }

  /// Does not give the system back what the next change of a large document needs again: each page that comes back is
  /// cleared first.
  static func keepLargePieces() {
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
  }
}
