import Libc
import Synchronization

/// Work that is shared out over all cores.
///
/// Threads of their own, and not those of Swift's tasks: checking goes as deep as documents and schemas are nested,
/// and the stacks of tasks have half a mebibyte.
enum Workers {
  private static let stackSize = 16 << 20

  /// Does work for `0..<count`; `work` is called from several threads at once, `deliver` on this one, with the results
  /// in their order, as soon as those before them are there.
  static func forEach<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result, deliver: ([Result]) -> Void
  ) {
    let threadCount = max(1, min(coreCount, count))
    if threadCount > 1 { Allocation.takeLargePieces() }
    let shared = Shared(count: count, threadCount: threadCount, work: work)
    // This thread works too; where the system gives no other, it does all of it.
    let threads = (1..<threadCount).compactMap { _ in start { while shared.runShare() {} } }
    while shared.runShare() { deliver(shared.takeReady()) }
    for thread in threads { pthread_join(thread, nil) }
    deliver(shared.takeReady())
  }

  /// Does work on a thread of its own; false where the system gives none.
  ///
  /// - Parameter isQuiet: whether it, and the threads that it starts, leave the processors to whatever else wants them.
  static func begin(isQuiet: Bool = false, _ work: @escaping @Sendable () -> Void) -> Bool {
    let thread = start {
      // Linux keeps the priority of each thread.
      if isQuiet { setpriority(Int32(PRIO_PROCESS.rawValue), 0, 19) }
      work()
    }
    guard let thread else { return false }
    pthread_detach(thread)
    return true
  }

  /// The same, on this thread where the system gives none.
  static func beginOrDo(isQuiet: Bool = false, _ work: @escaping @Sendable () -> Void) {
    if !begin(isQuiet: isQuiet, work) { work() }
  }

  /// What work gives that is done on a thread of its own; nil where the system gives none.
  @MainActor
  static func value<Value: Sendable>(
    of work: @escaping @Sendable () -> Value, onCancel: @escaping @Sendable () -> Void
  ) async -> Value? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !begin({ continuation.resume(returning: work()) }) { continuation.resume(returning: nil) }
      }
    } onCancel: {
      onCancel()
    }
  }

  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(Box(work))
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, runBoxed, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  private final class Box {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static let runBoxed: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
    if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().work() }
    return nil
  }

  /// Hands out numbers and gathers results.
  private final class Shared<Result: Sendable>: Sendable {
    private let count: Int
    private let threadCount: Int
    private let work: @Sendable (Int) -> Result
    private let next = Mutex(0)
    private let gathered: Mutex<Gathered>

    private struct Gathered {
      var results: [Result?]
      /// How many of the first were taken.
      var taken = 0
    }

    init(count: Int, threadCount: Int, work: @escaping @Sendable (Int) -> Result) {
      self.count = count
      self.threadCount = threadCount
      self.work = work
      gathered = Mutex(Gathered(results: Array(repeating: nil, count: count)))
    }

    /// Does the next share of the work; false when there is none left.
    func runShare() -> Bool {
      let share = takeShare()
      guard !share.isEmpty else { return false }
      let results = share.map(work)
      gathered.withLock { gathered in
        for place in results.indices { gathered.results[share.lowerBound + place] = results[place] }
      }
      return true
    }

    /// The results that nobody has taken yet, up to the first that is not there.
    func takeReady() -> [Result] {
      gathered.withLock { gathered in
        var ready: [Result] = []
        while gathered.taken < count, let result = gathered.results[gathered.taken].take() {
          ready.append(result)
          gathered.taken += 1
        }
        return ready
      }
    }

    /// Several numbers at a time, for what is together in a list often needs the same things, which two threads
    /// would both make; fewer towards the end, so that all threads end together.
    private func takeShare() -> Range<Int> {
      next.withLock { next in
        let share = min(16, (count - next) / (threadCount * 4))
        let first = next
        next = min(next + max(share, 1), count)
        return first..<next
      }
    }
  }
}

/// What one thread sets and others ask: that they are to stop.
final class StopFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
