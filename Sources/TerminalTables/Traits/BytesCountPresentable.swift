/// A cell with a readable byte count.
@MainActor
public protocol BytesCountPresentable: AnyObject {
  var bytesCountLabel: Label { get }
}

extension BytesCountPresentable {
  /// Shows a number of bytes; `N/A` where it is not known.
  public func setBytesCount(_ count: Int?, units: ByteUnits = .binary) {
    bytesCountLabel.text = count.map(units.string(for:)) ?? "N/A"
  }
}
