import Glibc
import Synchronization

/// Work that is shared out over all cores.
///
/// Threads of their own, and not those of Swift's tasks: checking goes as deep as documents and schemas are nested,
/// and the stacks of tasks have half a mebibyte.
enum Workers {
  private static let stackSize = 16 << 20

  /// The results for `0..<count`, in this order; `work` is called from several threads at once.
  static func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let threadCount = min(coreCount, count)
    guard threadCount > 1 else { return (0..<count).map(work) }
    let shared = Shared(count: count, threadCount: threadCount, work: work)
    // This thread works too; where the system gives no other, it does all of it.
    let threads = (1..<threadCount).compactMap { _ in start(shared) }
    shared.run()
    for thread in threads { pthread_join(thread, nil) }
    return shared.results
  }

  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func start(_ shared: any Runnable) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(Box(shared))
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, runBoxed, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  private protocol Runnable: AnyObject, Sendable {
    func run()
  }

  private final class Box {
    let work: any Runnable
    init(_ work: any Runnable) { self.work = work }
  }

  private static let runBoxed: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
    if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work.run() }
    return nil
  }

  /// Hands out numbers and gathers results.
  private final class Shared<Result: Sendable>: Runnable {
    private let count: Int
    private let threadCount: Int
    private let work: @Sendable (Int) -> Result
    private let next = Mutex(0)
    private let gathered = Mutex<[(Int, Result)]>([])

    init(count: Int, threadCount: Int, work: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.threadCount = threadCount
      self.work = work
    }

    func run() {
      var own: [(Int, Result)] = []
      while case let share = takeShare(), !share.isEmpty {
        for number in share { own.append((number, work(number))) }
      }
      gathered.withLock { $0 += own }
    }

    /// Several numbers at a time, for what stands together in a list often needs the same things, which two threads
    /// would both make; fewer towards the end, so that all threads end together.
    private func takeShare() -> Range<Int> {
      next.withLock { next in
        let share = min(16, (count - next) / (threadCount * 4))
        let first = next
        next = min(next + max(share, 1), count)
        return first..<next
      }
    }

    var results: [Result] {
      gathered.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
    }
  }
}
