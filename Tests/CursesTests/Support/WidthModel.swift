@testable import Curses

/// How a terminal counts columns; those in use disagree, so the tests try several.
struct WidthModel: Sendable, CustomStringConvertible {
  let description: String
  /// Whether scalars of one grapheme cluster share a cell, whose columns `cluster` tells.
  let joinsClusters: Bool
  let scalar: @Sendable (Unicode.Scalar) -> Int
  let cluster: @Sendable (String) -> Int

  /// Adds up scalars by the newest data, as terminals without cluster support do.
  static let summing = WidthModel(
    description: "summing", joinsClusters: false, scalar: { ScalarColumns.of($0).own ?? 1 }, cluster: { _ in 1 })

  /// Adds up scalars by the C library's older data.
  static let summingOld = WidthModel(
    description: "summing, old data", joinsClusters: false,
    scalar: { abs(WidthAgreement.libraryColumns(of: $0)) }, cluster: { _ in 1 })

  /// Knows nothing wide above the ideographs: no emoji, no regional indicators.
  static let ancient = WidthModel(
    description: "ancient", joinsClusters: false,
    scalar: {
      let columns = abs(WidthAgreement.libraryColumns(of: $0))
      return (0x10000..<0x20000).contains($0.value) ? min(1, columns) : columns
    },
    cluster: { _ in 1 })

  /// Keeps clusters together and counts them as Settee does.
  static let clustering = WidthModel(
    description: "clustering", joinsClusters: true, scalar: { ScalarColumns.of($0).own ?? 1 },
    cluster: { min(2, DisplayWidth.of($0)) })

  /// Keeps clusters together and gives each the columns of its first scalar: no presentation selectors, no spacing
  /// marks, no pairs of regional indicators.
  static let firstScalar = WidthModel(
    description: "first scalar", joinsClusters: true, scalar: { ScalarColumns.of($0).own ?? 1 },
    cluster: { text in
      if text.unicodeScalars.contains("\u{FE0E}") { return 1 }
      guard let first = text.unicodeScalars.first, !(0x1F1E6...0x1F1FF).contains(first.value) else { return 1 }
      return max(1, WidthAgreement.libraryColumns(of: first))
    })

  static let all = [summing, summingOld, ancient, clustering, firstScalar]
}
