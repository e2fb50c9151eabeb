import Synchronization

/// A place for an object that is made when it is first asked for, by whichever thread comes first, and kept.
///
///     private let table = AtomicLazy<Table>()
///     var known: Table { table.load() ?? table.storeIfNil(Table(values)) }
///
/// The standard library's `AtomicLazyReference` looks its own type up at each call, which costs more than all else
/// that is done with what it holds.
struct AtomicLazy<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  private let address = Atomic<UInt>(0)

  deinit {
    Self.reference(to: address.load(ordering: .acquiring))?.release()
  }

  /// The object; nil before it is made.
  func load() -> Object? {
    Self.reference(to: address.load(ordering: .acquiring))?.takeUnretainedValue()
  }

  /// Keeps an object unless there is one already; returns the one that is kept.
  func storeIfNil(_ made: Object) -> Object {
    let reference = Unmanaged.passRetained(made)
    let (isStored, kept) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: reference.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isStored, let other = Self.reference(to: kept) else { return made }
    reference.release()
    return other.takeUnretainedValue()
  }

  private static func reference(to address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
}

/// A value as an object, for an ``AtomicLazy``.
final class Kept<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
