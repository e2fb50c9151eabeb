/// A cell with a readable byte count.
///
/// ```swift
/// final class FileCell: Cell, BytesCountPresentable {
///   let bytesCountLabel = Label(.detail)
///   var layout: RowLayout { .row(.spacer, bytesCountLabel) }
/// }
/// table.dequeue(FileCell.self) { $0.setBytesCount(1536) }   // 1.5 KiB
/// ```
@MainActor
public protocol BytesCountPresentable: AnyObject {
  /// Shows the byte count, as a rule at the right edge.
  var bytesCountLabel: Label { get }
}

extension BytesCountPresentable {
  /// Shows a number of bytes; `N/A` where it is not known.
  public func setBytesCount(_ count: Int?, units: ByteUnits = .binary) {
    bytesCountLabel.text = count.map(units.string(for:)) ?? Words.current[.notAvailable]
  }
}
