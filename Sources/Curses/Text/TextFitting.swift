/// Cuts text to a number of columns, at whole characters.
///
/// ```swift
/// TextFitting.truncate("Effort level", columns: 8)            // "Effort …"
/// TextFitting.wrap("one of low, medium, high", columns: 12)   // ["one of low,", "medium, high"]
/// ```
public enum TextFitting {
  /// `text` where it fits, else as much of it as leaves room for an ellipsis, and the ellipsis.
  ///
  /// - Complexity: proportional to `columns`, however long the text is.
  public static func truncate(_ text: String, columns: Int) -> String {
    let text = text[...]
    let whole = prefix(columns: columns, of: text)
    if whole.endIndex == text.endIndex { return String(text) }
    if columns <= 0 { return "" }
    return prefix(columns: columns - 1, of: whole) + "…"
  }

  /// `text` where it fits, else an ellipsis and as much of its end as there is room for.
  public static func truncateStart(_ text: String, columns: Int) -> String {
    let width = DisplayWidth.of(text)
    if width <= columns { return text }
    if columns <= 0 { return "" }
    return "…" + dropFirst(columns: width - columns + 1, of: text[...])
  }

  /// The longest beginning of `text` of at most so many columns.
  public static func prefix(columns: Int, of text: Substring) -> Substring {
    var left = columns
    var end = text.startIndex
    TextWalk.forEach(
      in: text,
      ascii: { run, offset in
        let taken = max(0, min(run.count, left))
        left -= taken
        end = text.utf8.index(text.startIndex, offsetBy: offset + taken)
        return taken == run.count
      },
      cluster: {
        left -= CellCluster.columns(of: $0)
        if left >= 0 { end = $0.endIndex }
        return left >= 0
      })
    return text[..<end]
  }

  /// `text` without its first columns; a blank takes the place of half a wide character.
  public static func dropFirst(columns: Int, of text: Substring) -> Substring {
    guard columns > 0 else { return text }
    let kept = prefix(columns: columns, of: text)
    var missing = columns - DisplayWidth.of(kept)
    var rest = text[kept.endIndex...]
    if missing > 0, let split = rest.indices.first {
      let next = rest.index(after: split)
      missing = CellCluster.columns(of: rest[split..<next]) - missing
      rest = String(repeating: " ", count: missing) + rest[next...]
    }
    return rest
  }
}
